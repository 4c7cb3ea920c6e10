import TextFormats

/// The extraction of a printed tree from a tool's JSON reply.
///
/// Examples: `{"result": {"content": [{"type": "text", "text": "…"}]}}` and `{"value": "<?xml …"}`.
enum Envelope {
  /// The maximum depth of replies in replies.
  private static let most = 3
  /// The minimum length of a tree.
  private static let shortest = 20
  /// The maximum length of the words before a reply.
  private static let longestPrefix = 2000

  /// Returns the text of a reply, with a line break between its parts, and its JSON trees.
  static func opened(
    _ bytes: [UInt8]
  ) throws(SourceProblem) -> (bytes: [UInt8], trees: [ObjectTree.Piece]) {
    var bytes = bytes
    for _ in 0..<most {
      let trees = try ObjectTree.pieces(in: bytes)
      guard trees.isEmpty, let inner = try inside(bytes) else { return (bytes, trees) }
      bytes = inner
    }
    return (bytes, try ObjectTree.pieces(in: bytes))
  }

  /// Returns the texts in a reply without a tree; nil if it is not a reply.
  private static func inside(_ bytes: [UInt8]) throws(SourceProblem) -> [UInt8]? {
    var (texts, first) = ([String](), Int.max)
    try ObjectTree.values(in: bytes) { value, range, _ in
      first = min(first, range.lowerBound)
      collect(value, into: &texts)
    }
    guard !texts.isEmpty, first < longestPrefix, !bytes[..<first].contains(UInt8(ascii: "<"))
    else { return nil }
    return Array(texts.joined(separator: "\n").utf8)
  }

  private static func collect(_ value: SourceNode, into texts: inout [String]) {
    switch value.content {
    case .text(let text) where text.utf8.count >= shortest && isPrinted(text): texts.append(text)
    case .list(let elements): for element in elements { collect(element, into: &texts) }
    case .map(let entries): for entry in entries { collect(entry.value, into: &texts) }
    default: break
    }
  }

  /// Whether a text can be a tool's output: it has brackets or several lines.
  private static func isPrinted(_ text: String) -> Bool {
    text.utf8.contains { "<{[\n".utf8.contains($0) }
  }
}
