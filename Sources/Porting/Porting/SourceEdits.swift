import SwiftSyntax

/// Edits of a file, in bytes; all other text keeps the author's form.
struct SourceEdits {
  private struct Edit {
    var range: Range<Int>
    var text: TracedText
  }

  /// The name of the file, for the origins of lines.
  private let file: String
  private let source: [UInt8]
  /// The offsets at which lines begin.
  private let lineStarts: [Int]
  /// Whether an edit keeps the line breaks of the replaced text.
  private let keepsLines: Bool
  private var edits: [Edit] = []

  init(_ source: [UInt8], file: String, keepsLines: Bool) {
    self.source = source
    self.file = file
    self.keepsLines = keepsLines
    lineStarts = [0] + source.indices.filter { source[$0] == .lineFeed }.map { $0 + 1 }
  }

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String = "") {
    let lost = lineBreaks(in: range)
    let first = line(at: range.lowerBound)
    var bytes = Array(text.utf8)
    if keepsLines {
      let kept = bytes.count { $0 == .lineFeed }
      bytes += Array(repeating: .lineFeed, count: max(0, lost - kept))
    }
    let traced = TracedText(bytes) { LineMap.Origin(file: file, line: first + min($0, lost)) }
    edits.append(Edit(range: range, text: traced))
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Inserts a text from another location.
  mutating func insert(_ text: TracedText, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  /// Replaces a range by spaces, so that all other text keeps its position.
  mutating func blank(_ range: Range<Int>) {
    replace(
      range,
      with: String(decoding: source[range].map { $0 == .lineFeed ? $0 : 0x20 }, as: UTF8.self)
    )
  }

  /// Removes a range with its edits, and returns the edited text.
  mutating func cut(_ range: Range<Int>) -> TracedText {
    let inner = edits.filter { range.contains($0.range) }
    edits.removeAll { range.contains($0.range) }
    let text = apply(inner, within: range)
    replace(range)
    return text
  }

  /// Returns the whole file with all edits.
  func result() -> TracedText { apply(edits, within: 0..<source.count) }

  /// Returns the number of line breaks in a range.
  func lineBreaks(in range: Range<Int>) -> Int {
    line(at: range.upperBound) - line(at: range.lowerBound)
  }

  /// Returns the line of an offset, from 1.
  private func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func kept(_ range: Range<Int>) -> TracedText {
    let first = line(at: range.lowerBound)
    return TracedText(source[range]) { LineMap.Origin(file: file, line: first + $0) }
  }

  private func apply(_ edits: [Edit], within whole: Range<Int>) -> TracedText {
    var text = TracedText()
    var place = whole.lowerBound
    // Of two edits at the same offset, the one that was added first comes first.
    let sorted = edits.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= place {
      text.append(kept(place..<edit.range.lowerBound))
      text.append(edit.text)
      place = edit.range.upperBound
    }
    text.append(kept(place..<whole.upperBound))
    return text
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    other.lowerBound >= lowerBound && other.upperBound <= upperBound
  }
}

extension SyntaxProtocol {
  /// The range from the first to the last letter, without the space and comments around.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The range from the first letter to the next token on the line, or to the next one if only
  /// space is between.
  var bytesToNext: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    guard let last = lastToken(viewMode: .sourceAccurate),
      let next = last.nextToken(viewMode: .sourceAccurate)
    else { return bytes }
    let between = last.trailingTrivia.pieces + next.leadingTrivia.pieces
    guard between.allSatisfy(\.isWhitespace) else {
      // A comment stays; the space before it is removed.
      let space = last.trailingTrivia.pieces.prefix { $0.isSpaceOrTab }
      let length = space.reduce(0) { $0 + $1.sourceLength.utf8Length }
      return start..<endPositionBeforeTrailingTrivia.utf8Offset + length
    }
    return start..<next.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
