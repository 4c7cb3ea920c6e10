import Drawing
import Foundation
@_spi(Components) import TouchKit

/// A text in lines, with the positions of its characters.
///
/// Offsets count UTF-16 units. Positions are relative to the text's top left corner, in points.
@MainActor
struct TextPage {
  /// A line, and the range of its text.
  struct Row {
    let line: Typesetter.Line
    /// The range without the line break.
    let range: Range<Int>
    /// Whether the text continues in the next line without a line break.
    var isSoft = false
  }

  let typesetter: Typesetter
  private(set) var rows: [Row] = []
  private let measuring: any TextMeasuring

  init(_ text: NSAttributedString, base: StyledText.Look, room: TextRoom) {
    measuring = TextMeasure.current
    typesetter = Typesetter(
      StyledText(text, look: base, style: room.style),
      width: room.width,
      maximumLines: room.maximumLines,
      truncation: room.truncation,
      measuring: measuring
    )
    let string = Array(text.string.utf16)
    var start = 0
    for line in typesetter.lines {
      let length = line.fragments.reduce(0) { $0 + $1.string.utf16.count }
      let end = min(start + length, string.count)
      let gap = Self.lineBreak(in: string, at: end)
      rows.append(Row(line: line, range: start..<end, isSoft: gap == 0 && end < string.count))
      start = end + gap
    }
  }

  private static func lineBreak(in string: [UInt16], at index: Int) -> Int {
    guard index < string.count else { return 0 }
    switch string[index] {
    case 0x0D: return index + 1 < string.count && string[index + 1] == 0x0A ? 2 : 1
    case 0x0A...0x0C, 0x85, 0x2028, 0x2029: return 1
    default: return 0
    }
  }

  // MARK: - From offsets to places

  /// Returns the line of an offset.
  func row(of offset: Int) -> Int {
    max(0, (rows.lastIndex { $0.range.lowerBound <= offset }) ?? 0)
  }

  /// Returns the frame of a caret before an offset; its width is zero.
  func caret(at offset: Int) -> CGRect {
    guard !rows.isEmpty else { return .zero }
    return caret(at: offset, in: rows[row(of: offset)])
  }

  private func caret(at offset: Int, in row: Row) -> CGRect {
    CGRect(x: x(of: offset, in: row), y: row.line.top, width: 0, height: row.line.height)
  }

  /// Returns the rectangles of a range of text, one for each line.
  func boxes(of range: Range<Int>) -> [CGRect] {
    rows.filter {
      $0.range.lowerBound < range.upperBound && $0.range.upperBound >= range.lowerBound
    }
    .compactMap { row in
      let part = range.clamped(to: row.range)
      let left = x(of: part.lowerBound, in: row)
      let right = x(of: part.upperBound, in: row)
      // A selected line break shows as a small gap.
      let reach = range.upperBound > row.range.upperBound && !row.isSoft ? 4.0 : 0
      guard right - left + reach > 0 else { return nil }
      return CGRect(
        x: left,
        y: row.line.top,
        width: right - left + reach,
        height: row.line.height
      )
    }
  }

  private func x(of offset: Int, in row: Row) -> Double {
    var rest = offset - row.range.lowerBound
    for fragment in row.line.fragments {
      let length = fragment.string.utf16.count
      if rest >= length {
        rest -= length
        continue
      }
      let count = fragment.string.utf16.prefix(max(0, rest)).count
      let index = fragment.string.utf16.index(fragment.string.startIndex, offsetBy: count)
      return row.line.x + fragment.x
        + end(of: fragment, characters: fragment.string[..<index].count)
    }
    let end = row.line.fragments.last.map { $0.x + $0.width } ?? 0
    return row.line.x + end
  }

  private func end(of fragment: Typesetter.Fragment, characters count: Int) -> Double {
    guard count > 0 else { return 0 }
    let ends = measuring.ends(of: fragment.string, font: fragment.look.font)
    return ends[min(count, ends.count) - 1] + Double(count) * fragment.look.kern
  }

  // MARK: - From places to offsets

  /// Returns the offset between two characters that is nearest to a point.
  func offset(at point: CGPoint) -> Int {
    guard let last = rows.last else { return 0 }
    let row = rows.first { Double(point.y) < $0.line.top + $0.line.height } ?? last
    return offset(atX: point.x, in: row)
  }

  /// Returns the character at a point, or the nearest one in the nearest line.
  ///
  /// The fraction is the position of the point within the character, from 0 to 1.
  func character(at point: CGPoint) -> (offset: Int, fraction: CGFloat) {
    guard let last = rows.last else { return (0, 0) }
    let row = rows.first { Double(point.y) < $0.line.top + $0.line.height } ?? last
    let places = boundaries(of: row) + (row.isSoft ? [row.range.upperBound] : [])
    for (start, end) in zip(places, places.dropFirst()) {
      let (left, right) = (CGFloat(x(of: start, in: row)), CGFloat(x(of: end, in: row)))
      guard point.x < right || end == places.last else { continue }
      return (start, right > left ? min(max(0, (point.x - left) / (right - left)), 1) : 0)
    }
    return (row.range.lowerBound, 0)
  }

  /// Returns the frame of a line's characters.
  func frame(of row: Row) -> CGRect {
    let (left, right) = (x(of: row.range.lowerBound, in: row), x(of: row.range.upperBound, in: row))
    return CGRect(x: left, y: row.line.top, width: max(0, right - left), height: row.line.height)
  }

  /// Returns the offset in a line that is nearest to a distance from the left.
  func offset(atX x: CGFloat, inRow index: Int) -> Int { offset(atX: x, in: rows[index]) }

  private func offset(atX x: CGFloat, in row: Row) -> Int {
    var (best, distance) = (row.range.lowerBound, CGFloat.infinity)
    for candidate in boundaries(of: row) {
      let off = abs(self.x(of: candidate, in: row) - x)
      if off < distance { (best, distance) = (candidate, off) }
    }
    return best
  }

  /// Returns the offsets between characters; the end of a soft line belongs to the next line.
  private func boundaries(of row: Row) -> [Int] {
    var offsets = [row.range.lowerBound]
    for fragment in row.line.fragments {
      for character in fragment.string {
        offsets.append(offsets[offsets.count - 1] + character.utf16.count)
      }
    }
    if row.isSoft, offsets.count > 1 { offsets.removeLast() }
    return offsets.filter { $0 <= row.range.upperBound }
  }
}

/// The area of a text view for its lines.
struct TextRoom: Equatable {
  var width: CGFloat
  var maximumLines = 0
  var truncation: NSLineBreakMode?
  var style = ParagraphValues()
}
