import Foundation

/// Shows one of several controllers at a time.
///
/// The controllers are its children, and the shown one's view fills its own. There is no tab bar:
/// the choice is made in code (Apple: UITabBarController).
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var selection: Int?

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

  /// Puts the shown child's view in place.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func showSelected() {
    guard isViewLoaded else { return }
    ChildDisplay(container: self).show(selectedViewController)
  }
}

extension UIViewController {
  /// The nearest ancestor that is a tab bar controller.
  public final var tabBarController: UITabBarController? {
    ancestor(of: UITabBarController.self)
  }
}
