import TouchTrace
import Foundation
import TouchInput

/// Changes the states of an application and its scene when its desktop window changes.
///
/// If the application adopted scenes, the scene's delegate is called instead of the application's, as in UIKit. The
/// notifications of both are always posted.
@MainActor
struct ApplicationLife {
  let application: UIApplication

  /// Handles a change of the desktop window.
  func handle(_ change: WindowChange) {
    // Changes of the window have no effect after the application's end.
    guard !application.isTerminated else { return }
    switch change {
    case .focusGained: activate()
    case .focusLost: resign()
    case .hidden: enterBackground()
    case .shown: enterForeground()
    case .closeRequested: terminate()
    case .resized, .exposed, .deviceLost, .pointerLeft: break
    }
  }

  /// Makes the application active from any state.
  func activate() {
    enterForeground()
    guard application.applicationState != .active else { return }
    application.applicationState = .active
    tell({ $0.sceneDidBecomeActive(scene) }, { $0.applicationDidBecomeActive(application) })
    post(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
  }

  /// Cancels touches in every state, because the desktop took the fingers away.
  private func resign() {
    if application.applicationState == .active {
      tell({ $0.sceneWillResignActive(scene) }, { $0.applicationWillResignActive(application) })
      post(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
      application.applicationState = .inactive
    }
    application.endTouches(.applicationResigned)
  }

  private func enterBackground() {
    resign()
    guard application.applicationState != .background else { return }
    application.applicationState = .background
    tell({ $0.sceneDidEnterBackground(scene) }, { $0.applicationDidEnterBackground(application) })
    post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
  }

  private func enterForeground() {
    guard application.applicationState == .background else { return }
    tell(
      { $0.sceneWillEnterForeground(scene) },
      { $0.applicationWillEnterForeground(application) }
    )
    post(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    application.applicationState = .inactive
  }

  /// Enters the background before the end, as when the user swipes an app away.
  private func terminate() {
    enterBackground()
    application.isTerminated = true
    scene.disconnect()
    application.delegate?.applicationWillTerminate(application)
    NotificationCenter.default.post(
      name: UIApplication.willTerminateNotification,
      object: application
    )
  }

  private var scene: UIWindowScene { application.windowScene }

  private func tell(
    _ scenes: (any UISceneDelegate) -> Void,
    _ applications: (any UIApplicationDelegate) -> Void
  ) {
    if scene.isConnected {
      scene.delegate.map(scenes)
    } else {
      application.delegate.map(applications)
    }
  }

  private func post(_ ofScene: Notification.Name, _ ofApplication: Notification.Name) {
    scene.post(ofScene)
    NotificationCenter.default.post(name: ofApplication, object: application)
  }
}
