import Foundation
import TouchInput
import Testing
import TouchKit

@MainActor
@Suite("Launch of an application")
struct LaunchTests {
  private func launch(
    _ delegate: any UIApplicationDelegate,
    then changes: [WindowChange] = []
  ) -> UIApplication {
    let application = UIApplication()
    application.send(.event(.window(.resized(CGSize(width: 300, height: 200)), timestamp: 0)))
    ApplicationLaunch.launch(application, delegate: delegate)
    for change in changes { application.send(.event(.window(change, timestamp: 0))) }
    return application
  }

  @Test("The delegate is told of the launch while the application is inactive, then of activity")
  func order() {
    let delegate = Recorder()
    let application = launch(delegate, then: [.focusGained, .closeRequested, .focusGained])
    #expect(
      delegate.log == [
        "will inactive", "did inactive", "active", "resign", "background", "terminate",
      ]
    )
    #expect(application.delegate === delegate)
  }

  @Test("The screen has its size when the delegate makes its window, and the window is shown")
  func window() {
    let delegate = Recorder()
    let application = launch(delegate)
    #expect(delegate.window?.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(application.windows == [delegate.window])
    #expect(application.keyWindow === delegate.window)
  }

  @Test("The delegate's window can be asked for with one question mark and with two")
  func twofoldWindow() {
    let delegate = Recorder()
    let application = launch(delegate)
    #expect(application.delegate?.window?.isKeyWindow == true)
    #expect(application.delegate?.window??.isKeyWindow == true)
  }

  @Test("A delegate without options is told of the launch all the same")
  func oldStyle() {
    let delegate = OldStyleDelegate()
    _ = launch(delegate)
    #expect(delegate.didLaunch)
  }

  @Test(
    "A scene's delegate is made from its class, keeps its window, and hears instead of the app's"
  )
  func scenes() throws {
    let delegate = SceneAdopter(sceneDelegate: SceneRecorder.self)
    let application = launch(delegate, then: [.hidden, .shown, .focusGained, .closeRequested])
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let recorder = try #require(scene.delegate as? SceneRecorder)
    #expect(
      recorder.log == [
        "connect Main", "foreground", "active", "resign", "background", "foreground", "active",
        "resign", "background", "disconnect",
      ]
    )
    #expect(delegate.log == ["terminate"])
    #expect(recorder.window?.next === scene && scene.next === application)
    #expect(scene.session.scene === scene && application.openSessions == [scene.session])
  }

  @Test("A window made for a scene belongs to the scene's application, and fills its screen")
  func sceneOfOther() throws {
    let application = launch(SceneAdopter(sceneDelegate: SceneRecorder.self))
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let later = UIApplication()
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    #expect(application.windows.contains(window) && later.windows.isEmpty)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("Without a scene's delegate class, the module's SceneDelegate is taken, as in the template")
  func template() throws {
    let application = launch(SceneAdopter(sceneDelegate: nil))
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(scene.delegate is SceneDelegate)
  }

  @Test("Without the method too, if the launch showed no window")
  func propertyListOnly() throws {
    let application = launch(OldStyleDelegate())
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(scene.delegate is SceneDelegate)
  }

  @Test("A scene's delegate class that is none leaves the scene without a delegate")
  func wrongClass() throws {
    let application = launch(SceneAdopter(sceneDelegate: Recorder.self))
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(scene.delegate == nil)
  }

  @Test("Objects are made by their class's own initializer, whatever the class")
  func objectCreation() throws {
    let plain = try #require(ObjectCreation.makeObject(of: WithStoredValues.self))
    #expect((plain as? WithStoredValues)?.values == [1, 2, 3])
    let overriding = try #require(ObjectCreation.makeObject(of: WithInitializer.self))
    #expect((overriding as? WithInitializer)?.text == "own")
    #expect(ObjectCreation.makeObject(of: NotAnObject.self) == nil)
  }
}

private class WithStoredValues: NSObject { var values = [1, 2, 3] }

private final class WithInitializer: WithStoredValues {
  let text: String
  override init() { text = "own" }
}

private final class NotAnObject {}

private final class Recorder: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var log: [String] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("will \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("did \(application.applicationState)")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
  func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }

  // UIKit's optional methods that a desktop never calls are ordinary methods.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

private final class OldStyleDelegate: NSObject, UIApplicationDelegate {
  var didLaunch = false
  func applicationDidFinishLaunching(_ application: UIApplication) { didLaunch = true }
}

private final class SceneAdopter: UIResponder, UIApplicationDelegate {
  var log: [String] = []
  let sceneDelegate: AnyClass?

  init(sceneDelegate: AnyClass?) { self.sceneDelegate = sceneDelegate }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = sceneDelegate
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
  func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }
}

private class SceneRecorder: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var log: [String] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.append("connect \(session.configuration.name ?? "")")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { log.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
