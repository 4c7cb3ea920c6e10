public import Foundation
@_spi(Components) public import TouchKit

/// A controller that shows the top of a stack of controllers (Apple: UINavigationController).
///
/// The controllers are its children. The view of the top controller fills its own view, so an
/// unhandled touch travels from there to this controller. The bar above shows the top controller's
/// `navigationItem` and a back button. A finger from the left edge also goes back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private final lazy var bars = NavigationBars(of: self)
  private final lazy var swipe = NavigationSwipe(of: self)

  nonisolated deinit {}

  /// Creates a controller without children; interface files are not loaded.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with its first child.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Creates a controller; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Bars

  /// The bar above the top controller.
  open var navigationBar: UINavigationBar { bars.top }

  /// Whether the navigation bar is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { bars.isTopHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bars.isTopHidden = hidden
    change(animated: animated)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below the top controller, with its `toolbarItems`.
  open var toolbar: UIToolbar! { bars.bottom }

  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { bars.isBottomHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    bars.isBottomHidden = hidden
    change(animated: animated)
  }

  /// The recognizer that goes back with a finger from the left edge.
  ///
  /// It does nothing while there is no controller to go back to.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  final func showBars() { if isViewLoaded { bars.showItems() } }

  private func change(animated: Bool) {
    guard isViewLoaded else { return }
    UIView.animate(withDuration: animated ? 0.25 : 0) {
      self.bars.showItems()
      self.view.layoutIfNeeded()
    }
  }

  // MARK: - Children

  /// The child controllers, with the top one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last child controller.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the one that the top controller presents, or the top controller.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// The delegate, called when a controller appears and for animators; nil by default.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Replaces the child controllers.
  ///
  /// A change takes time only if it is animated and the delegate provides an animator.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard transition == nil else {
      return EngineLog.warn(
        "setViewControllers refused: \(traceName) is changing what it shows.",
        in: viewIfLoaded?.attachedWindow?.application
      )
    }
    let change = StackChange(from: stack, to: viewControllers, of: self)
    change.begin()
    stack = viewControllers
    if let top = stack.last {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
    if animated,
      let (transition, animator) = change.transition(concludedBy: { [unowned self] in
        conclude($0, $1, animated: $2)
      })
    {
      followTop()
      let driver = delegate?.navigationController(self, interactionControllerFor: animator)
      return transition.run(animator, drivenBy: driver)
    }
    showTop()
    conclude(change, animated: animated)
  }

  /// Ends a change of the stack that was completed or cancelled.
  private func conclude(_ change: StackChange, _ didComplete: Bool = true, animated: Bool) {
    if didComplete { change.end() } else { change.callOff() }
    if !didComplete { stack = change.former }
    followTop()
    guard didComplete, let top = stack.last else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// Adds a controller and shows it; ignores a controller that is already a child.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewController.parent !== self else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Removes the last child and returns it; returns nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: stack.count - 1, animated).first
  }

  /// Removes all children but the first, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated)
  }

  /// Removes the children after one of them, and returns them; returns nil for other controllers.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(to: index + 1, animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Pushes a controller with an animation.
  @_spi(Components) open override func push(_ vc: UIViewController) -> Bool {
    pushViewController(vc, animated: true)
    return true
  }

  /// The visible child controller.
  @_spi(Components) open override var frontChild: UIViewController? { topViewController }

  /// Adds the view of the last child.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(swipe.recognizer)
    showTop()
  }

  private func pop(to count: Int, _ animated: Bool) -> [UIViewController] {
    guard count >= 1, count < stack.count else { return [] }
    let gone = Array(stack[count...])
    setViewControllers(Array(stack[..<count]), animated: animated)
    return gone
  }

  private func showTop() {
    guard isViewLoaded else { return }
    ChildDisplay(container: self).showChild(topViewController)
    followTop()
  }

  /// Shows the items of the top controller in the bars.
  private func followTop() {
    showBars()
    (parent as? UITabBarController)?.showBar()
  }
}

extension UIViewController {
  /// The nearest ancestor that is a navigation controller.
  public final var navigationController: UINavigationController? {
    ancestor(of: UINavigationController.self)
  }
}
