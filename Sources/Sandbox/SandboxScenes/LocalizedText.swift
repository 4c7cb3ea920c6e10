/// A text in the languages of the sandbox.
nonisolated public struct LocalizedText: Hashable, Sendable {
  /// The text in English.
  public let english: String
  /// The text in Chinese.
  public let chinese: String

  /// Creates a text.
  public init(english: String, chinese: String) {
    self.english = english
    self.chinese = chinese
  }
}
