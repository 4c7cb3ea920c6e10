import TextFormats

/// Takes a printed tree out of the reply that a tool wrapped it in: a text in JSON, as in
/// `{"result": {"content": [{"type": "text", "text": "…"}]}}` or `{"value": "<?xml …"}`.
enum Envelope {
  /// Replies in replies that are opened.
  private static let most = 3
  /// Shorter texts are no trees.
  private static let shortest = 20
  /// Words that may stand before a reply.
  private static let longestPrefix = 2000

  /// A text out of its reply, a line break between two texts of one, and the trees in JSON in it.
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

  /// The texts in a reply without a tree; nil for what is no reply.
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

  /// Whether a text can be what a tool printed: it has brackets or several lines.
  private static func isPrinted(_ text: String) -> Bool {
    text.utf8.contains { "<{[\n".utf8.contains($0) }
  }
}
