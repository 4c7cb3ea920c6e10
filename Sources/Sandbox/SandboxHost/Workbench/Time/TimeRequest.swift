package import Foundation

/// A request of the user to the time line.
nonisolated package enum TimeRequest: Hashable, Sendable {
  /// Shows a moment, in seconds on the input clock.
  case seek(TimeInterval)
  /// Shows the event of a trace record, with the record's number and time.
  case seekRecord(sequence: Int, time: TimeInterval)
  /// Plays or stops.
  case togglePlaying
  /// Moves forwards or back by a number of frames with events.
  case stepEvents(Int)
  /// Moves forwards or back by a number of frames.
  case stepFrames(Int)
  /// Moves forwards or back by a number of seconds.
  case skip(TimeInterval)
  /// Moves to the beginning.
  case goToBeginning
  /// Moves to the end.
  case goToEnd
  /// Plays faster or slower by a number of steps.
  case changeSpeed(Int)
  /// Plays from the beginning; during playback of the session, goes back to the scene.
  case playOrLeave
}
