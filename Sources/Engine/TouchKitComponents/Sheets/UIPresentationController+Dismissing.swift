@_spi(Components) import TouchKit

/// Dismissals by the user rather than by the program.
extension UIPresentationController {
  /// Whether the user may take the presented controller away.
  final var mayBeDismissedByUser: Bool {
    var current: UIViewController? = presentedViewController
    while let controller = current {
      if controller.isModalInPresentation { return false }
      current = controller.frontChild
    }
    return delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Tells that the user tried to.
  final func refuseDismissal() { delegate?.presentationControllerDidAttemptToDismiss(self) }

  /// Takes the presented controller away because the user wants that, unless it is refused.
  final func dismissByUser() {
    guard presentedViewController.transition == nil, presentedViewController.presenter != nil
    else { return }
    guard mayBeDismissedByUser else { return refuseDismissal() }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presenter?.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}
