package import Foundation

/// The time from one frame to the next, on a screen that shows 60 pictures a second.
package enum FramePeriod {
  /// The period in seconds.
  package static let seconds: TimeInterval = 1.0 / 60
}
