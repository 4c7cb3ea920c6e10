/// A sentence about what had to be assumed of a whole tree, or what is known of it as a whole.
package struct ConsoleAssumption: Hashable, Sendable {
  /// The sentence in English, without a full stop.
  package let english: String
  /// The sentence in Chinese.
  package let chinese: String

  /// Words an assumption.
  package init(_ english: String, _ chinese: String) {
    (self.english, self.chinese) = (english, chinese)
  }
}
