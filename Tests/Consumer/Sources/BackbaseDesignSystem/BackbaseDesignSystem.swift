// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What an app uses of the framework of that name, and what generated types would hide.

/// The framework's switch between themes.
public enum Theme {
  public static func switchTo(_ name: String) { print("switched to \(name)") }
}

/// The framework's images.
public enum DesignSystem {
  public enum Images {
    public static let logo = "logo"
  }
}
