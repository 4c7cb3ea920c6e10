import UIKit

/// An application like those of users, which prints its events to standard output.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    tell("launch \(CommandLine.arguments.dropFirst())")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = RootController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { tell("active") }
  func applicationWillResignActive(_ application: UIApplication) { tell("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { tell("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { tell("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { tell("terminate") }
}

/// Prints a line at once, although standard output may be a file.
@MainActor
func tell(_ line: String) {
  print(line)
  fflush(nil)
}
