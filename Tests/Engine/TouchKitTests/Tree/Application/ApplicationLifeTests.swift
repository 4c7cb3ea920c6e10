import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Life of an application")
struct ApplicationLifeTests {
  @Test("The delegate hears each change once, in order")
  func delegate() {
    let stage = Stage()
    let delegate = Listener()
    stage.application.delegate = delegate
    let changes: [WindowChange] = [
      .focusGained, .focusLost, .focusLost, .hidden, .shown, .focusGained, .hidden, .focusGained,
      .closeRequested,
    ]
    for change in changes { stage.send(change) }
    #expect(
      delegate.log == [
        "resign", "background", "foreground", "active", "resign", "background", "foreground",
        "active", "resign", "background", "terminate",
      ]
    )
  }

  @Test("Notifications carry the application")
  func notifications() {
    let stage = Stage()
    var count = 0
    let application = stage.application
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification,
      object: application,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    stage.send(.focusLost)
    NotificationCenter.default.removeObserver(token)
    #expect(count == 1 && application.applicationState == .inactive)
  }

  @Test("A window in a scene has the scene as its next, and the scene the application")
  func scenes() throws {
    let stage = Stage()
    let scene = try #require(stage.application.connectedScenes.first as? UIWindowScene)
    #expect(scene.next === stage.application && scene.windows == [stage.window])
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    #expect(window.next === scene && scene.windows == [window] && scene.keyWindow === window)
    #expect(window.frame == stage.window.frame)
    #expect(scene.activationState == .foregroundActive)
  }
}

private final class Listener: NSObject, UIApplicationDelegate {
  var log: [String] = []
  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }
}
