/// Why a controller's view comes into sight or leaves it, while it does.
package enum AppearanceCause {
  /// It is being presented.
  case presentation
  /// It is being dismissed.
  case dismissal
  /// It becomes a container's child.
  case enteringParent
  /// It ends being a container's child.
  case leavingParent
}

extension UIViewController {
  /// Whether the controller comes into sight because it is presented.
  ///
  /// True during its `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  public final var isBeingPresented: Bool { appearanceCause == .presentation }

  /// Whether the controller leaves sight because it is dismissed.
  ///
  /// True during its `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
  public final var isBeingDismissed: Bool { appearanceCause == .dismissal }

  /// Whether the controller comes into sight because a navigation controller got it.
  public final var isMovingToParent: Bool { appearanceCause == .enteringParent }

  /// Whether the controller leaves sight because a navigation controller let it go.
  public final var isMovingFromParent: Bool { appearanceCause == .leavingParent }
}
