/// A search for the ends of texts in quotation marks.
///
/// A text can contain quotation marks, brackets, semicolons and line breaks. It ends at a quotation
/// mark before another key or before the closing bracket.
struct QuoteSearch {
  /// A text, and the offset after it.
  struct Text {
    let value: Range<Int>
    let end: Int
    var isCut = false
  }

  private let bytes: [UInt8]
  /// The start of the last search and the end that it found, for single and double marks.
  private var known: [UInt8: (from: Int, found: Int)] = [:]

  /// The maximum number of bytes in a text.
  static let longestText = 20_000

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the text that begins with a quotation mark at an offset; nil for no mark.
  mutating func text(at start: Int, until starts: ItemStartSearch) -> Text? {
    guard start < bytes.count else { return nil }
    let mark = bytes[start]
    guard mark == UInt8(ascii: "'") || mark == UInt8(ascii: "\"") else { return nil }
    let end = nextEnd(of: mark, from: start + 1)
    let newItem = starts.nextItemLine(from: start + 1, limit: min(end, start + Self.longestText))
    if let newItem {
      return Text(value: (start + 1)..<newItem, end: newItem, isCut: true)
    }
    guard end < bytes.count, end - start <= Self.longestText else {
      let stop = min(bytes.count, start + 1 + Self.longestText)
      return Text(value: (start + 1)..<stop, end: stop, isCut: true)
    }
    return Text(value: (start + 1)..<end, end: end + 1)
  }

  /// Returns the first mark from an offset that ends a text; the end of the input for no mark.
  private mutating func nextEnd(of mark: UInt8, from start: Int) -> Int {
    if let known = known[mark], known.from <= start, start <= known.found { return known.found }
    var place = start
    while place < bytes.count, bytes[place] != mark || !goesOn(behind: place + 1) { place += 1 }
    known[mark] = (start, place)
    return place
  }

  private func goesOn(behind start: Int) -> Bool {
    guard start < bytes.count else { return true }
    switch bytes[start] {
    case UInt8(ascii: ";"): return isKey(start + 1)
    case UInt8(ascii: ">"): return isOver(start + 1)
    default: return false
    }
  }

  private func isKey(_ start: Int) -> Bool {
    var place = start
    while place < bytes.count, place - start < 200, bytes[place].isSpace { place += 1 }
    guard place < bytes.count else { return true }
    if bytes[place] == UInt8(ascii: ".") { return true }
    return KeyReader(bytes).key(at: place) != nil
  }

  /// Whether an item can end here: before another item, the end, or the signs of a list.
  private func isOver(_ start: Int) -> Bool {
    var place = start
    while place < bytes.count, place - start < 200, bytes[place] == 0x20 || bytes[place] == 0x09 {
      place += 1
    }
    guard place < bytes.count else { return true }
    return "\n|<\"'`,)};+(\\".utf8.contains(bytes[place]) || isTail(place)
  }

  /// Whether the text after an inner item begins: of `<<View: 0x1; …> minSize = …>`, a touch's
  /// view, a controller.
  private func isTail(_ place: Int) -> Bool {
    bytes[place].isNameStart && KeyReader(bytes).key(at: place) != nil
  }
}
