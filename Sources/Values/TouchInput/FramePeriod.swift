package import Foundation

/// The time from one frame to the next, and the frame rate of every screen.
package enum FramePeriod {
  /// Frames per second.
  package static let rate = 60.0
  /// The period in seconds.
  package static let seconds: TimeInterval = 1 / rate
}
