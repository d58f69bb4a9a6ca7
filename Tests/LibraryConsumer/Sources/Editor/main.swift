import TokencKit

// What an editor asks of a stack: tokens, chains, users, places, findings, files, and what a
// keystroke changes.

let theme = """
  {
    "brand": {"$value": "{blue}"},
    "🎨": {"$value": "{brand}"},
    "link": {"$value": "{brnd}"}
  }
  """
let stack = ResolvedStack([
  TokenSource(path: "base.json", text: ##"{"blue": {"$type": "color", "$value": "#06c"}}"##),
  TokenSource(path: "theme.json", text: theme),
])

func show(_ place: SourcePlace, in stack: ResolvedStack) -> String {
  let start = stack.position(of: place, in: .utf16)
  let path = stack.sources[place.file].path
  return "\(path):\(start?.line ?? 0):\(start?.column ?? 0)"
}

for token in stack.tokens {
  let value = token.text(in: "default") ?? "no value"
  print("\(token.path) (\(token.type ?? "no type")) = \(value)  \(show(token.place, in: stack))")
}
print("chain:", stack.chain(from: "🎨", in: "default").map(\.path).joined(separator: " -> "))
print("users of blue:", stack.users(of: "blue"), stack.allUsers(of: "blue"))
for finding in stack.findings {
  print("\(finding.severity) \(finding.code) \(show(finding.place, in: stack))")
  for fix in finding.fixes {
    print("fix: \(fix.title) at \(fix.edits.map { show($0.place, in: stack) })")
  }
}
let caret = TextPosition(line: 3, column: 22)
if let offset = stack.offset(of: caret, file: 1, in: .utf16),
  case .reference(let target?, _) = stack.element(at: offset, file: 1)
{
  print("caret is on", target, stack.definitions(of: target).map { show($0, in: stack) })
}

// A file on its way from one state to the next: the closing quote is not typed yet.
let typing = try stack.replacing(
  file: "theme.json", with: theme.replacing("\"{brnd}\"", with: "\"{brand}"))
print("typing:", typing.findings.map(\.code), typing.tokens.map(\.path))

let mended = try typing.replacing(
  file: "theme.json", with: theme.replacing("{brnd}", with: "{brand}"))
for difference in mended.differences(from: stack) {
  print(difference.kind, difference.new?.path ?? "", difference.modes)
}
print(try mended.output(as: "csv").files.map(\.text).joined().split(separator: "\n").count, "lines")
do throws(OutputError) {
  _ = try mended.output(as: "pdf")
} catch {
  print(error)
}

// A stack crosses tasks.
let count = await Task.detached { mended.tokenCount }.value
print(count, "tokens by", Tokenc.version)
