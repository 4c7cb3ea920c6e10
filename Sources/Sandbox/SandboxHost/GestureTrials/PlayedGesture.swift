import Foundation
package import Inspector

/// A gesture that was played on a copy of the scene, for the time line.
package struct PlayedGesture {
  /// The gesture.
  package let gesture: TriedGesture
  /// The bars of fingers and recognizers.
  let rows: TimeRows
  /// The time from the first finger's contact to the last one's lift.
  private let span: ClosedRange<TimeInterval>
  /// The interval in which the result was late; nil if it was not late.
  private(set) var lateness: ClosedRange<TimeInterval>?
  /// The revision of the scene when the gesture was played.
  var sceneRevision = 0

  /// The space for labels after the last event, as a fraction of the time before it.
  private static let room = 0.5

  init(_ gesture: TriedGesture, _ rows: TimeRows, _ span: ClosedRange<TimeInterval>) {
    (self.gesture, self.rows, self.span) = (gesture, rows, span)
  }

  /// Measures the delay of a result.
  mutating func measure(_ cell: GestureCell?) { lateness = cell?.lateness(in: span) }

  /// The state of a time line that shows the whole gesture.
  var state: TimeLineState {
    var state = TimeLineState()
    (state.played, state.lateness) = (gesture, lateness)
    state.start = span.lowerBound
    let last = max(span.upperBound, rows.stretches.last?.end ?? 0)
    state.end = last + Self.room * (last - span.lowerBound)
    (state.time, state.madeTime) = (state.end, state.end)
    return state
  }
}
