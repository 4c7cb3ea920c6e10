public import Foundation

extension UIScene {
  /// The reasons for a scene's connection; always empty, because the user starts the program on a desktop.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    nonisolated deinit {}

    override init() { super.init() }
  }

  /// Connects the scene to its delegate, and posts the notifications.
  final func connect(to delegate: (any UISceneDelegate)?, _ options: ConnectionOptions) {
    self.delegate = delegate
    isConnected = true
    delegate?.scene(self, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification)
    delegate?.sceneWillEnterForeground(self)
    post(UIScene.willEnterForegroundNotification)
  }

  /// Disconnects the scene from its delegate, and posts the notification.
  final func disconnect() {
    guard isConnected else { return }
    isConnected = false
    delegate?.sceneDidDisconnect(self)
    post(UIScene.didDisconnectNotification)
  }

  final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted when a scene was connected.
  nonisolated public static let willConnectNotification =
    Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene was disconnected, because the application ends.
  nonisolated public static let didDisconnectNotification =
    Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene received the keyboard.
  nonisolated public static let didActivateNotification =
    Notification.Name("UISceneDidActivateNotification")
  /// Posted when a scene is about to lose the keyboard.
  nonisolated public static let willDeactivateNotification =
    Notification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene is about to become visible.
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
  /// Posted when a scene is no longer visible.
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")
}
