extension UIViewController {
  /// The presentation controller, which looks after the controller while it is presented.
  ///
  /// Before the presentation it is the one that will, made when it is asked for.
  public final var presentationController: UIPresentationController? {
    if let activePresentation { return activePresentation }
    if let parentReference { return parentReference.presentationController }
    return makePresentationController(for: presenter, source: presenter ?? self)
  }

  /// Makes the presentation controller, and keeps it.
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

  /// The presentation controller that suits the style.
  private func usualPresentation(for presenter: UIViewController?) -> UIPresentationController {
    ComponentFloor.current?.makePresentation(modalPresentationStyle, of: self, presenter: presenter)
      ?? UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// Whether the controller's presentation still suits its style.
  private func isUpToDate(_ presentation: UIPresentationController) -> Bool {
    guard presentation.stage == nil, presenter == nil else { return true }
    return presentation.suits(modalPresentationStyle)
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
