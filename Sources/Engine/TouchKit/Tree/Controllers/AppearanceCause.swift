/// The cause of a controller's current appearance or disappearance.
package enum AppearanceCause {
  /// The controller is being presented.
  case presentation
  /// The controller is being dismissed.
  case dismissal
  /// The controller becomes a container's child.
  case enteringParent
  /// The controller stops being a container's child.
  case leavingParent
}

extension UIViewController {
  /// Whether the controller appears because it is being presented.
  ///
  /// True during its `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  public final var isBeingPresented: Bool { appearanceCause == .presentation }

  /// Whether the controller disappears because it is being dismissed.
  ///
  /// True during its `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
  public final var isBeingDismissed: Bool { appearanceCause == .dismissal }

  /// Whether the controller appears because it was added to a navigation controller.
  public final var isMovingToParent: Bool { appearanceCause == .enteringParent }

  /// Whether the controller disappears because it was removed from a navigation controller.
  public final var isMovingFromParent: Bool { appearanceCause == .leavingParent }
}
