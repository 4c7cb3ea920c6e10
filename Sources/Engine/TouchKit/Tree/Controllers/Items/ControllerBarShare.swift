/// A controller's items for the bars of its containers, created on first access.
@MainActor
package struct ControllerBarShare {
  package var navigationItem: UINavigationItem?
  package var tabBarItem: UITabBarItem?
  package var toolbarItems: [UIBarButtonItem]?
  package var hidesBottomBarWhenPushed = false

  /// Sets the title of the items.
  func setTitle(_ title: String?) {
    navigationItem?.title = title
    tabBarItem?.title = title
  }
}
