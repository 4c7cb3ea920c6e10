@_spi(Components) import TouchKit

/// Dismissals by the user instead of the app.
extension UIPresentationController {
  /// Whether the user can dismiss the presented controller.
  final var mayBeDismissedByUser: Bool {
    var current: UIViewController? = presentedViewController
    while let controller = current {
      if controller.isModalInPresentation { return false }
      current = controller.frontChild
    }
    return delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Notifies the delegate that the user tried to dismiss the controller.
  final func refuseDismissal() { delegate?.presentationControllerDidAttemptToDismiss(self) }

  /// Dismisses the presented controller for the user, unless the delegate refuses.
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
