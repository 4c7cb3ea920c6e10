@_spi(Components) import TouchKit

/// A change of the controllers of a navigation controller.
@MainActor
struct StackChange {
  let former: [UIViewController]
  private let latter: [UIViewController]
  private let navigation: UINavigationController
  private let gone: [UIViewController]
  private let new: [UIViewController]

  init(
    from former: [UIViewController],
    to latter: [UIViewController],
    of navigation: UINavigationController
  ) {
    self.former = former
    self.latter = latter
    self.navigation = navigation
    gone = former.filter { old in !latter.contains { $0 === old } }
    new = latter.filter { $0.parent !== navigation }
  }

  /// Notifies the controllers before the change.
  func begin() {
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in new { navigation.addChild(controller) }
    for controller in gone { controller.appearanceCause = .leavingParent }
    for controller in new { controller.appearanceCause = .enteringParent }
  }

  /// Notifies the controllers after the change.
  func end() {
    for controller in gone + new { controller.appearanceCause = nil }
    for controller in gone { controller.removeFromParent() }
    for controller in new { controller.didMove(toParent: navigation) }
  }

  /// Notifies the controllers that the change was cancelled.
  func callOff() {
    for controller in gone + new { controller.appearanceCause = nil }
    for controller in gone { controller.didMove(toParent: navigation) }
    for controller in new { controller.removeFromParent() }
  }

  /// Returns the transition of the views; nil if the delegate provides no animator.
  func transition(
    concludedBy conclude: @escaping (StackChange, Bool, Bool) -> Void
  ) -> (NavigationTransition, any UIViewControllerAnimatedTransitioning)? {
    guard let from = former.last, let to = latter.last, from !== to,
      from.viewIfLoaded?.attachedWindow != nil,
      let animator = navigation.delegate?.navigationController(
        navigation,
        animationControllerFor: former.contains { $0 === to } ? .pop : .push,
        from: from,
        to: to
      )
    else { return nil }
    let transition = NavigationTransition(
      navigation: navigation,
      from: from,
      to: to
    ) { didComplete in
      conclude(self, didComplete, true)
    }
    return (transition, animator)
  }
}
