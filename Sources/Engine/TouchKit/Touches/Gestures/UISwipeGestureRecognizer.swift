import TouchTrace
public import Foundation
import Geometry

/// Recognises a quick movement in one direction: a discrete gesture.
///
/// It recognises while the fingers still move, as soon as they have moved far enough. It fails if they drift aside,
/// take too long, or lift before (Apple: UISwipeGestureRecognizer).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  private var start: CGPoint?
  private var timer: TimerQueue.Ticket?

  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The directions that the recognizer accepts; right by default.
  ///
  /// With several directions it recognises any of them, but does not report which one it was.
  open var direction: Direction = .right

  /// Returns the start location of the swipe in a view's coordinates; nil means the window's.
  open override func location(in view: UIView?) -> CGPoint {
    start.map { convert($0, to: view) } ?? super.location(in: view)
  }

  // MARK: - Touches

  /// Starts the swipe when the last finger comes down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let count = attempt.touches.count
    guard count <= numberOfTouchesRequired else {
      let allowed = Double(numberOfTouchesRequired)
      return enter(.failed, .exceeded(.fingers, measured: Double(count), allowed: allowed))
    }
    let allowed = limits.swipeDuration
    if timer == nil {
      // One millisecond less, so that rounding does not decide about a swipe that is long enough at the limit.
      restart(&timer, at: event.timestamp + allowed - 0.001) { [self] in
        enter(.failed, .exceeded(.duration, measured: allowed, allowed: allowed))
      }
    }
    if count == numberOfTouchesRequired { start = middle }
  }

  /// Recognises when the fingers have moved far enough, and fails if they drift.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    judgeMovement()
  }

  /// Fails unless the last movement was far enough.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    judgeMovement()
    guard state == .possible else { return }
    let needed = limits.swipeDistance
    let distance = start.map { middle.distance(to: $0) } ?? 0
    enter(.failed, .missed(.movement, measured: distance, needed: needed))
  }

  /// Fails because the touches were cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    enter(.failed, .touchesCancelled)
  }

  /// Discards the start.
  open override func reset() {
    super.reset()
    stop(&timer)
    start = nil
  }

  private var middle: CGPoint { attempt.centroid(of: attempt.touches) }

  private func judgeMovement() {
    guard let start, state == .possible else { return }
    let end = middle
    judge(CGVector(dx: end.x - start.x, dy: end.y - start.y))
  }

  private func judge(_ way: CGVector) {
    let limits = limits
    let wanted = Direction.each.filter { direction.contains($0) }
    let distances = wanted.map { $0.distance(along: way) }
    if let distance = distances.max(), distance >= limits.swipeDistance,
      let drift = wanted.first(where: { $0.distance(along: way) == distance })?.drift(of: way),
      drift <= limits.swipeDrift
    {
      return enter(
        .ended,
        .reached(.movement, measured: distance, needed: limits.swipeDistance)
      )
    }
    let drift = wanted.map { $0.drift(of: way) }.min() ?? way.length
    if drift > limits.swipeDrift {
      return enter(.failed, .exceeded(.drift, measured: drift, allowed: limits.swipeDrift))
    }
    if let distance = distances.max(), distance <= -limits.swipeDistance {
      enter(.failed, .missed(.movement, measured: distance, needed: limits.swipeDistance))
    }
  }

  nonisolated deinit {}
}

extension UISwipeGestureRecognizer {
  /// The directions of a swipe.
  nonisolated public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The direction to the right; raw value 1.
    public static let right = Direction(rawValue: 1 << 0)
    /// The direction to the left; raw value 2.
    public static let left = Direction(rawValue: 1 << 1)
    /// The upward direction; raw value 4.
    public static let up = Direction(rawValue: 1 << 2)
    /// The downward direction; raw value 8.
    public static let down = Direction(rawValue: 1 << 3)

    static let each: [Direction] = [.right, .left, .up, .down]

    /// Returns the distance of a movement along this direction, in points; negative for the opposite direction.
    func distance(along way: CGVector) -> CGFloat {
      switch self {
      case .right: way.dx
      case .left: -way.dx
      case .down: way.dy
      default: -way.dy
      }
    }

    /// Returns the distance of a movement across this direction, in points.
    func drift(of way: CGVector) -> CGFloat {
      self == .right || self == .left ? abs(way.dy) : abs(way.dx)
    }
  }
}
