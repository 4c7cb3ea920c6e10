import TouchTrace
public import Foundation
public import Geometry

/// Recognises fingers that move: a continuous gesture.
///
/// It begins when the middle of its fingers has moved ten points; these do not count as
/// translation. It goes on while the fingers move and ends when the last one lifts (Apple:
/// UIPanGestureRecognizer).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var track = PanTrack()
  final var wheelPan: WheelPan?

  /// How many fingers have to be down; 1 unless set.
  open var minimumNumberOfTouches = 1

  /// How many fingers may be down when it begins; any number unless set.
  open var maximumNumberOfTouches = Int.max

  /// With what it pans when no finger is down; with nothing unless set.
  ///
  /// A wheel makes a pan that begins with its first turn, without slop, and ends when it rests. A
  /// scroll view's own recognizer says `.all`; the scroll view follows the wheel by itself.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers have gone, in points of a view's coordinates; nil means the window's.
  open func translation(in view: UIView?) -> CGPoint {
    let translation = convert(track.translation, to: view)
    return CGPoint(x: translation.dx, y: translation.dy)
  }

  /// Says how far the fingers count as having gone from now on.
  ///
  /// The velocity stays that of the fingers. Apple's page says that it is reset; yet code that sets
  /// the translation to zero in each callback and throws things at the end by `velocity(in:)` works
  /// on devices (our choice, medium confidence).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    track.rebase(to: convert(CGVector(dx: translation.x, dy: translation.y), from: view))
  }

  /// How fast the fingers move, in points per second of a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = convert(track.velocity(within: limits.velocityWindow), to: view)
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Whether fingers beyond the most are ignored before it begins, and do not fail it.
  ///
  /// Engine only: scroll views.
  var allowsMoreFingers: Bool { false }

  // MARK: - Touches

  /// Takes fingers in; too many before the beginning fail the gesture, later ones are ignored.
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

  /// Begins when the fingers have moved enough, and follows them.
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

  /// Cancels the gesture, or fails when it has not begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard attempt.fingerCount == 0 else {
      return track.join(centroid, isGathering: isGathering, at: event.timestamp)
    }
    enter(machine.isActive ? .cancelled : .failed, .touchesCancelled)
  }

  /// Forgets the way.
  open override func reset() {
    super.reset()
    track = PanTrack()
    if var pan = wheelPan { stop(&pan.end) }
    wheelPan = nil
  }

  /// Where the gesture is: the middle of its fingers, or the pointer whose wheel turns.
  open override func location(in view: UIView?) -> CGPoint {
    guard let wheelPan else { return super.location(in: view) }
    return convert(wheelPan.location, to: view)
  }

  // MARK: - The way

  /// Whether the view that the recognizer is attached to follows the wheel by itself.
  var leavesWheelToView: Bool { false }

  /// Whether a movement is one that this kind of pan begins with.
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

  /// Whether movement does not count yet, because fingers are missing.
  private var isGathering: Bool {
    machine.state == .possible && !machine.isWaiting
      && attempt.fingerCount < minimumNumberOfTouches && attempt.fingerCount > 0
  }

  /// The middle of the fingers, in window points; of those that are lifting when none is left.
  private var centroid: CGPoint { attempt.middle }

  nonisolated deinit {}
}

extension UITouch {
  /// Whether the touch is elsewhere than in the previous event.
  final var hasMoved: Bool { state.location != state.previousLocation }
}
