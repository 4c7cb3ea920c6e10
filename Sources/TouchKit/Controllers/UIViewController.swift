public import Foundation

/// Owns a tree of views and stands in the responder chain right above its root view.
///
/// The view is made when it is first asked for. A controller can hold children, whose views it puts
/// into its own, and present another controller over itself (Apple: UIViewController).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var addedKeyCommands: [UIKeyCommand] = []
  nonisolated(unsafe) private var loadedView: UIView?
  nonisolated(unsafe) final weak var parentReference: UIViewController?
  nonisolated(unsafe) final weak var presenter: UIViewController?
  final var childControllers: [UIViewController] = []
  final var presented: UIViewController?
  final var appearance = AppearanceState.hidden

  /// A name for people; shown by tools.
  open var title: String?

  /// Creates a controller whose view is not made yet.
  public override init() {
    super.init()
  }

  /// Creates a controller; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller; interface files do not exist on this platform, so both names are
  /// ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  // The view may outlive its controller and must not refer to it then.
  deinit {
    loadedView?.controller = nil
  }

  // MARK: - The view

  // Implicitly unwrapped as on a device, so that client code compiles unchanged; never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root of the controller's views; made by `loadView()` on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The root view if it was made already.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view was made already.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view if there is none yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Makes the root view and assigns it to `view`.
  ///
  /// Called when `view` is first asked for. The default makes a plain view of the screen's size;
  /// an override need not call `super`.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Tells the controller that its view was made; the default does nothing.
  open func viewDidLoad() {}

  // MARK: - Appearing

  /// Tells the controller that its view is about to come into sight; the default does nothing.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the controller that its view came into sight and is laid out; the default does nothing.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells the controller that its view is about to leave sight; the default does nothing.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells the controller that its view left sight; the default does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells the controller that its view is about to place its subviews; the default does nothing.
  open func viewWillLayoutSubviews() {}

  /// Tells the controller that its view placed its subviews; the default does nothing.
  open func viewDidLayoutSubviews() {}

  // MARK: - Children

  /// The controller this one is a child of.
  open var parent: UIViewController? { parentReference }

  /// The controllers whose views this one shows inside its own.
  open var children: [UIViewController] { childControllers }

  /// Makes a controller a child, taking it from its present parent.
  ///
  /// Calls the child's `willMove(toParent:)`. Its view is added by the caller, who then calls
  /// `didMove(toParent:)` on it.
  open func addChild(_ childController: UIViewController) {
    ControllerFamily.add(childController, to: self)
  }

  /// Ends being a child; calls `didMove(toParent:)` with nil.
  open func removeFromParent() {
    ControllerFamily.remove(self)
  }

  /// Tells the controller that its parent is about to change; the default does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells the controller that its parent changed; the default does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Presenting

  /// The controller that this one, or the nearest ancestor that presents, shows over itself.
  open var presentedViewController: UIViewController? {
    presented ?? parentReference?.presentedViewController
  }

  /// The controller that shows this one, or the nearest ancestor that is shown, over itself.
  open var presentingViewController: UIViewController? {
    presenter ?? parentReference?.presentingViewController
  }

  /// Shows a controller over this one, filling the window.
  ///
  /// Refused with a warning when this one is in no window or already presents. The completion is
  /// called before this returns: transitions are not animated.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if Presentation.present(viewControllerToPresent, from: self) { completion?() }
  }

  /// Takes away the controller that this one presents, or this one if it is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(from: self)
    completion?()
  }

  // MARK: - The chain

  // MARK: - Key commands

  /// Offers a key command while the controller is in the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.append(keyCommand)
  }

  /// Ends what `addKeyCommand(_:)` began.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The commands that were added.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands }

  /// The presenting controller, else the superview of the root view, which is the window for a
  /// window's root controller.
  open override var next: UIResponder? {
    presenter ?? loadedView?.superview
  }
}
