public import Foundation

/// The marks of the simulated fingers that the mouse controls, in window points.
public struct HandMarks: Hashable, Sendable {
  /// The points where fingers would come down.
  public var ghosts: [CGPoint] = []
  /// The mirror point of two fingers.
  public var centre: CGPoint?
  /// The fingers that stay down without the mouse.
  public var pins: [CGPoint] = []

  /// Creates empty marks.
  public init() {}
}
