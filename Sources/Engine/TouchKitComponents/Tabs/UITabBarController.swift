import Foundation
@_spi(Components) public import TouchKit

/// A controller that shows one of several controllers at a time (Apple: UITabBarController).
///
/// The controllers are its children. The view of the selected one fills its own view. A bar below
/// has a tab for each controller, which the user presses.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private final lazy var bar = UITabBar()
  private var tabs: [UIViewController] = []
  private var selection: Int?

  /// The tab bar; its delegate is the controller.
  open var tabBar: UITabBar { bar }

  /// The delegate, called when the user presses a tab; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The child controllers, in order.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The index of the selected child; `NSNotFound` without children.
  ///
  /// Setting an invalid index does nothing.
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else { return }
      selection = newValue
      showSelected()
    }
  }

  /// The selected child.
  open var selectedViewController: UIViewController? {
    get { selection.map { tabs[$0] } }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  /// Replaces the child controllers; keeps the selected one if it is among the new ones.
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

  /// The visible child controller.
  @_spi(Components) open override var frontChild: UIViewController? { selectedViewController }

  /// Adds the view of the selected child.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  /// Selects the child of a pressed tab.
  ///
  /// If it is already selected and a navigation controller, the press pops to its first child.
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

  /// Shows the tab bar, unless the selected child hides it.
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
