public import Foundation

nonisolated extension RunLoop.Mode {
  /// While a finger is down: here a mode like any other.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
