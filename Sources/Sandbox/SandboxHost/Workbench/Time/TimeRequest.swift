package import Foundation

/// What the user asks of the time line.
nonisolated package enum TimeRequest: Hashable, Sendable {
  /// To show a moment, in seconds on the input clock.
  case seek(TimeInterval)
  /// To show what a record of the trace tells of: its number, and when it was written.
  case seekRecord(sequence: Int, time: TimeInterval)
  /// To go on or stop.
  case togglePlaying
  /// To go some frames with events forward, or back.
  case stepEvents(Int)
  /// To go some frames forward, or back.
  case stepFrames(Int)
  /// To go some seconds forward, or back.
  case skip(TimeInterval)
  /// To go to the beginning.
  case goToBeginning
  /// To go to the end.
  case goToEnd
  /// To play faster, or slower, by some steps.
  case changeSpeed(Int)
  /// To play from the beginning; while playing what was done, to go back to the scene.
  case playOrLeave
}
