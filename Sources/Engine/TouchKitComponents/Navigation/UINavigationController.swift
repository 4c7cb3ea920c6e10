public import Foundation
@_spi(Components) public import TouchKit

/// Shows the last of a row of controllers; pushing adds to the row, popping takes away.
///
/// The controllers are its children, and the view of the shown one fills its own, so a touch that
/// no responder handles goes from there to this controller. A bar above it shows the title, a
/// button that goes back, and what else the shown controller's `navigationItem` says; a finger that
/// comes in from the left edge goes back, too (Apple: UINavigationController).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private final lazy var bars = NavigationBars(of: self)
  private final lazy var swipe = NavigationSwipe(of: self)

  nonisolated deinit {}

  /// Creates a controller without children; no interface file is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller whose first child is given.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Creates a controller; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Bars

  /// The bar above the shown controller.
  open var navigationBar: UINavigationBar { bars.top }

  /// Whether there is no such bar; there is one unless set.
  open var isNavigationBarHidden: Bool {
    get { bars.isTopHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bars.isTopHidden = hidden
    change(animated: animated)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below the shown controller, with its `toolbarItems`.
  open var toolbar: UIToolbar! { bars.bottom }

  /// Whether there is no such bar; there is none unless set.
  open var isToolbarHidden: Bool {
    get { bars.isBottomHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides that bar or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    bars.isBottomHidden = hidden
    change(animated: animated)
  }

  /// Goes back with a finger that comes in from the left edge; does nothing while there is nothing
  /// to go back to.
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

  /// The children, the shown one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last child.
  open var topViewController: UIViewController? { stack.last }

  /// What one sees: what the last child presents, or the last child.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// The delegate, called for what is shown, which names the animators; nil unless set.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Replaces the children.
  ///
  /// An animated change takes its time where the delegate names an animator; any other happens at
  /// once.
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

  /// A change of the stack is over, or was called off.
  private func conclude(_ change: StackChange, _ didComplete: Bool = true, animated: Bool) {
    if didComplete { change.end() } else { change.callOff() }
    if !didComplete { stack = change.former }
    followTop()
    guard didComplete, let top = stack.last else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// Adds a controller and shows it; ignored when it is a child already.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewController.parent !== self else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the last child away and answers it; nil when it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: stack.count - 1, animated).first
  }

  /// Takes away all children but the first, and answers them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated)
  }

  /// Takes away the children after one of them, and answers them; nil when it is none.
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

  /// Pushes, at once animated.
  @_spi(Components) open override func push(_ vc: UIViewController) -> Bool {
    pushViewController(vc, animated: true)
    return true
  }

  /// The child that is shown.
  @_spi(Components) open override var frontChild: UIViewController? { topViewController }

  /// Puts the last child's view in place.
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

  /// Has the bars show what the shown controller says.
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
