import Foundation

/// A limit of the frame rate to little more than that of screens.
///
/// An interval starts with the work on a frame, not at its end. Input at the screen's rate is therefore processed
/// immediately, however long a frame takes. After a pause, one additional frame can start. The window may show a frame
/// of its own between two movements of a finger, such as a late row. It delays neither movement. The value reads no
/// clock; all times are in seconds on the window's clock.
struct FramePace {
  private var due = -TimeInterval.infinity

  /// The time between two frames during continuous input; our choice.
  ///
  /// A finger moves 60 times per second. 80 frames per second leave room for some of the window's own frames.
  static let interval: TimeInterval = 1.0 / 80

  /// Returns the time until another frame can start; zero or less if it can start now.
  func wait(at now: TimeInterval) -> TimeInterval { due - now }

  /// Notes the start of a frame.
  ///
  /// A late frame does not shift the later ones.
  mutating func begin(at start: TimeInterval) {
    due = min(max(due + Self.interval, start), start + Self.interval)
  }
}
