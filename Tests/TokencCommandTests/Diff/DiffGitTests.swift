import TokencTestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct DiffGitTests {
  private static let hasGit =
    (try? ScratchDirectory.with { try Program.shell("git --version", in: $0) })?.status == 0

  private func shell(_ script: String, check: (Program.Result) throws -> Void) throws {
    try ScratchDirectory.with { folder in
      let setUp = """
        export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1
        git init -q repository && cd repository && mkdir 'the themes' || exit 99
        git config user.email a@b.c && git config user.name a
        echo '{"a": {"$value": "#111111"}}' > 'the themes/one.json'
        git add . && git commit -qm one
        echo '{"a": {"$value": "#222222"}}' > 'the themes/one.json'
        echo '{"b": {"$value": "#333333"}}' > 'the themes/$(two).json'

        """
      try check(try Program.shell(setUp + script, in: folder))
    }
  }

  @Test(.enabled(if: hasGit, "there is no git"))
  func `files at a revision against the work tree`() throws {
    try shell(
      #"echo '{"z": {"$value": 1}}' > b.json; "$tokenc" diff --no-defaults --base b.json --git HEAD the*/*.json"#
    ) { result in
      #expect(result.status == 1, "\(result.errorOutput)")
      #expect(
        result.output == """
          b.json → the themes/$(two).json: 1 added

          Added
            b  #333333ff  the themes/$(two).json:1:2

          HEAD:the themes/one.json → the themes/one.json: 1 edit

          Edits
            a  #111111ff → #222222ff  ΔE 0.074  the themes/one.json:1:18

          """)
    }
  }

  @Test(.enabled(if: hasGit, "there is no git"))
  func `from another folder, and an unchanged file`() throws {
    try shell(
      #"cd 'the themes' && git checkout -q . && cd /; "$tokenc" diff --git HEAD "$HOME/repository/the themes/one.json" --no-defaults"#
    ) { result in
      #expect(result.status == 0, "\(result.errorOutput)")
      #expect(result.output.isEmpty)
    }
  }

  @Test(.enabled(if: hasGit, "there is no git"))
  func `clear errors`() throws {
    try shell(
      #"""
      "$tokenc" diff --git nowhere the*/one.json; echo $?
      "$tokenc" diff --git=--output=x the*/one.json; echo $?
      PATH=/nowhere; "$tokenc" diff --git HEAD the*/one.json; echo $?
      """#
    ) { result in
      #expect(result.output == "2\n2\n2\n")
      #expect(result.errorOutput.contains("unknown git revision 'nowhere'"))
      #expect(result.errorOutput.contains("'--output=x' is not a git revision"))
      #expect(result.errorOutput.contains("cannot run git: no such file or directory"))
    }
    try shell(
      #"cd ..; rm -rf repository/.git; GIT_CEILING_DIRECTORIES="$PWD" "$tokenc" diff --git HEAD repository/the*/one.json"#
    ) { result in
      #expect(result.status == 2)
      #expect(result.errorOutput.contains("needs a git repository"))
    }
  }
}
