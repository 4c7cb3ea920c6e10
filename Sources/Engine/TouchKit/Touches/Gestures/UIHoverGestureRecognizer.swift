import TouchTrace
public import Foundation

/// Follows a pointer over a view while no button is down: a continuous gesture.
///
/// It begins when the pointer comes over the view, changes while it moves there, and ends when it
/// leaves. It concerns no touch, so that it neither prevents other recognizers nor takes anything
/// from views (Apple: UIHoverGestureRecognizer).
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// In the window's coordinates.
  private var place: CGPoint?

  /// Where the pointer is, or was last, in a view's coordinates; nil means the window's.
  open override func location(in view: UIView?) -> CGPoint {
    guard let place else { return super.location(in: view) }
    return view?.convert(place, from: attachedView?.attachedWindow) ?? place
  }

  /// Fingers and pressed buttons are not its concern.
  override var followsTouches: Bool { false }

  nonisolated deinit {}
}

extension UIHoverGestureRecognizer: HoverFollower {
  func pointer(_ change: HoverChange, _ touch: UITouch, _ event: UIEvent) {
    latestModifiers = event.modifierFlags
    if touch.window != nil { place = touch.location(in: nil) }
    switch change {
    case .entered: enter(.began, .moved)
    case .moved: enter(machine.isActive ? .changed : .began, .moved)
    case .exited: if machine.isActive { enter(.ended, .lifted) }
    }
  }
}
