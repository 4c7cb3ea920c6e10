import TouchTrace

/// Carries out changes of a window's first responder.
///
/// Each window has at most one; the key window's receives the events without a place on screen
/// (Apple: UIResponder.becomeFirstResponder()). Touching a view changes nothing here.
@MainActor
enum FirstResponder {
  static func isFirst(_ responder: UIResponder) -> Bool {
    responder.hostWindow?.firstResponder === responder
  }

  static func become(_ responder: UIResponder) -> Bool {
    guard let window = responder.hostWindow else { return false }
    if window.firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    // Input views that both want stay where they are.
    window.application?.inputViews.suspend()
    defer { window.application?.inputViews.resume() }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    set(responder, in: window)
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard let window = responder.hostWindow, window.firstResponder === responder else {
      return true
    }
    guard responder.canResignFirstResponder else { return false }
    set(nil, in: window)
    return true
  }

  /// Takes the role from a responder that is leaving its window.
  static func leave(_ window: UIWindow) {
    let previous = window.firstResponder
    set(nil, in: window)
    // It could not object, but editing is over all the same.
    previous?.firstResponderWasTaken()
  }

  /// Has a view, or one below it, end editing; answers whether none of them edits any more.
  static func endEditing(in view: UIView, force: Bool) -> Bool {
    guard let window = view.attachedWindow, let first = window.firstResponder as? UIView,
      first.isBelowOrSame(as: view)
    else { return true }
    if first.resignFirstResponder() { return true }
    if force { leave(window) }
    return force
  }

  /// Looks again for the input views that a first responder wants.
  static func reloadInputViews(of responder: UIResponder) {
    guard responder.isFirstResponder else { return }
    responder.hostWindow?.application?.inputViews.update()
  }

  private static func set(_ responder: UIResponder?, in window: UIWindow) {
    let previous = window.firstResponder
    window.firstResponder = responder
    // Last: it may take the responder that asked out of the window again.
    defer { window.application?.inputViews.update() }
    guard let trace = window.application?.trace, trace.isOn else { return }
    trace.record(.firstResponderChanged(from: previous?.snapshot(), to: responder?.snapshot()))
  }
}

extension UIResponder {
  /// The window whose first responder this responder can be.
  fileprivate var hostWindow: UIWindow? {
    switch self {
    case let view as UIView: view.attachedWindow
    case let controller as UIViewController: controller.viewIfLoaded?.attachedWindow
    default: nil
    }
  }
}
