package import Foundation

/// The time from one frame to the next, on a screen with 60 frames per second.
package enum FramePeriod {
  /// The period in seconds.
  package static let seconds: TimeInterval = 1.0 / 60
}
