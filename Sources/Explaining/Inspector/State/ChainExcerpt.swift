public import TouchTrace

/// A responder chain with numbers; the middle of a long chain is left out.
public struct ChainExcerpt: Hashable, Sendable {
  /// One responder with its number in the chain.
  public struct Link: Hashable, Sendable {
    /// The position in the chain; the first responder of the chain has number 1.
    public var number: Int
    /// The responder, as it was at touch-down.
    public var node: NodeSnapshot
  }

  /// The maximum number of stored responders.
  public static let capacity = 40
  private static let lastLinks = 12

  /// The stored responders, in the order of the chain.
  public let links: [Link]
  /// The number of responders in the whole chain.
  public let count: Int

  /// Creates an excerpt that keeps the beginning and the end of a chain.
  public init(_ chain: [NodeSnapshot] = []) {
    count = chain.count
    let isWhole = count <= ChainExcerpt.capacity
    let head = isWhole ? count : ChainExcerpt.capacity - ChainExcerpt.lastLinks
    let tail = isWhole ? count : count - ChainExcerpt.lastLinks
    links = (Array(0..<head) + Array(tail..<count)).map { index in
      Link(number: index + 1, node: chain[index])
    }
  }

  /// Whether the excerpt contains a responder.
  func contains(_ id: NodeID) -> Bool {
    links.contains { $0.node.id == id }
  }

  /// Whether the chain has no responders.
  public var isEmpty: Bool { count == 0 }
}
