extension UIViewController {
  /// The one who looks after the controller while it is presented.
  ///
  /// Before the presentation it is the one that will, made when it is asked for.
  public final var presentationController: UIPresentationController? {
    if let activePresentation { return activePresentation }
    if let parentReference { return parentReference.presentationController }
    return makePresentationController(for: presenter, source: presenter ?? self)
  }

  /// Names who looks after the controller, and keeps it.
  final func makePresentationController(
    for presenter: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController {
    if let activePresentation, isUpToDate(activePresentation) { return activePresentation }
    var named: UIPresentationController?
    if modalPresentationStyle == .custom {
      named = transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenter,
        source: source
      )
    }
    let guardian =
      named ?? ownPresentation(for: presenter) ?? usualPresentation(for: presenter)
    activePresentation = guardian
    return guardian
  }

  /// The one that suits the style.
  private func usualPresentation(for presenter: UIViewController?) -> UIPresentationController {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default: UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// Whether somebody who looks after the controller still suits its style.
  private func isUpToDate(_ guardian: UIPresentationController) -> Bool {
    guard guardian.stage == nil, presenter == nil else { return true }
    switch modalPresentationStyle {
    case .pageSheet, .formSheet: return guardian is UISheetPresentationController
    case .popover: return guardian is UIPopoverPresentationController
    case .automatic, .custom: return true
    default:
      return !(guardian is UISheetPresentationController)
        && !(guardian is UIPopoverPresentationController)
    }
  }

  /// The sheet that shows the controller, or will; nil for styles that are none.
  ///
  /// A controller of the style `.automatic` is shown as a sheet from now on.
  public final var sheetPresentationController: UISheetPresentationController? {
    if let parentReference { return parentReference.sheetPresentationController }
    if modalPresentationStyle == .automatic, presenter == nil,
      !(activePresentation is UISheetPresentationController)
    {
      activePresentation = UISheetPresentationController(
        presentedViewController: self,
        presenting: nil
      )
    }
    return presentationController as? UISheetPresentationController
  }

  /// The popover that shows the controller, or will; nil for other styles.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    if let parentReference { return parentReference.popoverPresentationController }
    guard modalPresentationStyle == .popover else { return nil }
    if let sheet = activePresentation as? UISheetPresentationController { return sheet.popover }
    return presentationController as? UIPopoverPresentationController
  }

  /// The outermost transition in which the controller takes part, by itself or with its parents.
  final var runningTransition: TransitionContext? {
    var current: UIViewController? = self
    while let controller = current {
      if let transition = controller.transition { return transition }
      current = controller.parentReference
    }
    return nil
  }

  /// Runs what is to be done along with a transition; nil while there is none.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition?.coordinator
  }
}
