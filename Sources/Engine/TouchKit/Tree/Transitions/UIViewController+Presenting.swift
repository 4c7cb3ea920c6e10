extension UIViewController {
  /// The presentation controller of the controller.
  ///
  /// Before the presentation it is the one that will present the controller, created on first access.
  public final var presentationController: UIPresentationController? {
    if let activePresentation { return activePresentation }
    if let parentReference { return parentReference.presentationController }
    return makePresentationController(for: presenter, source: presenter ?? self)
  }

  /// Creates the presentation controller and stores it.
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
    let presentation =
      named ?? ownPresentation(for: presenter) ?? usualPresentation(for: presenter)
    activePresentation = presentation
    return presentation
  }

  /// Returns the default presentation controller of the style.
  private func usualPresentation(for presenter: UIViewController?) -> UIPresentationController {
    ComponentFloor.current?.makePresentation(modalPresentationStyle, of: self, presenter: presenter)
      ?? UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// Returns whether the stored presentation controller still matches the style.
  private func isUpToDate(_ presentation: UIPresentationController) -> Bool {
    guard presentation.stage == nil, presenter == nil else { return true }
    return presentation.suits(modalPresentationStyle)
  }

  /// The nearest transition of the controller or of one of its ancestors.
  final var runningTransition: TransitionContext? {
    var current: UIViewController? = self
    while let controller = current {
      if let transition = controller.transition { return transition }
      current = controller.parentReference
    }
    return nil
  }

  /// The coordinator of the current transition; nil outside transitions.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition?.coordinator
  }
}
