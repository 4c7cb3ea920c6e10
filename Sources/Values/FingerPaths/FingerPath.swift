public import Foundation
public import Geometry

/// The way of one finger from where it comes down to where it lifts.
///
/// A path is asked where the finger is after a part of its time, from 0 to 1. It knows no clock: a
/// test stage lets its own time pass, a script that of its frames, and both let the finger report
/// where it is once in each of ``stepCount(over:)`` steps. How the part of the way grows with time is
/// the caller's too; a part that was eased is asked for like any other.
///
/// Gestures of several fingers are arrays of paths, such as ``pinch(around:scale:distance:)``.
public struct FingerPath: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case line(start: CGPoint, offset: CGVector)
    case bends(Polyline)
    /// Along the horizontal line through a point; the reach at the beginning, and its factor.
    case spread(middle: CGPoint, reach: CGFloat, scale: CGFloat)
    /// About a point; a negative radius begins on its left.
    case arc(middle: CGPoint, radius: CGFloat, angle: CGFloat)
  }

  private let form: Form

  private init(_ form: Form) {
    self.form = form
  }

  /// Where the finger is after a part of its time, 0…1.
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

  /// In how many steps, at least one, a finger of a usual screen reports a movement of some seconds.
  public static func stepCount(over duration: TimeInterval) -> Int {
    max(1, Int((duration * 60).rounded()))
  }
}

// MARK: - One finger

extension FingerPath {
  /// A straight way by an offset; by none, the finger rests.
  public static func line(from start: CGPoint, by offset: CGVector = .zero) -> FingerPath {
    FingerPath(.line(start: start, offset: offset))
  }

  /// A straight way between two points.
  public static func line(from start: CGPoint, to end: CGPoint) -> FingerPath {
    .line(from: start, by: CGVector(dx: end.x - start.x, dy: end.y - start.y))
  }

  /// Straight ways from each point to the next, gone at one speed; nil without any point.
  public static func bends(through points: [CGPoint]) -> FingerPath? {
    Polyline(points).map { FingerPath(.bends($0)) }
  }
}

// MARK: - Several fingers

extension FingerPath {
  /// The distance between fingers side by side, in points.
  public static let spacing: CGFloat = 40

  /// Fingers side by side about a middle, ``spacing`` apart, that move by the same offset.
  public static func row(
    of count: Int,
    around middle: CGPoint,
    by offset: CGVector = .zero
  ) -> [FingerPath] {
    places(of: count, around: middle).map { .line(from: $0, by: offset) }
  }

  /// Where fingers side by side come down about a middle, ``spacing`` apart.
  public static func places(of count: Int, around middle: CGPoint) -> [CGPoint] {
    (0..<max(0, count)).map { index in
      CGPoint(
        x: middle.x + spacing * (CGFloat(index) - CGFloat(count - 1) / 2),
        y: middle.y
      )
    }
  }

  /// Two fingers, left and right of a middle, whose distance grows by a factor.
  public static func pinch(
    around middle: CGPoint,
    scale: CGFloat,
    distance: CGFloat
  ) -> [FingerPath] {
    [-1, 1].map { side in
      FingerPath(.spread(middle: middle, reach: side * (distance / 2), scale: scale))
    }
  }

  /// Two fingers that turn about the middle between them, in radians; clockwise is positive.
  public static func rotation(
    around middle: CGPoint,
    by angle: CGFloat,
    distance: CGFloat
  ) -> [FingerPath] {
    [-1, 1].map { side in
      FingerPath(.arc(middle: middle, radius: side * (distance / 2), angle: angle))
    }
  }

  /// One finger that rests and another that turns about it, in radians; clockwise is positive.
  public static func pivot(
    around middle: CGPoint,
    by angle: CGFloat,
    distance: CGFloat
  ) -> [FingerPath] {
    [.line(from: middle), FingerPath(.arc(middle: middle, radius: distance, angle: angle))]
  }
}
