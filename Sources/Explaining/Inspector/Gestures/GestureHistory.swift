public import TouchTrace
public import Foundation

/// The state changes of the recognizers that received touches of the latest sequence.
///
/// A sequence starts with the first finger down. Its size is bounded for any records.
public final class GestureHistory: TraceSink {
  /// One recognizer.
  public struct Track: Hashable, Sendable {
    /// The recognizer.
    public var recognizer: NodeSnapshot
    /// The view it is attached to.
    public var view: NodeSnapshot?
    /// Its changes, the oldest first.
    public var changes: [Change] = []

    /// The current state.
    public var state: GestureTransition.State { changes.last?.transition.to ?? .possible }
  }

  /// A change of state, or a reason to wait.
  public struct Change: Hashable, Sendable {
    /// The time, in seconds since the first finger came down.
    public let time: TimeInterval
    /// The transition and its cause.
    public let transition: GestureTransition
    /// The number of consecutive identical changes.
    public var count = 1
  }

  /// The recognizers in the order in which they received a touch.
  public private(set) var tracks: [Track] = []
  /// The duration of the sequence so far, in seconds.
  public private(set) var duration: TimeInterval = 0
  /// A counter that increases with every change.
  public private(set) var revision = 0

  private var start: TimeInterval = 0
  private var live: Set<Int> = []
  private static let trackCapacity = 64
  private static let changeCapacity = 200

  /// Creates an empty history.
  public init() {}

  /// Adds one record.
  public func record(_ record: TraceRecord) {
    switch record.event {
    case .sent(let node, let touches) where node.kind == .application:
      followTouches(touches, record.time)
    case .recognizerCalled(let delivery): _ = track(of: delivery.receiver)
    case .gestureChanged(let change): addTransition(change, at: record.time)
    case .cancelled(let touch, _): live.remove(touch)
    default: return
    }
    duration = max(duration, record.time - start)
  }

  /// Removes all tracks, for example when a scene with other recognizers begins.
  public func clear() {
    (tracks, live, start, duration) = ([], [], 0, 0)
    revision += 1
  }

  private func followTouches(_ touches: [TouchSnapshot], _ time: TimeInterval) {
    if live.isEmpty, touches.contains(where: { $0.phase == .began }) {
      tracks = []
      start = time
      duration = 0
      revision += 1
    }
    for touch in touches {
      switch touch.phase {
      case .began: live.insert(touch.number)
      case .ended, .cancelled: live.remove(touch.number)
      case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  private func track(of recognizer: NodeSnapshot) -> Int? {
    if let index = tracks.firstIndex(where: { $0.recognizer.id == recognizer.id }) { return index }
    guard tracks.count < Self.trackCapacity else { return nil }
    tracks.append(Track(recognizer: recognizer))
    revision += 1
    return tracks.count - 1
  }

  private func addTransition(_ change: GestureTransition, at time: TimeInterval) {
    // A reset to possible is not part of this sequence.
    guard change.cause != .reset, let index = track(of: change.recognizer) else { return }
    tracks[index].view = change.view
    revision += 1
    if let last = tracks[index].changes.last, last.transition.to == change.to,
      last.transition.from == change.from
    {
      tracks[index].changes[tracks[index].changes.count - 1].count += 1
      return
    }
    guard tracks[index].changes.count < Self.changeCapacity else { return }
    tracks[index].changes.append(Change(time: time - start, transition: change))
  }
}

extension GestureHistory.Change {
  /// Returns the change in a line: `0.120 s  possible → began: movement 12.3 pt, 10 pt needed`.
  public func line(in language: Language) -> String {
    let (from, to) = (transition.from.label(in: language), transition.to.label(in: language))
    let what = from == to ? to : "\(from) → \(to)"
    let times = count > 1 ? " ×\(count)" : ""
    return Measure.time(time) + "  " + what + times + language(": ", "：")
      + transition.cause.text(ViewNames(TreeSnapshot()), in: language)
  }
}
