/// The kinds of scrolling without a finger (Apple: UIScrollTypeMask).
nonisolated public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Scrolling in steps, as with a mouse wheel; raw value 1.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Smooth scrolling, as with two fingers on a trackpad; raw value 2.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both kinds of scrolling.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
