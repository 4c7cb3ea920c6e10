import SwiftParser
import SwiftSyntax

/// The directives that give compiled lines the locations of their originals.
struct LineDirectives {
  /// Returns the text with a directive at its start and at each line that does not follow its
  /// predecessor in the original.
  static func text(of traced: TracedText, path: String) -> String {
    let start = LineMap.Origin(file: path, line: 1)
    var bytes = Array(directive(start).utf8)
    guard let starts = places(in: traced, path: path) else {
      return String(decoding: bytes + traced.bytes, as: UTF8.self)
    }
    var expected = start
    let lines = traced.bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes.append(.lineFeed) }
      if starts.contains(index), let origin = traced.origins[index], origin != expected {
        bytes += Array(directive(origin).utf8)
        expected = origin
      }
      bytes += line
      expected.line += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func directive(_ origin: LineMap.Origin) -> String {
    let path = origin.file.flatMap { "\\\"".contains($0) ? "\\\($0)" : String($0) }
    return "#sourceLocation(file: \"\(String(path))\", line: \(origin.line))\n"
  }

  /// Returns the lines before which a directive is allowed, from 0; nil if none is needed.
  private static func places(in traced: TracedText, path: String) -> Set<Int>? {
    let isInPlace = traced.origins.enumerated().allSatisfy { index, origin in
      origin == nil || origin == LineMap.Origin(file: path, line: index + 1)
    }
    guard !isInPlace else { return nil }
    let starts = ItemStarts(viewMode: .sourceAccurate)
    starts.walk(Parser.parse(source: traced.text))
    return starts.lines(in: traced.bytes)
  }
}

/// The offsets at which declarations, members and statements begin, and bodies end.
private final class ItemStarts: SyntaxVisitor {
  private var offsets: Set<Int> = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { add(node) }

  override func visitPost(_ node: MemberBlockSyntax) { _ = add(node.rightBrace) }
  override func visitPost(_ node: CodeBlockSyntax) { _ = add(node.rightBrace) }

  private func add(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    // The comments before a declaration belong to it.
    var offset = node.position.utf8Offset
    for piece in node.leadingTrivia.pieces {
      if !piece.isWhitespace { offsets.insert(offset) }
      offset += piece.sourceLength.utf8Length
    }
    offsets.insert(offset)
    return .visitChildren
  }

  /// Returns the lines whose first word is at one of the offsets, from 0.
  func lines(in bytes: [UInt8]) -> Set<Int> {
    var found: Set<Int> = []
    var line = 0
    var isAtStart = true
    for (offset, byte) in bytes.enumerated() {
      if byte == .lineFeed {
        line += 1
        isAtStart = true
      } else if isAtStart, !byte.isBlank {
        isAtStart = false
        if offsets.contains(offset) { found.insert(line) }
      }
    }
    return found
  }
}
