public import Foundation

extension UIApplication {
  /// Names a reason why an application was launched.
  ///
  /// On a desktop the user started the program: the options of a launch are always nil.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The reason's name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether an application is seen and has the keyboard.
  nonisolated public enum State: Int, Sendable {
    /// It is seen and has the keyboard.
    case active = 0
    /// It is seen.
    case inactive = 1
    /// It is not seen.
    case background = 2
  }

  /// Posted after the application's delegate was called for the launch.
  nonisolated public static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
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
