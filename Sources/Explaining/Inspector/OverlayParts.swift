/// Which parts of the overlay are drawn.
public struct OverlayParts: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view that each touch's hit-test found.
  public static let hitTestView = OverlayParts(rawValue: 1 << 0)
  /// The responder chain: numbers and arrows.
  public static let chain = OverlayParts(rawValue: 1 << 1)
  /// Touches with tap counts and trails.
  public static let touches = OverlayParts(rawValue: 1 << 2)
  /// The first responder, which is where keys go and not where touches go.
  public static let firstResponder = OverlayParts(rawValue: 1 << 3)
  /// The views that the hit-test asked and passed over.
  public static let rejected = OverlayParts(rawValue: 1 << 4)
  /// Aids: slop circles, the margin of a control that follows a finger, who watches a touch.
  public static let aids = OverlayParts(rawValue: 1 << 5)

  /// A line of numbers at the top: where the newest finger is, how far and how fast it moves.
  public static let numbers = OverlayParts(rawValue: 1 << 6)

  /// What is on by default.
  public static let standard: OverlayParts = [.hitTestView, .chain, .touches, .firstResponder]
  /// Everything.
  public static let everything: OverlayParts = [.standard, .rejected, .aids, .numbers]
}
