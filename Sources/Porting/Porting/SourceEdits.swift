import SwiftSyntax

/// Changes to a file, as bytes: what is not mentioned stays as its author wrote it.
struct SourceEdits {
  private struct Edit {
    var range: Range<Int>
    var text: TracedText
  }

  /// The file's name, for the origins of lines.
  private let file: String
  private let source: [UInt8]
  /// The offsets at which lines begin.
  private let lineStarts: [Int]
  /// Whether an edit keeps the line breaks of what it replaces.
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

  /// Inserts a text that comes from other places.
  mutating func insert(_ text: TracedText, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  /// Replaces a range by spaces, so that everything else keeps its place.
  mutating func blank(_ range: Range<Int>) {
    replace(
      range,
      with: String(decoding: source[range].map { $0 == .lineFeed ? $0 : 0x20 }, as: UTF8.self)
    )
  }

  /// Takes a range out, with what was changed in it, and answers what it says then.
  mutating func cut(_ range: Range<Int>) -> TracedText {
    let inner = edits.filter { range.contains($0.range) }
    edits.removeAll { range.contains($0.range) }
    let text = apply(inner, within: range)
    replace(range)
    return text
  }

  /// The whole file with all changes.
  func result() -> TracedText { apply(edits, within: 0..<source.count) }

  /// The number of line breaks in a range.
  func lineBreaks(in range: Range<Int>) -> Int {
    line(at: range.upperBound) - line(at: range.lowerBound)
  }

  /// The line of an offset, from 1.
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
    // Of two at the same place the one that was asked for first stands first.
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
  /// From the first letter to the last, without the space and the comments around.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// From the first letter to the next thing on the line, or in the file if only space lies between.
  var bytesToNext: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    guard let last = lastToken(viewMode: .sourceAccurate),
      let next = last.nextToken(viewMode: .sourceAccurate)
    else { return bytes }
    let between = last.trailingTrivia.pieces + next.leadingTrivia.pieces
    guard between.allSatisfy(\.isWhitespace) else {
      // A comment stays; the space before it goes with what stood there.
      let space = last.trailingTrivia.pieces.prefix { $0.isSpaceOrTab }
      let length = space.reduce(0) { $0 + $1.sourceLength.utf8Length }
      return start..<endPositionBeforeTrailingTrivia.utf8Offset + length
    }
    return start..<next.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
