public import Foundation
public import Geometry

/// The path of one finger from touch down to lift.
///
/// A path returns the position of the finger at a fraction of its duration, from 0 to 1. It has no clock. A
/// test stage advances its own time, and a script advances its frames. Both report the position of the finger
/// once in each of ``stepCount(over:)`` steps. The timing along the path also belongs to
/// the caller, which can ease the fraction first.
///
/// Gestures of several fingers are arrays of paths, such as ``pinch(around:scale:distance:)``.
public struct FingerPath: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case line(start: CGPoint, offset: CGVector)
    case bends(Polyline)
    /// Along the horizontal line through a point, with the initial distance from it, and its factor.
    case spread(middle: CGPoint, reach: CGFloat, scale: CGFloat)
    /// Around a point; a negative radius begins on its left.
    case arc(middle: CGPoint, radius: CGFloat, angle: CGFloat)
  }

  private let form: Form

  private init(_ form: Form) {
    self.form = form
  }

  /// Returns the position of the finger at a fraction of its duration, 0…1.
  public func point(at part: CGFloat) -> CGPoint {
    switch form {
    case .line(let start, let offset):
      CGPoint(x: start.x + offset.dx * part, y: start.y + offset.dy * part)
    case .bends(let line): line.point(at: part)
    case .spread(let middle, let reach, let scale):
      CGPoint(x: middle.x + reach * (1 + (scale - 1) * part), y: middle.y)
    case .arc(let middle, let radius, let angle):
      CGPoint(
        x: middle.x + radius * cos(angle * part),
        y: middle.y + radius * sin(angle * part)
      )
    }
  }

  /// Returns the number of steps, at least one, in which a finger reports a movement of some seconds.
  public static func stepCount(over duration: TimeInterval) -> Int {
    max(1, Int((duration * 60).rounded()))
  }
}

// MARK: - One finger

extension FingerPath {
  /// Returns a straight path by an offset; with a zero offset the finger rests.
  public static func line(from start: CGPoint, by offset: CGVector = .zero) -> FingerPath {
    FingerPath(.line(start: start, offset: offset))
  }

  /// Returns a straight path between two points.
  public static func line(from start: CGPoint, to end: CGPoint) -> FingerPath {
    .line(from: start, by: CGVector(dx: end.x - start.x, dy: end.y - start.y))
  }

  /// Returns straight paths from each point to the next at constant speed; nil without points.
  public static func bends(through points: [CGPoint]) -> FingerPath? {
    Polyline(points).map { FingerPath(.bends($0)) }
  }
}

// MARK: - Several fingers

extension FingerPath {
  /// The distance between adjacent fingers, in points.
  public static let spacing: CGFloat = 40

  /// Returns adjacent fingers around a middle, ``spacing`` apart, that move by the same offset.
  public static func row(
    of count: Int,
    around middle: CGPoint,
    by offset: CGVector = .zero
  ) -> [FingerPath] {
    places(of: count, around: middle).map { .line(from: $0, by: offset) }
  }

  /// Returns the positions of adjacent fingers around a middle, ``spacing`` apart.
  public static func places(of count: Int, around middle: CGPoint) -> [CGPoint] {
    (0..<max(0, count)).map { index in
      CGPoint(
        x: middle.x + spacing * (CGFloat(index) - CGFloat(count - 1) / 2),
        y: middle.y
      )
    }
  }

  /// Returns two fingers, left and right of a middle, whose distance grows by a factor.
  public static func pinch(
    around middle: CGPoint,
    scale: CGFloat,
    distance: CGFloat
  ) -> [FingerPath] {
    [-1, 1].map { side in
      FingerPath(.spread(middle: middle, reach: side * (distance / 2), scale: scale))
    }
  }

  /// Returns two fingers that rotate around the middle between them, in radians; clockwise is positive.
  public static func rotation(
    around middle: CGPoint,
    by angle: CGFloat,
    distance: CGFloat
  ) -> [FingerPath] {
    [-1, 1].map { side in
      FingerPath(.arc(middle: middle, radius: side * (distance / 2), angle: angle))
    }
  }

  /// Returns one finger that rests and another that rotates around it, in radians; clockwise is positive.
  public static func pivot(
    around middle: CGPoint,
    by angle: CGFloat,
    distance: CGFloat
  ) -> [FingerPath] {
    [.line(from: middle), FingerPath(.arc(middle: middle, radius: distance, angle: angle))]
  }
}
