import Foundation

/// Puts the view of a window's root controller in its place.
@MainActor
struct RootController {
  let window: UIWindow

  /// Takes one controller's view out of the window and puts another's in.
  func replace(_ old: UIViewController?, by new: UIViewController?) {
    guard old !== new else { return }
    if let old, old.viewIfLoaded?.superview === window { old.view.removeFromSuperview() }
    guard let new else { return }
    new.view.frame = window.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(new.view, at: 0)
  }
}
