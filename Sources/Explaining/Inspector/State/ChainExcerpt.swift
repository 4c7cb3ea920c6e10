public import TouchTrace

/// A responder chain with numbers, cut in the middle when it is too long to read.
public struct ChainExcerpt: Hashable, Sendable {
  /// One responder with its number in the chain.
  public struct Link: Hashable, Sendable {
    /// The place in the chain; the first responder of the chain has number 1.
    public var number: Int
    /// The responder, as it was at touch-down.
    public var node: NodeSnapshot
  }

  /// The largest number of responders kept.
  public static let capacity = 40
  private static let lastLinks = 12

  /// The responders kept, in the order of the chain.
  public let links: [Link]
  /// How many responders the whole chain has.
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

  /// Whether a responder is among those that are kept.
  func contains(_ id: NodeID) -> Bool {
    links.contains { $0.node.id == id }
  }

  /// Whether the chain has no responders.
  public var isEmpty: Bool { count == 0 }
}
