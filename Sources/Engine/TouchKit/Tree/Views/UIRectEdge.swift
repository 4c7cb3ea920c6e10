/// The edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge; raw value 1.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge; raw value 2.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge; raw value 4.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge; raw value 8.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
