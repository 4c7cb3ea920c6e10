import Foundation

/// Carries out that one controller shows another over itself.
@MainActor
enum Presentation {
  /// Shows a controller over another; false when that is refused.
  static func present(_ controller: UIViewController, from requester: UIViewController) -> Bool {
    guard let window = requester.viewIfLoaded?.attachedWindow else {
      return refuse("\(requester.traceName) is in no window", in: nil)
    }
    let presenter = topmostAncestor(of: requester)
    guard presenter.presented == nil, controller !== presenter, controller.presenter == nil else {
      return refuse(
        "\(presenter.traceName) already presents, or \(controller.traceName) is presented",
        in: window.application
      )
    }
    presenter.presented = controller
    controller.presenter = presenter
    controller.view.frame = window.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.passage = .appearing
    defer { controller.passage = nil }
    change(visibilityOf: presenter, to: false, for: controller) {
      window.addSubview(controller.view)
    }
    return true
  }

  /// Takes away what a controller presents, or the controller itself if it is presented.
  static func dismiss(from requester: UIViewController) {
    guard
      let presenter = requester.presentedViewController?.presenter
        ?? requester.presentingViewController
    else { return }
    // What is shown over the dismissed one goes with it.
    while let shown = presenter.presented {
      let last = top(of: shown)
      leave(last)
    }
  }

  private static func leave(_ controller: UIViewController) {
    guard let presenter = controller.presenter else { return }
    controller.passage = .disappearing
    defer { controller.passage = nil }
    presenter.presented = nil
    controller.presenter = nil
    change(visibilityOf: presenter, to: true, for: controller) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// Tells the controllers below that they leave sight or come back, around what brings it about.
  private static func change(
    visibilityOf presenter: UIViewController,
    to visible: Bool,
    for controller: UIViewController,
    by action: () -> Void
  ) {
    guard controller.modalPresentationStyle.coversWhatIsBelow, let below = presenter.viewIfLoaded,
      below.attachedWindow?.isHidden == false
    else { return action() }
    ControllerAppearance.announce(below, visible: visible)
    action()
    ControllerAppearance.complete(below)
  }

  private static func top(of controller: UIViewController) -> UIViewController {
    var current = controller
    while let above = current.presented { current = above }
    return current
  }

  /// Presenting from a child covers the whole family, so the outermost parent presents.
  private static func topmostAncestor(of controller: UIViewController) -> UIViewController {
    var current = controller
    while let parent = current.parentReference { current = parent }
    return current
  }

  private static func refuse(_ reason: String, in application: UIApplication?) -> Bool {
    EngineLog.warn("present refused: \(reason).", in: application)
    return false
  }
}
