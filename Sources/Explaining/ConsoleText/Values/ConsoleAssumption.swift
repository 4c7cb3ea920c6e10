/// An assumption or a known fact about a whole tree, in one sentence.
package struct ConsoleAssumption: Hashable, Sendable {
  /// The sentence in English, without a full stop.
  package let english: String
  /// The sentence in Chinese.
  package let chinese: String

  /// Creates an assumption.
  package init(_ english: String, _ chinese: String) {
    (self.english, self.chinese) = (english, chinese)
  }
}
