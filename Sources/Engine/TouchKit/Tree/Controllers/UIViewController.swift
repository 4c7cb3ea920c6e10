public import Foundation

/// Owns a tree of views and stands in the responder chain right above its root view.
///
/// The view is made when it is first asked for. A controller can hold children, whose views it puts
/// into its own, and present another controller over itself (Apple: UIViewController).
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
  /// Whether its view keeps clear of the bars of its container.
  package final var isBetweenBars = false
  private let editingState = ControllerEditing()
  package final var barShare = ControllerBarShare()

  /// A name for the user; shown by tools, by navigation bars and tabs.
  open var title: String? { didSet { barShare.setTitle(title) } }

  /// The name of the interface file the controller was made with; no file is read.
  public final let nibName: String?

  /// The bundle of the interface file.
  public final let nibBundle: Bundle?

  /// Creates a controller whose view is not made yet.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller; both names are kept, but no interface file is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  // Explicit, because it needs nothing of the main actor.
  nonisolated deinit {}

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
      applyStyle()
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

  /// Tells the controller that its view is in its window, not laid out; the default does nothing.
  open func viewIsAppearing(_ animated: Bool) {}

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

  /// Tells the controller that its view's `safeAreaInsets` changed; the default does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  /// Tells the controller that its view will get another size.
  ///
  /// Called before the screen changes its size, for root controllers. The default hands it to the
  /// children, and to what is presented.
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

  /// Tells the controller that its surrounding will change; the default hands it to the children.
  ///
  /// The engine's surroundings change without notice: called by clients that adapt.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The surrounding of the view: light or dark, and more.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parentReference?.traitCollection ?? .light
  }

  /// Tells the controller that its view's surrounding changed; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size in points that the view would like to have in a container; zero says nothing.
  ///
  /// A change is reported to the parent, or else to the presentation controller.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredSize() } }
  }

  /// Tells the controller that a child would like another size; the default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Tells the controller that constraints give a child another size; the default does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a child gets when the controller's view has a size; all of it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Changes the constraints of the controller's view.
  ///
  /// Overrides call `super` last. Called instead of the view's `updateConstraints()`, which the
  /// default calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

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
  open func removeFromParent() { ControllerFamily.remove(self) }

  /// Whether the engine tells the children of their appearance; true unless overridden.
  ///
  /// A container that answers false calls `beginAppearanceTransition(_:animated:)` and
  /// `endAppearanceTransition()` on them itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller that its parent is about to change; the default does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells the controller that its parent changed; the default does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows a controller in the way that suits where this one is: pushed in a navigation
  /// controller, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if parentReference?.push(vc) != true { present(vc, animated: true) }
  }

  /// Replaces one child's view by another's, animated.
  ///
  /// Both have to be children already. The new view takes the old view's place in its superview
  /// before the animations run, and the old one leaves when they are over.
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

  /// How much of the screen the controller covers when it is presented; `.automatic` unless set.
  ///
  /// Sheets and popovers have their own controllers; `.automatic` fills the window at once. The
  /// styles `.fullScreen` and `.currentContext` tell the controllers below that they go out of
  /// sight; the other styles do not, as on a device.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the controller comes into sight when it is presented; from below.
  ///
  /// Used when the style is `.custom` or there is a `transitioningDelegate`, which names no
  /// animator; everything else comes at once.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the user may not take the controller away while it is presented; false unless set.
  open var isModalInPresentation = false

  /// Whether presentations of the styles `.currentContext` and `.overCurrentContext` from here or
  /// from children cover this controller alone; false unless set.
  open var definesPresentationContext = false

  /// At which edges the view reaches below the bars of its container; all unless set.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Names who carries out the controller's presentation and dismissal; nil.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

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
  /// Refused with a warning when this one is in no window or already presents. A controller with a
  /// `transitioningDelegate`, or of the style `.custom`, takes its time; any other is there when
  /// this returns, and the completion was called.
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

  /// Takes away the controller that this one presents, or this one if it is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(from: self, animated: flag, completion: completion)
  }

  /// The presentation controller of a class that has one of its own.
  @_spi(Components)
  open func ownPresentation(for presenter: UIViewController?) -> UIPresentationController? { nil }

  /// Pushes a controller in the nearest container that does so; false where there is none.
  @_spi(Components)
  open func push(_ vc: UIViewController) -> Bool { parentReference?.push(vc) ?? false }

  /// The child that stands in front, in containers that have one.
  @_spi(Components) open var frontChild: UIViewController? { nil }

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

  // MARK: - Editing

  /// Whether the controller's content is being edited; set with `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editingState.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; called by `editButtonItem`, overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { editingState.set(editing) }

  /// A button that says Edit or Done, and begins or ends editing.
  open var editButtonItem: UIBarButtonItem { editingState.button(of: self) }

  // MARK: - What a phone asks; a desktop has no status bar and does not turn, so nothing here does

  /// Whether the status bar should be hidden; asked by phones only.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar should look; asked by phones only.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar should change; asked by phones only.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that answers for the status bar's look; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that says whether the status bar should be hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child that answers for the bar at the lower edge; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The child that answers for the edges' gestures; nil for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Which ways up the controller supports; asked by phones only.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Which way up the controller is best presented; asked by phones only.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether the controller turns with the device; asked by phones only.
  open var shouldAutorotate: Bool { true }

  /// Whether the controller says how the status bar looks while it does not cover everything; asked
  /// by phones only.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the bar at the lower edge should fade; asked by phones only.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The edges at which the controller's gestures come before the system's; asked by phones only.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Tells the controller to free what it can make again; called by phones only.
  open func didReceiveMemoryWarning() {}

  // MARK: - Next

  /// The presenting controller, else the superview of the root view, which is the window for a
  /// window's root controller.
  open override var next: UIResponder? {
    NextReads.noting(presenter ?? loadedView?.superview, of: self)
  }
}
