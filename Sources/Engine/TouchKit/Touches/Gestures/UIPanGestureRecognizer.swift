import TouchTrace
public import Foundation
public import Geometry

/// Recognises fingers that move: a continuous gesture.
///
/// It begins when the centroid of its fingers has moved ten points, which do not count as translation. It changes while
/// the fingers move, and ends when the last one lifts (Apple: UIPanGestureRecognizer).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var track = PanTrack()
  final var wheelPan: WheelPan?

  /// The minimum number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers when it begins; unlimited by default.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling that make a pan without a finger; none by default.
  ///
  /// A wheel makes a pan that begins with its first turn, without slop, and ends when it rests. A scroll view's own
  /// recognizer has the value `.all`, because the scroll view handles the wheel itself.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Returns the translation of the fingers in points of a view's coordinates; nil means the window's.
  open func translation(in view: UIView?) -> CGPoint {
    let translation = convert(track.translation, to: view)
    return CGPoint(x: translation.dx, y: translation.dy)
  }

  /// Sets the translation of the fingers, from which further movement counts.
  ///
  /// The velocity does not change. Apple's page says that it is reset. However, code on devices sets the translation to
  /// zero in each callback. It still reads a correct `velocity(in:)` at the end (our choice, medium confidence).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    track.rebase(to: convert(CGVector(dx: translation.x, dy: translation.y), from: view))
  }

  /// Returns the velocity of the fingers, in points per second of a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = convert(track.velocity(within: limits.velocityWindow), to: view)
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Whether it ignores fingers beyond the maximum before it begins, instead of failing.
  ///
  /// For the engine's scroll views only.
  var allowsMoreFingers: Bool { false }

  // MARK: - Touches

  /// Adds fingers; too many fail the gesture before its beginning and are ignored afterwards.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    endWheelPan()
    super.touchesBegan(touches, with: event)
    let count = attempt.fingerCount
    if count > maximumNumberOfTouches {
      guard machine.isActive || allowsMoreFingers else {
        let allowed = Double(maximumNumberOfTouches)
        return enter(.failed, .exceeded(.fingers, measured: Double(count), allowed: allowed))
      }
      for touch in touches { ignore(touch, for: event) }
    }
    track.join(centroid, isGathering: isGathering, at: event.timestamp)
  }

  /// Begins when the fingers have moved far enough, and then reports changes.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    trackFingers(in: event)
    if machine.isActive || machine.isWaiting {
      if attempt.fingerCount >= minimumNumberOfTouches { enter(.changed, .moved) }
    } else {
      beginIfMovedEnough()
    }
  }

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let isOver = attempt.fingerCount == 0
    if isOver {
      if touches.contains(where: \.hasMoved) { trackFingers(in: event) }
      if machine.isActive || machine.isWaiting { return enter(.ended, .lifted) }
      let distance = track.translation.length
      enter(.failed, .missed(.movement, measured: distance, needed: limits.panSlop))
    } else {
      track.join(centroid, isGathering: isGathering, at: event.timestamp)
    }
  }

  /// Cancels the gesture, or fails if it has not begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard attempt.fingerCount == 0 else {
      return track.join(centroid, isGathering: isGathering, at: event.timestamp)
    }
    enter(machine.isActive ? .cancelled : .failed, .touchesCancelled)
  }

  /// Discards the track.
  open override func reset() {
    super.reset()
    track = PanTrack()
    if var pan = wheelPan { stop(&pan.end) }
    wheelPan = nil
  }

  /// Returns the centroid of the fingers, or the location of the pointer whose wheel turns.
  open override func location(in view: UIView?) -> CGPoint {
    guard let wheelPan else { return super.location(in: view) }
    return convert(wheelPan.location, to: view)
  }

  // MARK: - The way

  /// Whether the recognizer's view handles the wheel itself.
  var leavesWheelToView: Bool { false }

  /// Returns whether this kind of pan can begin with a movement.
  @_spi(Components) open func allowsBeginning(along movement: CGVector) -> Bool { true }

  private func beginIfMovedEnough() {
    guard !isGathering else { return }
    let slop = limits.panSlop
    let distance = track.translation.length
    guard distance >= slop, allowsBeginning(along: track.translation) else { return }
    track.removeSlop(slop)
    enter(.began, .reached(.movement, measured: distance, needed: slop))
  }

  final func beginWheelTrack(at location: CGPoint, time: TimeInterval) {
    track = PanTrack()
    track.join(location, isGathering: false, at: time)
  }

  final func followWheelTrack(to location: CGPoint, at time: TimeInterval) {
    track.move(to: location, at: time, isGathering: false)
  }

  private func trackFingers(in event: UIEvent) {
    track.move(to: centroid, at: event.timestamp, isGathering: isGathering)
  }

  /// Whether movement does not count yet, because there are too few fingers.
  private var isGathering: Bool {
    machine.state == .possible && !machine.isWaiting
      && attempt.fingerCount < minimumNumberOfTouches && attempt.fingerCount > 0
  }

  /// The centroid of the fingers in window points; of the lifting fingers if none stays down.
  private var centroid: CGPoint { attempt.middle }

  nonisolated deinit {}
}

extension UITouch {
  /// Whether the touch's location differs from the previous event.
  final var hasMoved: Bool { state.location != state.previousLocation }
}
