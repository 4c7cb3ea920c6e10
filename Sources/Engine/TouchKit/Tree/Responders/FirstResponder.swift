import TouchTrace

/// Changes a window's first responder.
///
/// Each window has at most one. The first responder of the key window receives the events without a location (Apple:
/// UIResponder.becomeFirstResponder()). A touch does not change it.
@MainActor
enum FirstResponder {
  static func isFirst(_ responder: UIResponder) -> Bool {
    responder.hostWindow?.firstResponder === responder
  }

  static func become(_ responder: UIResponder) -> Bool {
    guard let window = responder.hostWindow else { return false }
    if window.firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    // Input views that both responders share stay in place.
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

  /// Removes the first responder of a window because it leaves the window.
  static func leave(_ window: UIWindow) {
    let previous = window.firstResponder
    set(nil, in: window)
    // It could not refuse, but editing ends nevertheless.
    previous?.firstResponderWasTaken()
  }

  /// Ends editing in a view and its descendants; returns whether none of them is first responder any more.
  static func endEditing(in view: UIView, force: Bool) -> Bool {
    guard let window = view.attachedWindow, let first = window.firstResponder as? UIView,
      first.isBelowOrSame(as: view)
    else { return true }
    if first.resignFirstResponder() { return true }
    if force { leave(window) }
    return force
  }

  /// Reloads the input views of a first responder.
  static func reloadInputViews(of responder: UIResponder) {
    guard responder.isFirstResponder else { return }
    responder.hostWindow?.application?.inputViews.update()
  }

  private static func set(_ responder: UIResponder?, in window: UIWindow) {
    let previous = window.firstResponder
    window.firstResponder = responder
    // Runs last, because it may remove the requesting responder from the window.
    defer { window.application?.inputViews.update() }
    guard let trace = window.application?.trace, trace.isOn else { return }
    trace.record(.firstResponderChanged(from: previous?.snapshot(), to: responder?.snapshot()))
  }
}

extension UIResponder {
  /// The window in which this responder can be first responder.
  fileprivate var hostWindow: UIWindow? {
    switch self {
    case let view as UIView: view.attachedWindow
    case let controller as UIViewController: controller.viewIfLoaded?.attachedWindow
    default: nil
    }
  }
}
