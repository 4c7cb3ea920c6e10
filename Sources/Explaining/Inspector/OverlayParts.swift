/// The parts of the overlay that are drawn.
public struct OverlayParts: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The hit-test view of each touch.
  public static let hitTestView = OverlayParts(rawValue: 1 << 0)
  /// The responder chain: numbers and arrows.
  public static let chain = OverlayParts(rawValue: 1 << 1)
  /// Touches with tap counts and trails.
  public static let touches = OverlayParts(rawValue: 1 << 2)
  /// The first responder, which receives keys but not touches.
  public static let firstResponder = OverlayParts(rawValue: 1 << 3)
  /// The views that the latest hit-test rejected.
  public static let rejected = OverlayParts(rawValue: 1 << 4)
  /// The slop circles, the tracking margin of a control, and the recognizers that receive a touch.
  public static let aids = OverlayParts(rawValue: 1 << 5)

  /// A line of numbers: the position, distance and speed of the newest finger.
  public static let numbers = OverlayParts(rawValue: 1 << 6)

  /// The parts that are drawn by default.
  public static let standard: OverlayParts = [.hitTestView, .chain, .touches, .firstResponder]
  /// All parts.
  public static let everything: OverlayParts = [.standard, .rejected, .aids, .numbers]
}
