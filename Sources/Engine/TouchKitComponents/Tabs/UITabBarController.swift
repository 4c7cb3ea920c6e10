import Foundation
@_spi(Components) public import TouchKit

/// Shows one of several controllers at a time.
///
/// The controllers are its children, and the view of the shown one fills its own. A bar below it
/// has a tab for each, which the user presses (Apple: UITabBarController).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private final lazy var bar = UITabBar()
  private var tabs: [UIViewController] = []
  private var selection: Int?

  /// The bar with the tabs; its delegate is the controller.
  open var tabBar: UITabBar { bar }

  /// The delegate, called for tabs that are pressed, with a say in it; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The children, in order.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The position of the shown child; `NSNotFound` when there is none.
  ///
  /// Setting a position that does not exist does nothing.
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else { return }
      selection = newValue
      showSelected()
    }
  }

  /// The shown child.
  open var selectedViewController: UIViewController? {
    get { selection.map { tabs[$0] } }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  /// Replaces the children; the shown one stays if it is still among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let shown = selectedViewController
    let gone = tabs.filter { old in !new.contains { $0 === old } }
    let added = new.filter { $0.parent !== self }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    tabs = new
    selection = new.firstIndex { $0 === shown } ?? (new.isEmpty ? nil : 0)
    showSelected()
    for controller in gone { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// The child that is shown.
  @_spi(Components) open override var frontChild: UIViewController? { selectedViewController }

  /// Puts the shown child's view in place.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  /// Shows the child of a tab that was pressed; pressed again, a navigation controller goes back to
  /// its first child.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let chosen = tabs.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: chosen) ?? true
    else { return showBar() }
    if chosen === selectedViewController {
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = chosen
    }
    delegate?.tabBarController(self, didSelect: chosen)
  }

  private func showSelected() {
    guard isViewLoaded else { return }
    ChildDisplay(container: self).showChild(selectedViewController)
    showBar()
  }

  /// Shows the tabs, unless the shown child does not want them.
  final func showBar() {
    guard let view = viewIfLoaded else { return }
    let items = tabs.compactMap(\.tabBarItem)
    if bar.items ?? [] != items { bar.items = items }
    bar.selectedItem = selectedViewController?.tabBarItem
    bar.delegate = self
    let pushed = (selectedViewController as? UINavigationController)?.viewControllers.dropFirst()
    let isUnwanted = pushed?.contains { $0.hidesBottomBarWhenPushed } ?? false
    let isHidden = tabs.isEmpty || bar.isHidden || isUnwanted
    if isHidden { bar.removeFromSuperview() } else { placeBar(in: view) }
    let height = isHidden ? 0 : bar.bounds.height
    selectedViewController?.coverEdges(UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
  }

  private func placeBar(in view: UIView) {
    let height = bar.sizeThatFits(view.bounds.size).height + view.safeAreaInsets.bottom
    let y = view.bounds.height - height
    bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    if bar.superview !== view { view.addSubview(bar) }
  }

  nonisolated deinit {}
}

extension UIViewController {
  /// The nearest ancestor that is a tab bar controller.
  public final var tabBarController: UITabBarController? {
    ancestor(of: UITabBarController.self)
  }
}
