public import Foundation

/// Called in the course of a scene's life.
///
/// Every requirement has a default that does nothing, as UIKit's are optional (Apple:
/// UISceneDelegate).
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that the scene connects: it creates a window and shows it.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// Tells the delegate that the application ends.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Tells the delegate that the scene received the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells the delegate that the scene is about to lose the keyboard; its touches end.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells the delegate that the scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells the delegate that the scene is no longer seen.
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

/// Called in the course of the life of a scene that holds windows (Apple: UIWindowSceneDelegate).
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window; the default has none.
  ///
  /// The engine does not keep the window: a delegate declares this as a stored property.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None; what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
