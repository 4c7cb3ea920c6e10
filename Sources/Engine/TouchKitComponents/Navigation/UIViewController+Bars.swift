@_spi(Components) public import TouchKit

extension UIViewController {
  /// What a navigation bar shows for the controller; its title is the controller's until it gets
  /// one of its own.
  public final var navigationItem: UINavigationItem {
    if let item = barShare.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    barShare.navigationItem = item
    return item
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's tab; its words are the controller's title until it gets some of its own.
  public final var tabBarItem: UITabBarItem! {
    get {
      if let item = barShare.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      barShare.tabBarItem = item
      return item
    }
    set {
      barShare.tabBarItem = newValue
      (parent as? UITabBarController)?.showBar()
    }
  }

  /// What a navigation controller's toolbar shows for the controller; nil for nothing.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { barShare.toolbarItems }
    set {
      barShare.toolbarItems = newValue
      (parent as? UINavigationController)?.showBars()
    }
  }

  /// Sets what a toolbar shows; at once, whatever `animated` says.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether a tab bar around a navigation controller is hidden while the controller is shown
  /// there, or anything that was pushed after it; false unless set.
  public final var hidesBottomBarWhenPushed: Bool {
    get { barShare.hidesBottomBarWhenPushed }
    set { barShare.hidesBottomBarWhenPushed = newValue }
  }
}
