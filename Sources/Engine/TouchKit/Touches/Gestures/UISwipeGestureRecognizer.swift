import TouchTrace
public import Foundation
import Geometry

/// Recognises a quick movement in one direction: a discrete gesture.
///
/// It recognises while the fingers still move, as soon as they have gone far enough. It fails when
/// they drift aside, take too long, or lift before (Apple: UISwipeGestureRecognizer).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  private var start: CGPoint?
  private var timer: TimerQueue.Ticket?

  /// How many fingers swipe; 1 unless set.
  open var numberOfTouchesRequired = 1

  /// The directions that count; to the right unless set.
  ///
  /// With several, any of them is recognised, and the recognizer does not tell which it was.
  open var direction: Direction = .right

  /// Where the swipe started, in a view's coordinates; nil means the window's.
  open override func location(in view: UIView?) -> CGPoint {
    start.map { convert($0, to: view) } ?? super.location(in: view)
  }

  // MARK: - Touches

  /// Starts when the last finger comes down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let count = attempt.touches.count
    guard count <= numberOfTouchesRequired else {
      let allowed = Double(numberOfTouchesRequired)
      return enter(.failed, .exceeded(.fingers, measured: Double(count), allowed: allowed))
    }
    let allowed = limits.swipeDuration
    if timer == nil {
      // A millisecond less: rounding must not decide about a way that is long enough just then.
      restart(&timer, at: event.timestamp + allowed - 0.001) { [self] in
        enter(.failed, .exceeded(.duration, measured: allowed, allowed: allowed))
      }
    }
    if count == numberOfTouchesRequired { start = middle }
  }

  /// Recognises when the fingers have gone far enough, and fails when they drift.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    judgeMovement()
  }

  /// Fails: a swipe recognises before its fingers lift.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    judgeMovement()
    guard state == .possible else { return }
    let needed = limits.swipeDistance
    let distance = start.map { middle.distance(to: $0) } ?? 0
    enter(.failed, .missed(.movement, measured: distance, needed: needed))
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    enter(.failed, .touchesCancelled)
  }

  /// Forgets the way.
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
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right: 1.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left: 2.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards: 4.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards: 8.
    public static let down = Direction(rawValue: 1 << 3)

    static let each: [Direction] = [.right, .left, .up, .down]

    /// How far a way goes in this one direction, in points; negative when it goes back.
    func distance(along way: CGVector) -> CGFloat {
      switch self {
      case .right: way.dx
      case .left: -way.dx
      case .down: way.dy
      default: -way.dy
      }
    }

    /// How far a way goes across this one direction, in points.
    func drift(of way: CGVector) -> CGFloat {
      self == .right || self == .left ? abs(way.dy) : abs(way.dx)
    }
  }
}
