/// A language of the inspector's text.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Simplified Chinese.
  case chinese = "zh"

  /// Creates the language of a locale's name such as `zh_CN.UTF-8`; English for all other locales.
  public init(localeName: String) {
    self = localeName.lowercased().hasPrefix("zh") ? .chinese : .english
  }

  /// Returns the text in this language.
  public func callAsFunction(
    _ english: @autoclosure () -> String,
    _ chinese: @autoclosure () -> String
  ) -> String {
    switch self {
    case .english: english()
    case .chinese: chinese()
    }
  }

  /// Returns items with the language's separator between them.
  func list(_ parts: [String]) -> String { parts.joined(separator: self(", ", "、")) }
}
