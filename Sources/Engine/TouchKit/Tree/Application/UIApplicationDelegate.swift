/// Called in the course of an application's life.
///
/// Every requirement has a default, as UIKit's are optional. A delegate that is also a
/// `UIResponder` stands at the end of the responder chain. When the application adopts scenes (see
/// `application(_:configurationForConnecting:options:)`), their delegates are called for what
/// becomes of them instead, and this one for the launch and the end only (Apple:
/// UIApplicationDelegate).
@preconcurrency @MainActor
public protocol UIApplicationDelegate: ApplicationWindowOwner {
  /// The window of an application without scenes; the default has none.
  ///
  /// The engine does not keep the window: a delegate declares this as a stored property.
  var window: UIWindow? { get set }

  /// Tells the delegate that the application was created; the screen has its size by now.
  ///
  /// The answer means nothing here: there is no URL that the application could refuse to open.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate to show the first window, unless a scene's delegate will.
  ///
  /// The answer means nothing here: there is no URL that the application could refuse to open.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells a delegate that has no method with options to show the first window.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// The configuration of a scene that is about to connect.
  ///
  /// Called once, after the launch, because a desktop window is one scene. A delegate with this
  /// method adopts scenes. The scene's delegate is an object of the configuration's
  /// `delegateClass`; without one, of the class called `SceneDelegate` in the module of the
  /// application's delegate, as there is no property list to look it up in. That class is taken
  /// too where this method is missing and no window was shown by the launch (both our choice).
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells the delegate that the application received the keyboard.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells the delegate that the application is about to lose the keyboard; its touches end.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells the delegate that the application is no longer seen.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells the delegate that the application is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells the delegate that the application is about to end.
  ///
  /// Called after those for resigning and for entering the background.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// None; what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing and answers true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls `applicationDidFinishLaunching(_:)` and answers true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// A configuration that says that the application adopts no scenes.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { .withoutScenes }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
