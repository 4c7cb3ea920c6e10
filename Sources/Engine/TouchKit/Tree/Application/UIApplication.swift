import TouchTrace
import Drawing
import Foundation

/// The application, which takes input from its queue and sends each event to its windows.
///
/// Several applications can exist in one process, each with its own windows and touches. The `shared` application is
/// the one whose events are being handled, or else the one created last. Input arrives through `send(_:)` and time
/// through `advance(to:)`. The application never reads a clock (Apple: UIApplication; Seed 0 §3.1).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  final let registry = WindowRegistry()
  final let trace = Tracer()
  final var queue = EventQueue()
  final var damage = DamageLog()
  /// The change count up to which drawing code has run; see `DrawingNews`.
  final var drawingNews = -1
  final var keptPicture = KeptPicture()
  final var measure: (any TextMeasuring)?
  final var hasPendingLayout = true
  final var isWorking = false
  final var isTerminated = false
  final var sendDepth = 0
  final var fingerFollowers = FingerFollowers()
  final var displayLinks: Set<CADisplayLink> = []
  final var delayedRequests: [DelayedRequest] = []
  final var effects: [DeviceEffect] = []
  /// The size of the screen in points; that of a phone until the host sets it (our choice).
  final var screenSize = CGSize(width: 414, height: 896)
  private var ignoringCount = 0
  /// Whether traces name a view without an identifier by the property that holds it.
  package final var namesViewsByProperty = false
  final lazy var windowScene = UIWindowScene(application: self)
  private(set) final lazy var animations = AnimationRegister(application: self)
  private(set) final lazy var keys = KeyRouter(application: self)
  private(set) final lazy var hover = HoverRouter(application: self)
  package private(set) final lazy var inputViews = InputViews(application: self)
  final let touchesEvent = UIEvent()
  final let contacts: ContactRegistry
  final let gestures: GestureArena
  private(set) final lazy var router = TouchRouter(application: self)

  /// The application whose events are being handled, or else the one created last.
  public static var shared: UIApplication { CurrentApplication.current }

  /// Creates an application without windows and makes it the current one.
  public override init() {
    contacts = ContactRegistry(event: touchesEvent)
    gestures = GestureArena(trace: trace, registry: registry)
    super.init()
    registry.application = self
    CurrentApplication.makeCurrent(self)
  }

  // A device's application never ends. Here the last reference has to be released on the main thread. A subclass must
  // not use windows in its `deinit`, because they still refer to this object.
  nonisolated deinit { registry.application = nil }

  /// The delegate, which is called at lifecycle changes and is the end of the responder chain.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the application is visible and has the keyboard; active until the desktop changes it.
  open internal(set) var applicationState = State.active

  /// The scenes; always one, to which windows can belong.
  open var connectedScenes: Set<UIScene> { [windowScene] }

  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { [windowScene.session] }

  /// Whether several scenes can exist at once; false, because there is one desktop window.
  open var supportsMultipleScenes: Bool { false }

  /// The windows, rear first.
  open var windows: [UIWindow] { WindowStack(registry: registry).backToFront }

  /// The window that receives events without a location.
  open var keyWindow: UIWindow? { registry.keyWindow }

  /// The delegate, if it is a responder and not a view, a controller or this application.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController)
    else { return nil }
    return NextReads.noting(responder, of: self)
  }

  /// Sends an event to its windows.
  ///
  /// Called once per event, after new touches were bound to their views. An override that does not call `super`
  /// discards the event.
  open func sendEvent(_ event: UIEvent) {
    ApplicationDispatch(application: self).deliver(event)
  }

  /// Calls a method of a target; with a nil target, of the first responder in the chain that implements it.
  ///
  /// The search starts at the first responder of the key window. Without one, it starts at the sender if that is a
  /// responder, or else at the key window. A method takes no argument, the sender, or the sender and the event. The
  /// result is whether a method was called. Controls send their actions through this method, so an override receives
  /// them all (Apple: UIApplication.sendAction).
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    ActionRoute(application: self, action: action, sender: sender, event: event).send(to: target)
  }

  // MARK: - Ignoring touches

  /// Ignores touches until the matching call ends it.
  ///
  /// The matching call is `endIgnoringInteractionEvents()`; calls nest. Current touches are cancelled. A finger that
  /// comes down while touches are ignored stays ignored until it lifts (both our choice).
  open func beginIgnoringInteractionEvents() {
    ignoringCount += 1
    if ignoringCount == 1 { endTouches(.ignoringInteraction) }
  }

  /// Ends the effect of one matching call that ignores touches.
  open func endIgnoringInteractionEvents() {
    ignoringCount = max(0, ignoringCount - 1)
  }

  /// Whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  // MARK: - Key window

  final func makeKey(_ window: UIWindow) {
    guard registry.keyWindow !== window else { return }
    let former = registry.keyWindow
    registry.keyWindow = nil
    former?.resignKey()
    registry.keyWindow = window
    window.becomeKey()
    inputViews.update()
  }

  final func dismissKey(_ window: UIWindow) {
    if registry.keyWindow === window { registry.keyWindow = nil }
    inputViews.update()
  }
}
