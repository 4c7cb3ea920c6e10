/// What a controller gives to the bars of the containers it is in; made when it is asked for.
@MainActor
package struct ControllerBarShare {
  package var navigationItem: UINavigationItem?
  package var tabBarItem: UITabBarItem?
  package var toolbarItems: [UIBarButtonItem]?
  package var hidesBottomBarWhenPushed = false

  /// The controller has another title.
  func setTitle(_ title: String?) {
    navigationItem?.title = title
    tabBarItem?.title = title
  }
}
