import TokencCore
import TokencSettings

extension [AnySetting] {
  /// The settings that every command has.
  static var common: Self {
    .of(
      .defaults, .noDefaults, .dialect, .set, .themeName, .input, .modeFrom, .keepGoing, .strict,
      .diagnostics, .color, .quiet, .help, .version)
  }
}

extension Setting where Value == [String] {
  /// The files that replace the built-in defaults.
  static var defaults: Setting {
    .texts(
      "defaults", "FILE", .input,
      "merge the themes over FILE instead of the built-in defaults; may be repeated")
  }

  /// The sets to read from Tokens Studio files; empty for those that a file lists.
  static var set: Setting {
    .texts(
      "set", "NAME", .input,
      "read only this set of Tokens Studio files; may be repeated, in the order of merging")
  }

  static var themeName: Setting {
    .texts(
      "theme-name", "NAME", .input,
      "read the sets of this theme of a Tokens Studio project, or of GROUP/NAME; may be repeated")
  }
}

extension Setting where Value == DialectChoice {
  static var dialect: Setting {
    .choice(
      "dialect", .input,
      "recognize each file's dialect (auto), or require DTCG 2025.10 of all files (dtcg)")
  }
}

extension Setting where Value == [Inputs.Choice] {
  /// The contexts chosen for modifiers of resolver documents.
  static var input: Setting {
    .list(
      "input", "MODIFIER=CONTEXT", .input,
      "the context of a resolver document's modifier; may be repeated"
    ) { text throws(SettingFailure) in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .wrong(
          "'\(text)' is not an input", help: "'--input MODIFIER=CONTEXT', such as theme=dark")
      }
      return Inputs.Choice(modifier: String(parts[0]), context: String(parts[1]))
    }
  }
}

extension Setting where Value == String? {
  /// The modifier whose contexts are the modes.
  static var modeFrom: Setting {
    .text(
      "mode-from", "MODIFIER", .input,
      "make the contexts of a resolver document's modifier the modes")
  }
}

extension Setting where Value == DiagnosticFormat {
  static var diagnostics: Setting {
    .choice(
      "diagnostics", among: DiagnosticFormat.all, named: \.name, .messages,
      "the format of errors and warnings")
  }
}

extension Setting where Value == ColorChoice {
  static var color: Setting {
    .choice(
      "color", .messages, "color the output; auto does on a terminal, unless NO_COLOR is set")
  }
}

extension Setting where Value == Bool {
  static var noDefaults: Setting {
    .flag("no-defaults", .input, "read the files alone, as parts of one set")
  }

  /// Whether warnings count as errors.
  static var strict: Setting { .flag("strict", .messages, "turn warnings into errors") }

  /// Whether the tokens that resolve are written despite errors.
  static var keepGoing: Setting {
    .flag("keep-going", .output, "write the tokens that resolve despite errors")
  }

  /// Whether warnings are suppressed.
  static var quiet: Setting {
    .flag(
      "quiet", .messages,
      "print no warnings in text form, and no summary line on success")
  }

  // The parser handles these two before it reads anything else.
  static var help: Setting { .flag("help", short: "h", .general, "print this help") }
  static var version: Setting { .flag("version", .general, "print the version") }
}
