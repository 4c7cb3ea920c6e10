/// An instance of an application's user interface (Apple: UIScene).
///
/// In the responder chain it is between its windows and the application.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  @WeakApplication final var application: UIApplication?

  /// Whether the application adopted scenes and this one is connected.
  final var isConnected = false

  nonisolated deinit {}

  init(application: UIApplication) {
    super.init()
    self.application = application
  }

  /// The delegate, which is called at lifecycle changes; retained by the scene.
  ///
  /// The engine creates it from the configuration that the application's delegate returned.
  open var delegate: (any UISceneDelegate)?

  /// The session of the scene.
  public private(set) final lazy var session = UISceneSession(scene: self)

  /// The title of the scene, shown by tools.
  open var title: String?

  /// The activation state of the scene, which follows the application's state.
  open var activationState: ActivationState {
    switch application?.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case nil: .unattached
    }
  }

  /// The application.
  open override var next: UIResponder? { NextReads.noting(application, of: self) }
}

extension UIScene {
  /// The activation states of a scene.
  nonisolated public enum ActivationState: Int, Sendable {
    /// The scene belongs to no application.
    case unattached = -1
    /// The scene is visible and has the keyboard.
    case foregroundActive = 0
    /// The scene is visible.
    case foregroundInactive = 1
    /// The scene is not visible.
    case background = 2
  }
}

/// A scene that contains windows.
///
/// Every application has one from the start, among its `connectedScenes`. A window has a scene only if it was created
/// with it or assigned to it. A window from `UIWindow(frame:)` has none, and its `next` is the application.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows in the scene, rear first.
  ///
  /// If no window was assigned to the application's own scene, its windows are those without a scene.
  open var windows: [UIWindow] {
    let all = application?.windows ?? []
    let own = all.filter { $0.windowScene === self }
    guard own.isEmpty, application?.windowScene === self else { return own }
    return all.filter { $0.windowScene == nil }
  }

  /// The window of the scene that receives events without a location.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The screen that shows the scene.
  open var screen: UIScreen { application.map(UIScreen.init(application:)) ?? UIScreen.main }

  nonisolated deinit {}
}
