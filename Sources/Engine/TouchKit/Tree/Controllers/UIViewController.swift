public import Foundation

/// Manages a view tree; its next responder is usually the superview of its root view.
///
/// The view is created on first access. A controller can have children, whose views it adds to its own, and can present
/// another controller over itself (Apple: UIViewController).
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  private var addedKeyCommands: [UIKeyCommand] = []
  private var loadedView: UIView?
  package final weak var parentReference: UIViewController?
  package final weak var presenter: UIViewController?
  final var childControllers: [UIViewController] = []
  final var presented: UIViewController?
  package final var appearance = AppearanceState.hidden
  package final var appearanceCause: AppearanceCause?
  package final var transition: TransitionContext?
  package final var activePresentation: UIPresentationController?
  final var ownStyle = UIUserInterfaceStyle.unspecified
  final var extraSafeArea = UIEdgeInsets.zero
  final var barInsets = UIEdgeInsets.zero
  /// Whether its view does not extend below the bars of its container.
  package final var isBetweenBars = false
  private let editingState = ControllerEditing()
  package final var barShare = ControllerBarShare()

  /// The title of the controller, which tools, navigation bars and tabs show.
  open var title: String? { didSet { barShare.setTitle(title) } }

  /// The name of the controller's interface file, which is not read.
  public final let nibName: String?

  /// The bundle of the interface file.
  public final let nibBundle: Bundle?

  /// Creates a controller; its view is created later.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty controller, because archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller that stores the name and bundle of an interface file, which is not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  // Explicitly nonisolated, because nothing in it needs the main actor.
  nonisolated deinit {}

  // MARK: - The view

  // Implicitly unwrapped as on a device, so that client code compiles unchanged; never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root view of the controller, created on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      applyStyle()
    }
  }

  /// The root view; nil before it is created.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view has been created.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the root view if it does not exist yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Creates and assigns the root view.
  ///
  /// Called on the first access of `view`. The default creates a plain view of the screen's size. An override does not
  /// have to call `super`.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called after the view was created; the default does nothing.
  open func viewDidLoad() {}

  // MARK: - Appearing

  /// Called when the view is about to appear; the default does nothing.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window but not laid out; the default does nothing.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has appeared and is laid out; the default does nothing.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to disappear; the default does nothing.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has disappeared; the default does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews; the default does nothing.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews; the default does nothing.
  open func viewDidLayoutSubviews() {}

  /// Called when the safe area of the view changed; the default does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called before the view's size changes.
  ///
  /// The engine calls it for root controllers before the screen changes its size. The default forwards the call to the
  /// children and the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.viewWillTransition(to: size, with: coordinator) }
    guard let presented else { return }
    if let presentation = presented.activePresentation {
      presentation.viewWillTransition(to: size, with: coordinator)
    } else {
      presented.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Called before the traits change; the default forwards the call to the children.
  ///
  /// The engine's traits change without notice. Clients that adapt call this method.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The traits of the view, such as light or dark.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parentReference?.traitCollection ?? .light
  }

  /// Called when the traits of the view changed; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The preferred size of the view in a container, in points; zero for no preference.
  ///
  /// A change is reported to the parent, or else to the presentation controller.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredSize() } }
  }

  /// Called when a child's preferred size changed; the default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when constraints change a child's size; the default does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child for a size of the controller's view; by default the same size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Updates the constraints of the controller's view.
  ///
  /// Overrides call `super` last. The engine calls it instead of the view's `updateConstraints()`, which the default
  /// calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: - Children

  /// The parent of the controller.
  open var parent: UIViewController? { parentReference }

  /// The children, whose views the controller shows inside its own.
  open var children: [UIViewController] { childControllers }

  /// Adds a child, and removes it from its former parent.
  ///
  /// It calls the child's `willMove(toParent:)`. The caller then adds the child's view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    ControllerFamily.add(childController, to: self)
  }

  /// Removes the controller from its parent and notifies it.
  ///
  /// It calls `didMove(toParent:)` with nil.
  open func removeFromParent() { ControllerFamily.remove(self) }

  /// Whether the engine calls the children's appearance methods; true unless overridden.
  ///
  /// A container that returns false calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` on
  /// them itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called when the parent is about to change; the default does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the parent has changed; the default does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows a controller, pushed in a navigation controller or otherwise presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if parentReference?.push(vc) != true { present(vc, animated: true) }
  }

  /// Replaces one child's view by another's, with animation.
  ///
  /// Both have to be children already. The new view is added to the old view's superview before the animations. The old
  /// view is removed after them.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ChildTransition(container: self, from: fromViewController, to: toViewController)
      .run(duration, options, animations, completion)
  }

  // MARK: - Presenting

  /// The presentation style of the controller; automatic by default.
  ///
  /// Sheets and popovers have their own controllers. The style `.automatic` fills the window at once. The styles
  /// `.fullScreen` and `.currentContext` call the appearance methods of the controllers below. The other styles do not,
  /// as on a device.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The transition style of the controller; cover vertical by default.
  ///
  /// It is used if the style is `.custom`, or if there is a `transitioningDelegate` that provides no animator. All
  /// other presentations are not animated.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the user cannot dismiss the controller; false by default.
  open var isModalInPresentation = false

  /// Whether context-style presentations from here or from children cover only this controller.
  ///
  /// It applies to `.currentContext` and `.overCurrentContext`, and is false by default.
  open var definesPresentationContext = false

  /// The edges at which the view extends below the bars of its container; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The delegate that provides the transition of the controller's presentation; nil by default.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The controller that this one, or its nearest presenting ancestor, presents.
  open var presentedViewController: UIViewController? {
    presented ?? parentReference?.presentedViewController
  }

  /// The controller that presents this one or its nearest presented ancestor.
  open var presentingViewController: UIViewController? {
    presenter ?? parentReference?.presentingViewController
  }

  /// Presents a controller over this one.
  ///
  /// It is refused with a warning if this controller is in no window or already presents. A controller with a
  /// `transitioningDelegate`, or of the style `.custom`, is animated. Any other presentation is complete on return, and
  /// the completion has been called.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presentation.present(
      viewControllerToPresent,
      from: self,
      animated: flag,
      completion: completion
    )
  }

  /// Dismisses the controller that this one presents, or this one if it is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(from: self, animated: flag, completion: completion)
  }

  /// Returns the presentation controller of a class that has its own.
  @_spi(Components)
  open func ownPresentation(for presenter: UIViewController?) -> UIPresentationController? { nil }

  /// Pushes a controller in the nearest navigation container; returns false without one.
  @_spi(Components)
  open func push(_ vc: UIViewController) -> Bool { parentReference?.push(vc) ?? false }

  /// The front child of a container; nil for other controllers.
  @_spi(Components) open var frontChild: UIViewController? { nil }

  // MARK: - Key commands

  /// Adds a key command that is active while the controller is in the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.append(keyCommand)
  }

  /// Removes a key command that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The key commands that were added.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands }

  // MARK: - Editing

  /// Whether the controller's content is being edited.
  open var isEditing: Bool {
    get { editingState.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; called by the edit button, overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { editingState.set(editing) }

  /// The button with the title Edit or Done, which begins or ends editing.
  open var editButtonItem: UIBarButtonItem { editingState.button(of: self) }

  // MARK: - Settings for phones; a desktop has no status bar and does not rotate

  /// Whether the status bar is hidden; for phones only.
  open var prefersStatusBarHidden: Bool { false }

  /// The style of the status bar; for phones only.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The animation of the status bar; for phones only.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that determines the status bar's style; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that determines whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child that determines the home indicator; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The child that determines the deferred screen edges; nil for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// The supported orientations; for phones only.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// The preferred orientation for presentation; for phones only.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether the controller rotates with the device; for phones only.
  open var shouldAutorotate: Bool { true }

  /// Whether the controller determines the status bar's style while it does not cover the screen.
  ///
  /// For phones only.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the home indicator is hidden; for phones only.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The edges at which the controller's gestures precede the system's; for phones only.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Called when memory is low; for phones only.
  open func didReceiveMemoryWarning() {}

  // MARK: - Next

  /// The presenting controller, or else the superview of the root view.
  ///
  /// For a window's root controller that is the window.
  open override var next: UIResponder? {
    NextReads.noting(presenter ?? loadedView?.superview, of: self)
  }
}
