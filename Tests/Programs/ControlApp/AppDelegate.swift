import UIKit

/// An application with one control of each kind, which prints their events to standard output.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ControlsController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { tell("active") }
}

/// Prints a line at once, although standard output may be a file.
@MainActor
func tell(_ line: String) {
  print(line)
  fflush(nil)
}
