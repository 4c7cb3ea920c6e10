/// A text in every language of the inspector.
public struct Phrase: Hashable, Sendable {
  /// The text in English.
  public let english: String
  /// The text in Chinese.
  public let chinese: String

  /// Creates a text in both languages.
  public init(_ english: String, _ chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  /// Returns the text in one language.
  public func text(in language: Language) -> String { language(english, chinese) }
}
