/// The delegate of an application, called at its lifecycle changes.
///
/// Every requirement has a default, as UIKit's are optional. A delegate that is also a `UIResponder` is the end of the
/// responder chain. When the application adopts scenes (see `application(_:configurationForConnecting:options:)`), the
/// scenes' delegates are called for state changes. This one is then called only for the launch and the end (Apple:
/// UIApplicationDelegate).
@preconcurrency @MainActor
public protocol UIApplicationDelegate: ApplicationWindowOwner {
  /// The window of an application without scenes; nil by default.
  ///
  /// The engine does not retain the window. Declare this as a stored property.
  var window: UIWindow? { get set }

  /// Called after the application was created; the screen already has its size.
  ///
  /// The result has no effect, because there is no URL that the application could refuse to open.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called to show the first window, unless a scene's delegate shows it.
  ///
  /// The result has no effect, because there is no URL that the application could refuse to open.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called to show the first window if the delegate has no method with options.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Returns the configuration of a scene that is about to connect.
  ///
  /// Called once, after the launch, because a desktop window is one scene. A delegate with this method adopts scenes.
  /// The scene's delegate is an instance of the configuration's `delegateClass`. Without one, it is an instance of the
  /// class `SceneDelegate` in the module of the application's delegate. A property list, which would name the class,
  /// does not exist here. That class is also used if this method is missing and the launch showed no window (both our
  /// choice).
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when the application has received the keyboard.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when the application is about to lose the keyboard; its touches end.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the application is no longer visible.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when the application is about to become visible again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called when the application is about to end.
  ///
  /// Called after the methods for resigning and for entering the background.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The window; always nil, and the setter has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing and returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls the launch method without options and returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Returns a configuration for an application that does not adopt scenes.
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
