import Foundation

/// Presents and dismisses controllers.
@MainActor
enum Presentation {
  /// Presents a controller over another one, unless that is refused.
  static func present(
    _ controller: UIViewController,
    from requester: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let window = requester.viewIfLoaded?.attachedWindow else {
      return refuse("\(requester.traceName) is not in a window", in: nil)
    }
    let presenter = presenter(of: controller, from: requester)
    guard presenter.presented == nil, controller !== presenter, controller.presenter == nil else {
      return refuse(
        "\(presenter.traceName) already presents, or \(controller.traceName) is already presented",
        in: window.application
      )
    }
    let presentation = controller.makePresentationController(for: presenter, source: requester)
      .adapted(to: window)
    if PresentationTransition.isNeeded(for: controller, presentation, animated)
      || presenter.parentReference != nil
    {
      return PresentationTransition(
        presented: controller,
        presenter: presenter,
        isAnimated: animated,
        completion: completion
      ).present(in: window, source: requester, presentation)
    }
    presenter.presented = controller
    controller.presenter = presenter
    controller.view.frame = window.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.appearanceCause = .presentation
    defer { controller.appearanceCause = nil }
    change(visibilityOf: presenter, to: false, for: controller) {
      window.addSubview(controller.view)
    }
    completion?()
  }

  /// Dismisses the controller that a controller presents, or the controller itself if it is presented.
  static func dismiss(
    from requester: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard
      let presenter = requester.presentedViewController?.presenter
        ?? requester.presentingViewController, let first = presenter.presented
    else {
      completion?()
      return
    }
    guard first.transition == nil else {
      return EngineLog.warn(
        "dismiss refused: \(first.traceName) is being presented or dismissed.",
        in: first.viewIfLoaded?.attachedWindow?.application
      )
    }
    // Controllers presented over the dismissed one are dismissed too.
    while let last = presenter.presented.map(top), last !== first {
      leave(last, animated: false, completion: nil)
      guard last.presenter == nil else { break }
    }
    leave(first, animated: animated, completion: completion)
  }

  private static func leave(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let presenter = controller.presenter else { return }
    if let presentation = controller.activePresentation, presentation.stage != nil {
      return PresentationTransition(
        presented: controller,
        presenter: presenter,
        isAnimated: animated,
        completion: completion
      ).dismiss(presentation)
    }
    controller.activePresentation = nil
    controller.appearanceCause = .dismissal
    defer { controller.appearanceCause = nil }
    presenter.presented = nil
    controller.presenter = nil
    change(visibilityOf: presenter, to: true, for: controller) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    completion?()
  }

  /// Runs an action that covers or uncovers the controllers below, and calls their appearance methods.
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

  /// Returns the presenter; for context styles, the nearest controller that defines a presentation context.
  private static func presenter(
    of controller: UIViewController,
    from requester: UIViewController
  ) -> UIViewController {
    let style = controller.modalPresentationStyle
    if style == .currentContext || style == .overCurrentContext {
      var current: UIViewController? = requester
      while let candidate = current {
        if candidate.definesPresentationContext, candidate.viewIfLoaded?.superview != nil {
          return candidate
        }
        current = candidate.parentReference
      }
    }
    return topmostAncestor(of: requester)
  }

  /// Returns the outermost parent, because a presentation from a child covers the whole family.
  private static func topmostAncestor(of controller: UIViewController) -> UIViewController {
    var current = controller
    while let parent = current.parentReference { current = parent }
    return current
  }

  private static func refuse(_ reason: String, in application: UIApplication?) {
    EngineLog.warn("present refused: \(reason).", in: application)
  }
}
