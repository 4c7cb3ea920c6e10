import TextFormats

/// A word of a script, between spaces or between double quotes.
struct ScriptWord: Hashable {
  /// The word; the part between double quotes, if it begins with one.
  let text: String
  /// The text directly after the closing double quote: `.center`.
  let tail: String
  /// Whether it begins with a double quote.
  let isQuoted: Bool
  let position: SourcePosition

  /// The whole word; nil for a quoted word.
  var plain: String? { isQuoted ? nil : text }

  /// Returns the words of a line up to its comment, and the line without its comment.
  static func words(
    of line: Substring,
    number: Int
  ) throws(SourceProblem) -> (words: [ScriptWord], text: String) {
    var splitter = WordSplitter(line, number: number)
    var words: [ScriptWord] = []
    while let word = try splitter.next() { words.append(word) }
    return (words, splitter.textBeforeComment)
  }
}

/// Splits one line.
private struct WordSplitter {
  private let scalars: [Unicode.Scalar]
  private let number: Int
  private var index = 0

  init(_ line: Substring, number: Int) {
    scalars = Array(line.unicodeScalars)
    self.number = number
  }

  private var position: SourcePosition { SourcePosition(line: number, column: index + 1) }

  var textBeforeComment: String {
    var end = index
    while end > 0, Self.isSpace(scalars[end - 1]) { end -= 1 }
    let start = scalars[..<end].firstIndex { !Self.isSpace($0) } ?? end
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }

  mutating func next() throws(SourceProblem) -> ScriptWord? {
    while index < scalars.count, Self.isSpace(scalars[index]) { index += 1 }
    guard index < scalars.count, !isComment else { return nil }
    let start = position
    let isQuoted = scalars[index] == "\""
    let text = isQuoted ? try quotedText() : takePlain()
    return ScriptWord(
      text: text,
      tail: isQuoted ? takePlain() : "",
      isQuoted: isQuoted,
      position: start
    )
  }

  /// Whether a `#` begins a comment; `#3` is a view's number.
  private var isComment: Bool {
    guard scalars[index] == "#" else { return false }
    return index + 1 == scalars.count || !("0"..."9").contains(scalars[index + 1])
  }

  private mutating func takePlain() -> String {
    let start = index
    while index < scalars.count, !Self.isSpace(scalars[index]) { index += 1 }
    return String(String.UnicodeScalarView(scalars[start..<index]))
  }

  private mutating func quotedText() throws(SourceProblem) -> String {
    let start = position
    var text = String.UnicodeScalarView()
    index += 1
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\"" { return String(text) }
      text.append(scalar == "\\" ? try escaped() : scalar)
    }
    throw SourceProblem("the text that begins here has no closing double quote", at: start)
  }

  private mutating func escaped() throws(SourceProblem) -> Unicode.Scalar {
    let letters: [Unicode.Scalar: Unicode.Scalar] = [
      "n": "\n", "t": "\t", "r": "\r", "\"": "\"", "\\": "\\",
    ]
    let start = SourcePosition(line: number, column: index)
    guard index < scalars.count, let scalar = letters[scalars[index]] ?? numbered() else {
      throw SourceProblem(#"an escape is one of \" \\ \n \r \t \u{1B}"#, at: start)
    }
    index += 1
    return scalar
  }

  /// Returns the character of `u{1B}`, and moves to its closing brace; nil for other text.
  private mutating func numbered() -> Unicode.Scalar? {
    guard scalars[index...].starts(with: "u{".unicodeScalars),
      let end = scalars[index...].firstIndex(of: "}"), end - index <= 8
    else { return nil }
    let digits = String(String.UnicodeScalarView(scalars[(index + 2)..<end]))
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
    index = end
    return scalar
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\r"
  }
}
