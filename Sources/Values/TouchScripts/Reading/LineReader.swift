import Foundation
import TextFormats

/// Reads the words of one line, one after the other.
struct LineReader {
  private let words: [ScriptWord]
  private var index = 0
  /// The end of the line, for messages about missing words.
  private let end: SourcePosition

  /// The largest coordinate and offset, in points.
  static let farthest = 1_000_000.0

  init(_ words: [ScriptWord], end: SourcePosition) {
    self.words = words
    self.end = end
  }

  /// The position of the next word.
  var position: SourcePosition { index < words.count ? words[index].position : end }

  var isAtEnd: Bool { index == words.count }

  /// The next word, which remains unread.
  var peeked: ScriptWord? { index < words.count ? words[index] : nil }

  mutating func next(_ expected: String) throws(SourceProblem) -> ScriptWord {
    guard index < words.count else {
      throw SourceProblem("the line ends here; expected \(expected)", at: end)
    }
    index += 1
    return words[index - 1]
  }

  /// Reads a word without quotes.
  mutating func plain(_ expected: String) throws(SourceProblem) -> (String, SourcePosition) {
    let word = try next(expected)
    guard let text = word.plain else {
      throw mismatch(expected, word.text, at: word.position)
    }
    return (text, word.position)
  }

  /// Reads a fixed word if it is next; returns whether it was.
  mutating func consume(_ word: String) -> Bool {
    guard peeked?.plain == word else { return false }
    index += 1
    return true
  }

  /// Reads one of several words.
  mutating func choice<Choice>(
    _ expected: String,
    _ choices: [(name: String, value: Choice)]
  ) throws(SourceProblem) -> Choice {
    let (text, position) = try plain(expected)
    if let found = choices.first(where: { $0.name == text }) { return found.value }
    throw unknown(expected, text, among: choices.map(\.name), at: position)
  }

  /// Throws a problem if there are further words.
  func checkEnd() throws(SourceProblem) {
    guard let word = peeked else { return }
    throw SourceProblem(
      "the step ends before \(PlainText.quoted(word.text)); begin a new line",
      at: word.position
    )
  }

  // MARK: - Complaints

  func mismatch(_ expected: String, _ got: String, at position: SourcePosition) -> SourceProblem {
    SourceProblem("expected \(expected), got \(PlainText.quoted(got))", at: position)
  }

  func unknown(
    _ expected: String,
    _ got: String,
    among names: [String],
    at position: SourcePosition
  ) -> SourceProblem {
    let similar = Suggestions(names: names).suggestions(for: got)
    let hint =
      similar.isEmpty
      ? "one of \(names.joined(separator: ", "))"
      : "did you mean \(similar.map { "'\($0)'" }.joined(separator: " or "))?"
    return SourceProblem(
      "expected \(expected), got \(PlainText.quoted(got)) (\(hint))",
      at: position
    )
  }
}
