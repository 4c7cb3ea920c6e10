public import Foundation

/// The delegate of a scene, called at its lifecycle changes.
///
/// Every requirement has a default that does nothing, as UIKit's are optional (Apple: UISceneDelegate).
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene connects, to create and show a window.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// Called when the application ends.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene has received the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the scene is about to lose the keyboard; its touches end.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the scene is about to become visible.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene that contains windows (Apple: UIWindowSceneDelegate).
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window; nil by default.
  ///
  /// The engine does not retain the window. Declare this as a stored property.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The window; always nil, and the setter has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
