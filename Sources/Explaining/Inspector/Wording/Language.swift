/// A language in which the inspector speaks.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Chinese in simplified characters.
  case chinese = "zh"

  /// The language of a locale's name such as `zh_CN.UTF-8`; English for all other locales.
  public init(localeName: String) {
    self = localeName.lowercased().hasPrefix("zh") ? .chinese : .english
  }

  /// The text in this language.
  public func callAsFunction(
    _ english: @autoclosure () -> String,
    _ chinese: @autoclosure () -> String
  ) -> String {
    switch self {
    case .english: english()
    case .chinese: chinese()
    }
  }

  /// Things one after the other, as the language separates them.
  func list(_ parts: [String]) -> String { parts.joined(separator: self(", ", "、")) }
}
