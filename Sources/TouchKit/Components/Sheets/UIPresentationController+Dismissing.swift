/// Dismissals by people rather than by the program.
extension UIPresentationController {
  /// Whether people may take the presented controller away.
  final var mayBeDismissedByUser: Bool {
    var current: UIViewController? = presentedViewController
    while let controller = current {
      if controller.isModalInPresentation { return false }
      current = controller.frontChild
    }
    return delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Tells that people tried to.
  final func refuseDismissal() { delegate?.presentationControllerDidAttemptToDismiss(self) }

  /// Takes the presented controller away because people want that, unless it is refused.
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

extension UIViewController {
  /// The child that stands in front, in containers that have one.
  fileprivate final var frontChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: nil
    }
  }
}
