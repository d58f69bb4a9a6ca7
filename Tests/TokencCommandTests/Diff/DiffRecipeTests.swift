import Foundation
import TokencTestSupport
import Testing

/// The README's recipes for GitHub Actions, a hook and `git diff`, run as they stand there.
@Suite(.timeLimit(.minutes(1))) struct DiffRecipeTests {
  private static let hasGit =
    (try? ScratchDirectory.with { try Program.shell("git --version", in: $0) })?.status == 0

  /// The first block of code behind a sentence of the README.
  private static func block(after sentence: String) throws -> String {
    let readme = String(decoding: try ProjectFiles.read("README.md"), as: UTF8.self)
    let rest = try #require(readme.components(separatedBy: sentence).dropFirst().first)
    let block = try #require(rest.components(separatedBy: "```").dropFirst().first)
    return block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
  }

  /// A repository with a theme, in which `tokenc` is in the path, `edit FROM TO` changes the theme,
  /// and `recipe` is a file.
  private func shell(
    recipe: String, _ script: String, check: (Program.Result) throws -> Void
  ) throws {
    try ScratchDirectory.with { folder in
      try folder.write("recipe", recipe)
      try folder.write(
        "theme",
        ##"""
        {
          "theme": {
            "color": {
              "icon-button": {
                "primary": {
                  "default": {
                    "background": { "$value": { "light": "#0b5fff", "dark": "#5fa8ff" } },
                    "icon": { "$value": { "light": "#ffffff", "dark": "#000000" } }
                  }
                }
              }
            }
          }
        }

        """##)
      let setUp = #"""
        export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null
        mkdir bin && ln -s "$tokenc" bin/tokenc && PATH="$PWD/bin:$PATH"
        git init -q -b main repository && cd repository && mkdir Themes || exit 99
        git config user.email a@b.c && git config user.name a
        cp ../theme Themes/bankTokens.json && git add . && git commit -qm one
        edit() { sed "s/$1/$2/" Themes/bankTokens.json > new && mv new Themes/bankTokens.json; }

        """#
      try check(try Program.shell(setUp + script, in: folder))
    }
  }

  @Test(.enabled(if: hasGit, "there is no git"))
  func `the hook shows what a commit does, and stops what it should`() throws {
    let hook = try Self.block(after: "As `.git/hooks/pre-commit`")
    try shell(
      recipe: hook,
      #"""
      cp ../recipe .git/hooks/pre-commit && chmod +x .git/hooks/pre-commit
      git commit -q --allow-empty -m nothing; echo "nothing: $?"
      edit '#0b5fff' '#0b4fdf'
      git commit -qam 'another blue' >changes 2>&1; echo "another blue: $?"; grep -c '0b4fdf' changes
      edit '"#ffffff"' '"#0b5fff"'
      git commit -qam 'invisible icons' >changes 2>&1; echo "invisible icons: $?"
      grep -c 'Contrast falls below' changes
      git show HEAD:Themes/bankTokens.json > Themes/bankTokens.json
      git commit -qm 'invisible icons' >changes 2>&1; echo "invisible icons, staged: $?"
      git log --format=%s
      """#
    ) { result in
      #expect(
        result.output == """
          nothing: 0
          another blue: 0
          1
          invisible icons: 1
          1
          invisible icons, staged: 1
          another blue
          nothing
          one

          """, "\(result.errorOutput)")
    }
  }

  @Test(.enabled(if: hasGit, "there is no git"))
  func `the workflow posts a comment and fails where it should`() throws {
    let workflow = try Self.block(after: "In a workflow of GitHub")
    let lines = workflow.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("- run: |") })
    let steps = lines[(start + 1)...].prefix { $0.hasPrefix("          ") }
      .map { $0.dropFirst(10) }.joined(separator: "\n")
    try shell(
      recipe: steps + "\n",
      #"""
      printf '#!/bin/sh\necho "gh $*"; wc -l < diff.md | tr -d " "\n' > ../bin/gh && chmod +x ../bin/gh
      git update-ref refs/remotes/origin/main main
      export GITHUB_BASE_REF=main PR=7
      bash -e ../recipe; echo "nothing: $?"
      edit '#0b5fff' '#0b4fdf'; git commit -qam 'another blue'
      bash -e ../recipe; echo "another blue: $?"
      edit '"#ffffff"' '"#0b5fff"'; git commit -qam 'invisible icons'
      bash -e ../recipe | grep -v notice; echo "invisible icons: ${PIPESTATUS:-}"
      bash -e ../recipe > /dev/null; echo "invisible icons: $?"
      """#
    ) { result in
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(lines.first == "nothing: 0", "\(result.output)\(result.errorOutput)")
      #expect(
        lines.dropFirst().first
          == "gh pr comment 7 --body-file diff.md --edit-last --create-if-none")
      #expect(lines.contains("another blue: 0"))
      #expect(lines.contains { $0.hasPrefix("::notice file=Themes/bankTokens.json,line=7,") })
      #expect(
        lines.contains { $0.hasPrefix("::warning file=Themes/bankTokens.json,line=") },
        "\(result.output)")
      #expect(lines.last == "invisible icons: 1")
    }
  }

  @Test(.enabled(if: hasGit, "there is no git"))
  func `git diff compares final values`() throws {
    let recipe = try Self.block(after: "A simpler alternative")
    try shell(
      recipe: recipe,
      #"""
      sh -e ../recipe && cat .gitattributes
      edit '#0b5fff' '#0b4fdf'
      git diff Themes | grep '^[-+]theme' | sed 's/  */ /g'
      """#
    ) { result in
      #expect(
        result.output == """
          *Tokens.json diff=tokenc
          -theme.color.icon-button.primary.default.background #0b5fffff #5fa8ffff
          +theme.color.icon-button.primary.default.background #0b4fdfff #5fa8ffff

          """, "\(result.errorOutput)")
    }
  }
}
