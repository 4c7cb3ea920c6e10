/// One instance of an application's user interface; it stands between its windows and the
/// application in the responder chain (Apple: UIScene).
@preconcurrency @MainActor
open class UIScene: UIResponder {
  @WeakApplication final var application: UIApplication?

  /// Whether the application adopted scenes, and this one connected.
  final var isConnected = false

  nonisolated deinit {}

  init(application: UIApplication) {
    super.init()
    self.application = application
  }

  /// The object told about the scene's life; the scene keeps it.
  ///
  /// Made from the configuration that the application's delegate answered when the scene connected.
  open var delegate: (any UISceneDelegate)?

  /// What stays of the scene between its lives.
  public private(set) final lazy var session = UISceneSession(scene: self)

  /// A name for the user; shown by tools.
  open var title: String?

  /// Whether the scene is seen and has the keyboard; follows the application's state.
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
  /// Whether a scene is seen and has the keyboard.
  nonisolated public enum ActivationState: Int, Sendable {
    /// It belongs to no application.
    case unattached = -1
    /// It is seen and has the keyboard.
    case foregroundActive = 0
    /// It is seen.
    case foregroundInactive = 1
    /// It is not seen.
    case background = 2
  }
}

/// A scene that holds windows.
///
/// Every application has one from the start, among its `connectedScenes`. A window knows its scene
/// only when it was created with it or put there: `UIWindow(frame:)` knows none, and its `next` is
/// the application then.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows in the scene, rear first.
  ///
  /// Where none was put into the application's own scene, those that were created without one count
  /// as its windows.
  open var windows: [UIWindow] {
    let all = application?.windows ?? []
    let own = all.filter { $0.windowScene === self }
    guard own.isEmpty, application?.windowScene === self else { return own }
    return all.filter { $0.windowScene == nil }
  }

  /// The window of the scene that receives events without a place on screen.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The screen that shows the scene.
  open var screen: UIScreen { application.map(UIScreen.init(application:)) ?? UIScreen.main }

  nonisolated deinit {}
}
