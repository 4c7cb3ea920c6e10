import TouchTrace
public import Foundation

/// Recognises a pointer that moves over a view without a pressed button: a continuous gesture.
///
/// It begins when the pointer enters the view, changes while it moves there, and ends when it leaves. It uses no touch,
/// so it neither prevents other recognizers nor takes touches from views (Apple: UIHoverGestureRecognizer).
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The pointer's location in the window's coordinates.
  private var place: CGPoint?

  /// Returns the pointer's last location in a view's coordinates; nil means the window's.
  open override func location(in view: UIView?) -> CGPoint {
    guard let place else { return super.location(in: view) }
    return view?.convert(place, from: attachedView?.attachedWindow) ?? place
  }

  /// Always false, because fingers and pressed buttons do not matter.
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
