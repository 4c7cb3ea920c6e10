/// The ways in which something scrolls without a finger on it (Apple: UIScrollTypeMask).
nonisolated public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Step by step, as with the wheel of a mouse: 1.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Smoothly, as with two fingers on a trackpad: 2.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both ways.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
