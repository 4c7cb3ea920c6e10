public import Foundation

nonisolated extension RunLoop.Mode {
  /// The mode of run loops while a finger is down; here a mode like any other.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
