/// The fixed parts of the HTML report.
enum DiffPage {
  /// The policy forbids the page to load anything, whatever a token file holds.
  static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>Token changes</title>
    <style>
    :root { color-scheme: light dark; --line: #8884; --quiet: #777; --bad: #c62828; }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 82rem; padding: 0 1.5rem 4rem; }
    header { position: sticky; top: 0; background: Canvas; display: flex; gap: 1.5rem;
      align-items: center; padding: .75rem 0; border-bottom: 1px solid var(--line); z-index: 1; }
    h1 { font-size: 1.25rem; margin: 0; }
    h2 { font-size: 1.1rem; margin: 1.5rem 0 0; }
    h3 { font-size: 1rem; margin: 0 0 .5rem; }
    td.note, td small { color: var(--quiet); font-size: .85rem; overflow-wrap: anywhere; }
    .summary { margin: .25rem 0 0; }
    .group { margin-top: 1.75rem; overflow-x: auto; }
    .falls h3 { color: var(--bad); }
    .falls { border-left: 4px solid var(--bad); padding-left: 1rem; }
    table { border-collapse: collapse; width: 100%; }
    th { text-align: left; font-weight: 500; color: var(--quiet); font-size: .85rem; }
    th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
    .tokens { table-layout: fixed; min-width: 60rem; }
    th.token { width: 30%; }
    th.note { width: 22%; }
    .edited td { border-top: 1px solid var(--quiet); }
    .edited td:first-child { font-weight: 600; }
    .follower td:first-child { padding-left: 1.5rem; text-indent: -1.1rem; }
    .follower td:first-child::before { content: "↳ "; color: var(--quiet); }
    code { font-family: ui-monospace, monospace; font-size: .87em; overflow-wrap: anywhere; }
    del code { color: var(--quiet); }
    del { text-decoration-color: var(--quiet); }
    ins { text-decoration: none; }
    .swatches { display: inline-flex; border: 1px solid var(--line); border-radius: 4px;
      overflow: hidden; vertical-align: middle; margin-right: .5rem; }
    .swatches i { width: 1.5rem; height: 1.1rem;
      background: repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / .6rem .6rem; }
    .swatches b { display: block; width: 100%; height: 100%; }
    .sample { padding: .1rem .75rem; border-radius: 4px; border: 1px solid var(--line); font-weight: 500; }
    input { font: inherit; padding: .25rem .6rem; width: 20rem; border: 1px solid var(--line);
      border-radius: 6px; background: Field; color: FieldText; }
    [hidden] { display: none; }
    </style>
    </head>
    <body>

    """

  /// The controls that filter the tokens.
  static let filter = """
    <label>Group <input id="filter" type="search" placeholder="icon-button, color/emblem"></label>
    <span id="count" role="status"></span>

    """

  /// Shows only tokens whose path has consecutive parts, as with `--group`, or that contain a text.
  static let script = """
    <script>
    const input = document.getElementById("filter");
    const rows = [...document.querySelectorAll("tr[data-path]")];
    function apply() {
      const wanted = input.value.trim().toLowerCase().replaceAll("/", ".");
      let count = 0;
      for (const row of rows) {
        row.hidden = !row.dataset.path.toLowerCase().replaceAll("/", ".").includes(wanted);
        if (!row.hidden) count += 1;
      }
      for (const group of document.querySelectorAll(".group")) {
        group.hidden = !group.querySelector("tr[data-path]:not([hidden])");
      }
      document.getElementById("count").textContent =
        wanted ? `${count} of ${rows.length} rows` : "";
    }
    if (input) {
      // A link may name a group: page.html#icon-button
      input.value = location.hash.slice(1);
      input.addEventListener("input", apply);
      apply();
    }
    </script>

    """
}
