public import Foundation

/// The root of a view tree, which delivers events to its views.
///
/// A window is created hidden, and shown by `makeKeyAndVisible()` or `isHidden = false`. Touches go to the window under
/// the finger. Events without a location go to the key window (Apple: UIWindow).
@preconcurrency @MainActor
open class UIWindow: UIView {
  private final let registry: WindowRegistry
  package final var firstResponder: UIResponder?
  private lazy var ownHistory = UndoManager()
  private var level = UIWindow.Level.normal

  /// The application of the window: its scene's, or else the one that was current.
  package final var application: UIApplication? { registry.application }

  /// Creates a window at a rectangle of the screen, in points; it is hidden.
  public override init(frame: CGRect) {
    registry = UIApplication.shared.registry
    super.init(frame: frame)
    setUp()
  }

  /// Creates a window of size zero, because view archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    registry = UIApplication.shared.registry
    super.init(coder: coder)
    setUp()
  }

  /// Creates a window that fills the screen of a scene; it is hidden.
  public init(windowScene: UIWindowScene) {
    registry = (windowScene.application ?? UIApplication.shared).registry
    super.init(frame: windowScene.screen.bounds)
    setUp()
    self.windowScene = windowScene
  }

  /// Creates a window of an application; it is hidden.
  init(frame: CGRect, application: UIApplication) {
    registry = application.registry
    super.init(frame: frame)
    setUp()
  }

  nonisolated deinit { registry.forget(self) }

  /// The scene of the window; nil by default.
  open weak var windowScene: UIWindowScene?

  private func setUp() {
    attachedWindow = self
    traits.isHidden = true
  }

  /// The undo manager of the window, created on first access.
  open override var undoManager: UndoManager? { ownHistory }

  /// The controller whose view fills the window.
  ///
  /// Setting it inserts its view into the window, behind all other subviews, and removes the former controller's view.
  open var rootViewController: UIViewController? {
    didSet { RootController(window: self).replace(oldValue, by: rootViewController) }
  }

  /// The level of the window; within a level, the window shown last is in front.
  open var windowLevel: Level {
    get { level }
    set { updateAppearance { level = newValue } }
  }

  /// Whether the window receives events without a location.
  open var isKeyWindow: Bool { application?.keyWindow === self }

  /// Whether the window is invisible and receives no touches; true until it is shown.
  ///
  /// Hiding it cancels its touches after the current event.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let changes = newValue != super.isHidden
      if !newValue, changes {
        registry.bringToFront(self)
        followLimits()
      }
      if changes { ControllerAppearance.announce(self, visible: !newValue) }
      super.isHidden = newValue
      DrawingNews.note()
      if newValue, isKeyWindow { resignKey() }
      if newValue, changes { application?.viewsWereLost() }
      if changes { ControllerAppearance.complete(self) }
    }
  }

  /// Whether the window is shown.
  final var isShown: Bool { !traits.isHidden }

  /// Makes this the window that receives events without a location.
  open func makeKey() {
    if canBecomeKey { application?.makeKey(self) }
  }

  /// Whether the window can become key; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// Shows the window in front of the other windows of its level and makes it key.
  open func makeKeyAndVisible() {
    if registry.bringToFront(self), isShown { damageExtent() }
    isHidden = false
    makeKey()
  }

  /// Called when the window has become key; the default does nothing.
  ///
  /// Called by the engine only.
  open func becomeKey() {}

  /// Called when the window is no longer key.
  ///
  /// Called by the engine only.
  open func resignKey() {
    application?.dismissKey(self)
  }

  /// The scene of the window, or else the application.
  open override var next: UIResponder? {
    NextReads.noting(windowScene ?? application, of: self)
  }

  /// Delivers an event to the window's views.
  ///
  /// `UIApplication.sendEvent(_:)` calls it once per event for each window that contains a touch. An override that does
  /// not call `super` discards the event.
  open func sendEvent(_ event: UIEvent) {
    WindowDispatch(window: self).deliver(event)
  }

  /// Converts a point of this window's coordinates to another window's; nil means the screen's.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = geometry.outward(point)
    guard let window else { return onScreen }
    return window.geometry.inward(onScreen) ?? onScreen
  }

  /// Converts a point of another window's coordinates to this window's; nil means the screen's.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let onScreen = window.map { $0.geometry.outward(point) } ?? point
    return geometry.inward(onScreen) ?? onScreen
  }

  /// Handles the removal of a subtree: ends its touches and resigns its first responder.
  final func treeDidLose(_ view: UIView) {
    if let first = firstResponder, !isStillHost(of: first) { FirstResponder.leave(self) }
    application?.fingerFollowers.gone(from: self).forEach { $0.loseTouch() }
    application?.viewsWereLost()
  }

  /// Returns whether a responder belongs to this window.
  final func isStillHost(of responder: UIResponder?) -> Bool {
    switch responder {
    case let view as UIView: view.attachedWindow === self
    case let controller as UIViewController: controller.viewIfLoaded?.attachedWindow === self
    default: true
    }
  }
}

extension UIWindow {
  /// The level of a window, as a number; windows with larger numbers are in front.
  nonisolated public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of normal windows: 0.
    public static let normal = Level(rawValue: 0)
    /// The level of a status bar: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts: 2000.
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIWindow.Level: nonisolated _UIKitNumericRawRepresentable {}
