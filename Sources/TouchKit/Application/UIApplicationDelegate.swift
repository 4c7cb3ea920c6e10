/// Is told about the life of an application.
///
/// Every method has a default that does nothing. A delegate that is also a `UIResponder` stands at
/// the end of the responder chain.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Tells the delegate that the application received the keyboard.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells the delegate that the application is about to lose the keyboard; its touches end.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells the delegate that the application is no longer seen.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells the delegate that the application is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells the delegate that the application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
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
