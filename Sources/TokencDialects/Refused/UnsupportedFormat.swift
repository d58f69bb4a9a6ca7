import TokencCore
import TokencDiagnostics
import TokencJSON

/// A kind of file that is recognized but not read as tokens.
package enum UnsupportedFormat: CaseIterable, Sendable {
  /// An older Backbase theme (before design system 6).
  case olderBackbaseTheme
  /// Salesforce Theo.
  case theo
  /// A Design System Package of Adobe and InVision.
  case designSystemPackage
  /// Adobe Spectrum's own format, whose tokens have values for sets.
  case spectrumSets

  /// Its usual name.
  package var name: String {
    switch self {
    case .olderBackbaseTheme: "an older Backbase theme"
    case .theo: "Theo"
    case .designSystemPackage: "Design System Package (DSP)"
    case .spectrumSets: "Spectrum with `sets`"
    }
  }

  /// How to recognize it, for the README.
  package var mark: String {
    switch self {
    case .olderBackbaseTheme:
      "a root `colors` whose entries hold `color` with `light` or `dark`, and no `$value` or `value`"
    case .theo:
      "a root `props` with `global`, `aliases` or `imports` beside it, or a list of props, or nothing but `imports`"
    case .designSystemPackage: "`dsp_spec_version`, or a list `entities` of objects with a `class`"
    case .spectrumSets: "tokens with `sets` whose members have a `value` and a `uuid` or `$schema`"
    }
  }

  /// What to do with such a file.
  package var help: String {
    switch self {
    case .olderBackbaseTheme: "`tokenc migrate` converts it"
    case .theo: "Theo's output in its format `json` is supported: names with plain values"
    case .designSystemPackage: "export the tokens as Style Dictionary or DTCG files"
    case .spectrumSets: "the DTCG and Tokens Studio forms of Spectrum are supported"
    }
  }

  /// The error about such a file, at the member that identifies it.
  func diagnostic(at place: Diagnostic.Place) -> Diagnostic {
    let message =
      switch self {
      case .olderBackbaseTheme:
        "this is an older Backbase theme ('colors' with 'light' and 'dark'), which is not supported"
      case .theo: "this is a Theo file ('props' or 'imports'), which is not supported"
      case .designSystemPackage: "this is a Design System Package (DSP), which is not supported"
      case .spectrumSets: "this is an Adobe Spectrum file with 'sets', which is not supported"
      }
    return Diagnostic(
      .error, .unsupportedFormat, message, at: place, help: help.replacing("`", with: "'"))
  }
}
