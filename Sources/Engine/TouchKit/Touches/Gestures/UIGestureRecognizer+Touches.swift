import TouchTrace
package import Foundation
package import Geometry

/// The touches that a recognizer receives.
extension UIGestureRecognizer {
  /// Returns whether the recognizer receives a new touch of an event, in a batch of the arena.
  ///
  /// The delegate is asked last, and only if all other conditions hold.
  final func wants(_ touch: UITouch, of event: UIEvent, in batch: Int) -> Bool {
    forgetAttemptByHand()
    guard followsTouches, isEnabled, !machine.isFinished, !machine.waitsToEnd,
      allows(touch.state.type)
    else {
      return false
    }
    let isWanted =
      wants(event, in: batch) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    // The delegate or an override may have disabled or removed it, or set its state outside its window.
    return isWanted && isEnabled && attachedView != nil && (isInArena || machine.state == .possible)
  }

  /// Returns whether the recognizer wants an event; the answer applies to all its new touches or presses.
  final func wants(_ event: UIEvent, in batch: Int) -> Bool {
    if let answer = eventAnswer, answer.batch == batch { return answer.isWanted }
    let isWanted =
      shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    eventAnswer = (batch, isWanted)
    return isWanted
  }

  /// Whether it has decided, or its attempt is over.
  final var hasFinished: Bool { machine.isFinished || !isInArena }

  /// Whether its view left the window of its touches.
  final var isLost: Bool {
    guard let window = attachedView?.attachedWindow else { return true }
    guard let former = attempt.window else { return false }
    return former !== window
  }

  private func allows(_ type: UITouch.TouchType) -> Bool {
    if requiresExclusiveTouchType, let first = attempt.type, first != type { return false }
    return allowedTouchTypes.contains { $0.intValue == type.rawValue }
  }

  /// Calls the recognizer's touch method for a phase, with its touches in that phase.
  final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    latestModifiers = event.modifierFlags
    latestButtons = event.buttonMask
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Removes a touch that does not belong to the recognizer.
  final func drop(_ touch: UITouch) {
    guard attempt.touches.contains(where: { $0 === touch }) else { return }
    attempt.ignore(touch)
    touch.watchers.removeOnly(self)
    arena?.noteNews(of: self)
  }

  final func touchLocation(_ index: Int, in view: UIView?) -> CGPoint {
    guard attempt.touches.indices.contains(index) else {
      EngineLog.warn(
        "location(ofTouch: \(index), in:) is out of range: \(snapshot().name) has "
          + "\(attempt.touches.count) touches. Use an index in 0..<numberOfTouches.",
        in: attachedView?.attachedWindow?.application
      )
      return .zero
    }
    return convert(attempt.touches[index].state.location, to: view)
  }

  /// Converts a vector of the window to a view's coordinates; nil means the window's.
  package final func convert(_ vector: CGVector, to view: UIView?) -> CGVector {
    let start = convert(CGPoint.zero, to: view)
    let end = convert(CGPoint(x: vector.dx, y: vector.dy), to: view)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// Converts a vector of a view's coordinates to the window's.
  package final func convert(_ vector: CGVector, from view: UIView?) -> CGVector {
    guard let view, let window = attempt.window ?? attachedView?.attachedWindow else {
      return vector
    }
    let start = view.convert(CGPoint.zero, to: window)
    let end = view.convert(CGPoint(x: vector.dx, y: vector.dy), to: window)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// Converts a point of the touches' window to a view's coordinates; nil means the window's.
  package final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = attempt.window ?? attachedView?.attachedWindow else {
      return point
    }
    return view.convert(point, from: window)
  }
}
