/// The mark before every line of a text, and the width at which its lines were wrapped.
///
/// Both come from the source of a copy: a comment in code, a quoted mail, a narrow terminal.
struct LineFormat {
  /// The comment or quotation mark before every line; nil if most lines have none.
  let mark: [UInt8]?
  /// Whether every line begins with the time and the name of a logger.
  let hasStamps: Bool
  /// The length in bytes at which lines were wrapped; nil if no line was wrapped.
  let width: Int?

  private static let marks = ["///", "//", ">>", ">", "#", "*", "--", "%", ";"].map {
    Array($0.utf8)
  }
  /// The minimum width of a terminal.
  private static let narrowest = 60

  init(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A).map { $0.last == 0x0D ? $0.dropLast() : $0 }
    let filled = lines.filter { line in line.contains { !$0.isSpace } }
    mark = Self.marks.first { mark in
      filled.count > 1 && filled.allSatisfy { Self.begins($0, with: mark) }
    }
    // The words before an object show that it was logged alone, so they stay.
    hasStamps =
      filled.count > 1
      && filled.allSatisfy { Self.stamp(of: $0) > 0 && !Self.hasObject($0) }
    width = Self.width(of: filled)
  }

  /// Returns the length of `2026-03-01T10:00:00.123Z [driver] ` at the start of a line; 0 without
  /// it.
  static func stamp(of line: ArraySlice<UInt8>) -> Int {
    let text = String(decoding: line.prefix(120), as: UTF8.self)
    guard text.first?.isNumber == true || text.first == "[" else { return 0 }
    let time = #/^\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\]? ?/#
    guard let stamp = text.firstMatch(of: time) else { return 0 }
    let name = #/^(?:[A-Za-z][\w.]*\[[\d:]+\]|\[[\w .:-]+\]|(?:INFO|DEBUG|WARN|ERROR):?) /#
    let rest = text[stamp.range.upperBound...]
    return stamp.output.utf8.count + (rest.firstMatch(of: name)?.output.utf8.count ?? 0)
  }

  /// Whether a line has an object with its address.
  private static func hasObject(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(UInt8(ascii: "<"))
      && String(decoding: line.prefix(1000), as: UTF8.self).contains(": 0x")
  }

  /// Whether a line begins with a mark before a word, a space or its end.
  static func begins(_ line: ArraySlice<UInt8>, with mark: [UInt8]) -> Bool {
    let rest = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard rest.starts(with: mark) else { return false }
    // A bracket or a similar sign after the mark means that it is not a quotation mark.
    guard mark.count == 1, let next = rest.dropFirst().first else { return true }
    return next.isSpace
  }

  /// Returns the maximum length if several lines have it and some of them end within an object.
  private static func width(of lines: [ArraySlice<UInt8>]) -> Int? {
    guard let longest = lines.map(\.count).max(), longest >= narrowest else { return nil }
    let full = lines.filter { $0.count == longest }
    guard full.count > 1, full.contains(where: { $0.last != UInt8(ascii: ">") }) else { return nil }
    return longest
  }
}
