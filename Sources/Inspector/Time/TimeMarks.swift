public import DispatchTracing
public import Foundation

/// What a time line shows of what happened: how long fingers were down, and what recognizers did.
public final class TimeMarks: TraceSink {
  /// A finger, from when it came down until it was lifted or taken away.
  public struct TouchSpan: Hashable, Sendable {
    /// The touch's number.
    public let number: Int
    /// When it came down, in seconds on the input clock.
    public let start: TimeInterval
    /// When it was over, in seconds on the input clock; nil while it is down.
    public internal(set) var end: TimeInterval?
    /// Whether it was taken away.
    public internal(set) var isCancelled = false
    /// The row in which it is drawn: fingers that are down together have different ones.
    public let lane: Int
  }

  /// A recognizer that changed its state.
  public struct GestureMark: Hashable, Sendable {
    /// When, in seconds on the input clock.
    public let time: TimeInterval
    /// What it became.
    public let state: GestureTransition.State
    /// The recognizer's name.
    public let name: String
  }

  /// The fingers in the order in which they came down.
  public private(set) var spans: [TouchSpan] = []
  /// What recognizers became, the oldest first; movements are left out.
  public private(set) var gestures: [GestureMark] = []
  /// When the newest record was written, in seconds on the input clock.
  public private(set) var latest: TimeInterval = 0
  /// Counts up with every change.
  public private(set) var revision = 0

  private var live: [Int: Int] = [:]

  /// More are not kept; a time line could not show them apart.
  static let capacity = 200_000
  /// More rows have no room.
  static let maximumLanes = 5

  /// Creates marks of a run in which nothing has happened.
  public init() {}

  /// Takes note of one record.
  public func record(_ record: TraceRecord) {
    latest = max(latest, record.time)
    switch record.event {
    case .sent(let node, let touches) where node.kind == .application:
      for touch in touches { followTouch(touch, at: record.time) }
    case .cancelled(let touch, _): end(touch, at: record.time, isCancelled: true)
    case .gestureChanged(let change): addTransition(change, at: record.time)
    default: break
    }
  }

  private func followTouch(_ touch: TouchSnapshot, at time: TimeInterval) {
    switch touch.phase {
    case .began: begin(touch.number, at: time)
    case .ended: end(touch.number, at: time, isCancelled: false)
    case .cancelled: end(touch.number, at: time, isCancelled: true)
    case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func begin(_ number: Int, at time: TimeInterval) {
    guard spans.count < Self.capacity else { return }
    end(number, at: time, isCancelled: true)
    let taken = Set(live.values.map { spans[$0].lane })
    let lane = (0..<Self.maximumLanes).first { !taken.contains($0) } ?? Self.maximumLanes - 1
    live[number] = spans.count
    spans.append(TouchSpan(number: number, start: time, lane: lane))
    revision += 1
  }

  private func end(_ number: Int, at time: TimeInterval, isCancelled: Bool) {
    guard let index = live.removeValue(forKey: number) else { return }
    spans[index].end = time
    spans[index].isCancelled = isCancelled
    revision += 1
  }

  private func addTransition(_ change: GestureTransition, at time: TimeInterval) {
    switch change.to {
    case .began, .ended, .cancelled, .failed: break
    case .possible, .changed: return
    }
    guard change.from != change.to, gestures.count < Self.capacity else { return }
    gestures.append(GestureMark(time: time, state: change.to, name: change.recognizer.name))
    revision += 1
  }
}
