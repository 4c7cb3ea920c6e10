@_spi(Components) public import TouchKit

extension UIViewController {
  /// The controller's content in a navigation bar; the title is the controller's unless it is set.
  public final var navigationItem: UINavigationItem {
    if let item = barShare.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    barShare.navigationItem = item
    return item
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's tab; its title is the controller's unless it is set.
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

  /// The controller's items in the toolbar of a navigation controller; nil for none.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { barShare.toolbarItems }
    set {
      barShare.toolbarItems = newValue
      (parent as? UINavigationController)?.showBars()
    }
  }

  /// Sets the toolbar items without an animation; ignores `animated`.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether the tab bar is hidden while this controller, or one pushed after it, is at the top.
  ///
  /// It applies in a navigation controller within a tab bar controller; false by default.
  public final var hidesBottomBarWhenPushed: Bool {
    get { barShare.hidesBottomBarWhenPushed }
    set { barShare.hidesBottomBarWhenPushed = newValue }
  }
}
