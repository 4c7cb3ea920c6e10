public import Foundation

extension UIApplication {
  /// Whether an application is seen and has the keyboard.
  public enum State: Int, Sendable {
    /// It is seen and has the keyboard.
    case active = 0
    /// It is seen.
    case inactive = 1
    /// It is not seen.
    case background = 2
  }

  /// Posted when the application received the keyboard.
  nonisolated public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when the application is about to lose the keyboard.
  nonisolated public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the application is no longer seen.
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted when the application is about to be seen again.
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted when the application is about to end.
  nonisolated public static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
}
