package import Foundation

/// Shows the first responder's input views along the lower edge of the screen.
///
/// The views are in a window of their own in front of normal windows. The accessory view is above the input view. Each
/// has its own height and the width of the screen.
@MainActor
package final class InputViews {
  private unowned let application: UIApplication
  private var window: UIWindow?
  private var shown: [UIView] = []
  private var suspensions = 0

  /// The level in front of normal windows (our choice).
  private static let level = UIWindow.Level(1)
  /// The height of an input view without one (our choice: a phone's keyboard).
  private static let usualHeight: CGFloat = 216

  init(application: UIApplication) {
    self.application = application
  }

  /// The frame of the input views on the screen; nil without input views.
  package var frame: CGRect? { window?.frame }

  /// Updates the input views after the first responder, its input views or the screen changed.
  func update() {
    guard suspensions == 0 else { return }
    suspensions = 1
    defer { suspensions = 0 }
    // Repeated, because observers may change the first responder.
    for _ in 0..<Self.maximumRounds {
      let wanted = RequestedViews(of: application.keyWindow?.firstResponder)
      let place = place(for: wanted)
      guard !wanted.isSame(as: shown) || (window?.frame ?? place) != place else { return }
      change(to: wanted, at: place)
    }
  }

  /// Suspends updates until the matching resumption.
  func suspend() { suspensions += 1 }

  /// Ends one suspension of updates.
  func resume() {
    suspensions -= 1
    update()
  }

  /// The maximum number of updates after changes by observers (our choice).
  private static let maximumRounds = 4

  private func change(to requested: RequestedViews, at place: CGRect) {
    let lower = CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
    let former = window?.frame ?? lower
    let goal = requested.views.isEmpty ? former.offsetBy(dx: 0, dy: former.height) : place
    let change = InputViewChange(
      from: former,
      to: goal,
      isShowing: shown.isEmpty,
      isHiding: requested.views.isEmpty
    )
    change.announce()
    showViews(of: requested, at: place)
    for window in application.windows { window.followInputViewsBelow() }
    change.complete()
  }

  private func showViews(of requested: RequestedViews, at place: CGRect) {
    for view in shown where !requested.views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    shown = requested.views
    guard !shown.isEmpty else {
      window?.isHidden = true
      window = nil
      return
    }
    let window = window ?? makeWindow()
    window.frame = place
    var top: CGFloat = 0
    for view in shown {
      let height = height(of: view, in: requested)
      view.frame = CGRect(x: 0, y: top, width: place.width, height: height)
      if view.superview !== window { window.addSubview(view) }
      top += height
    }
    window.isHidden = false
  }

  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: .zero, application: application)
    window.windowLevel = Self.level
    self.window = window
    return window
  }

  private var screen: CGSize { application.screenSize }

  private func place(for requested: RequestedViews) -> CGRect {
    let height = requested.views.reduce(0) { $0 + self.height(of: $1, in: requested) }
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  private func height(of view: UIView, in requested: RequestedViews) -> CGFloat {
    let height = view.bounds.height
    return height > 0 || view !== requested.input ? height : Self.usualHeight
  }
}

/// The input views that a first responder or a responder further up its chain provides.
@MainActor
private struct RequestedViews {
  private(set) var accessory: UIView?
  private(set) var input: UIView?

  /// Finds the first responder in the chain that provides each view.
  init(of responder: UIResponder?) {
    guard let responder else { return }
    for responder in ResponderChain(from: responder).responders {
      accessory = accessory ?? responder.inputAccessoryView
      input = input ?? responder.inputView
    }
  }

  /// The views from top to bottom.
  var views: [UIView] { [accessory, input].compactMap(\.self) }

  func isSame(as shown: [UIView]) -> Bool {
    views.count == shown.count && zip(views, shown).allSatisfy { $0 === $1 }
  }
}
