import SwiftSyntax

/// Changes to a file, as bytes: what is not mentioned stays as its author wrote it.
struct SourceEdits {
  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  private let source: [UInt8]
  private var edits: [Edit] = []

  init(_ source: [UInt8]) {
    self.source = source
  }

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String = "") {
    edits.append(Edit(range: range, text: text))
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Takes a range out, with what was changed in it, and answers what it says then.
  mutating func cut(_ range: Range<Int>) -> String {
    let inner = edits.filter { range.contains($0.range) }
    edits.removeAll { range.contains($0.range) }
    let text = SourceEdits.apply(inner, to: source, within: range)
    replace(range)
    return text
  }

  /// The whole file with all changes.
  func result() -> String {
    SourceEdits.apply(edits, to: source, within: 0..<source.count)
  }

  private static func apply(
    _ edits: [Edit],
    to source: [UInt8],
    within whole: Range<Int>
  ) -> String {
    var bytes: [UInt8] = []
    var place = whole.lowerBound
    // Of two at the same place the one that was asked for first stands first.
    let sorted = edits.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= place {
      bytes += source[place..<edit.range.lowerBound]
      bytes += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    bytes += source[place..<whole.upperBound]
    return String(decoding: bytes, as: UTF8.self)
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
