import Foundation
import Geometry
import TouchInput

/// A part of a recording that begins and ends with all fingers up: a gesture, or a single event.
struct StagePart {
  /// The start, in seconds from the beginning.
  var start: TimeInterval
  var end: TimeInterval
  /// The steps that repeat the recording exactly.
  var exact: [StageStep]
  /// More readable steps that may have the same effect, the most readable first.
  var candidates: [[StageStep]] = []

  /// All alternatives, the exact one last.
  var choices: [[StageStep]] { candidates + [exact] }

  /// The longest pause between two taps of one gesture, in seconds.
  private static let longestPause = 0.25

  /// Creates the part for some events.
  init(_ moments: ArraySlice<StageMoments.Moment>) {
    start = moments.first?.time ?? 0
    end = moments.last?.time ?? 0
    var time = start
    exact = moments.flatMap { moment -> [StageStep] in
      let pause = (moment.time - time).rounded(to: 6)
      time = moment.time
      return (pause > 0 ? [.wait(pause)] : []) + [moment.exact]
    }
  }

  /// Returns the ranges of events that form the parts of a recording.
  static func ranges(of moments: [StageMoments.Moment]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var down: Set<Int> = []
    var first = 0
    for (index, moment) in moments.enumerated() {
      if case .fingers(let actions) = moment.content {
        for action in actions {
          if action.phase.isFinal { down.remove(action.finger) } else { down.insert(action.finger) }
        }
      }
      guard down.isEmpty else { continue }
      ranges.append(first..<(index + 1))
      first = index + 1
    }
    if first < moments.count { ranges.append(first..<moments.count) }
    return ranges
  }

  /// Returns this part and the next one as one gesture of several taps; nil if they are not.
  func joined(with next: StagePart) -> StagePart? {
    let pause = next.start - end
    guard pause <= Self.longestPause, let taps = firstTap, let more = next.firstTap,
      taps.place == more.place, more.count == 1
    else { return nil }
    var joined = self
    joined.end = next.end
    let wait = StageStep.wait(pause.rounded(to: 2))
    joined.exact += [wait] + next.exact
    joined.candidates = [[.tap(taps.place, count: taps.count + 1, hold: 0.05)]]
    joined.candidates.append(
      (candidates.last ?? exact) + [wait] + (next.candidates.last ?? next.exact)
    )
    return joined
  }

  private var firstTap: (place: StagePlace, count: Int)? {
    guard case .tap(let place, let count, 0.05)? = candidates.first?.first,
      candidates.first?.count == 1
    else { return nil }
    return (place, count)
  }
}
