public import Foundation

/// What is shown of a hand that makes fingers out of a mouse, in window points.
public struct HandMarks: Hashable, Sendable {
  /// Where fingers would come down.
  public var ghosts: [CGPoint] = []
  /// The point about which two fingers are mirrored.
  public var centre: CGPoint?
  /// Fingers that stay down by themselves.
  public var pins: [CGPoint] = []

  /// Creates marks of a hand that does nothing.
  public init() {}
}
