public import Foundation

extension UIApplication {
  /// The keys of the reasons for a launch.
  ///
  /// On a desktop the user starts the program, so the options of a launch are always nil.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The states of an application.
  nonisolated public enum State: Int, Sendable {
    /// The application is visible and has the keyboard.
    case active = 0
    /// The application is visible.
    case inactive = 1
    /// The application is not visible.
    case background = 2
  }

  /// Posted after the launch methods of the application's delegate were called.
  nonisolated public static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted when the application received the keyboard.
  nonisolated public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when the application is about to lose the keyboard.
  nonisolated public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the application is no longer visible.
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted when the application is about to become visible again.
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted when the application is about to end.
  nonisolated public static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
}
