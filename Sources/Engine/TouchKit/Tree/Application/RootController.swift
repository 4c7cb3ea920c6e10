import Foundation

/// Installs the view of a window's root controller.
@MainActor
struct RootController {
  let window: UIWindow

  /// Removes the old controller's view from the window and adds the new one's.
  func replace(_ old: UIViewController?, by new: UIViewController?) {
    guard old !== new else { return }
    if let old, old.viewIfLoaded?.superview === window { old.view.removeFromSuperview() }
    guard let new else { return }
    new.view.frame = window.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(new.view, at: 0)
  }
}
