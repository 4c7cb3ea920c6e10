import Foundation
package import Inspector

/// A gesture that was played on a copy of the scene, for the time line.
package struct PlayedGesture {
  /// The gesture.
  package let gesture: TriedGesture
  /// The bars of fingers and recognizers.
  let rows: TimeRows
  /// When the first finger came down, and when the last one lifted.
  private let span: ClosedRange<TimeInterval>
  /// From when until when a result was late; nil if it was not.
  private(set) var lateness: ClosedRange<TimeInterval>?
  /// The number of the scene's own news when it was played.
  var sceneRevision = 0

  /// The room for words after the last event, as a part of the time before it.
  private static let room = 0.5

  init(_ gesture: TriedGesture, _ rows: TimeRows, _ span: ClosedRange<TimeInterval>) {
    (self.gesture, self.rows, self.span) = (gesture, rows, span)
  }

  /// Measures how late a result is.
  mutating func measure(_ cell: GestureCell?) { lateness = cell?.lateness(in: span) }

  /// The state of a time line that shows all of it.
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
