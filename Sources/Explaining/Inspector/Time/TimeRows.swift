public import TouchTrace
public import Foundation

/// The rows of a time line: one for each finger and for each recognizer.
///
/// All times are in seconds on the input clock.
public final class TimeRows: TraceSink {
  /// A finger, from touch down until it was lifted or cancelled.
  public struct FingerBar: Hashable, Sendable {
    /// The touch's number.
    public let number: Int
    /// The index of its row; simultaneous fingers have different rows.
    public let lane: Int
    /// The time of touch down.
    public let start: TimeInterval
    /// The time of its end; nil while it is down.
    public internal(set) var end: TimeInterval?
    /// The hit-test view.
    public internal(set) var view: NodeSnapshot?
    /// The window of the hit-test view.
    public internal(set) var window: NodeSnapshot?
    /// The time and reason if its view lost it before its end.
    public internal(set) var loss: Loss?
    /// The number of consecutive taps, including this touch.
    public internal(set) var tapCount = 1
    /// The current phase.
    public internal(set) var phase = TouchSnapshot.Phase.began
    /// Whether the distance between its beginning and its end is too large for a tap.
    public internal(set) var isDrag = false
    /// The point of touch down, in points of the screen.
    let origin: CGPoint
  }

  /// The loss of a touch by its view.
  public struct Loss: Hashable, Sendable {
    /// The time.
    public let time: TimeInterval
    /// The recognizer that cancelled it; nil if none did.
    public let taker: NodeSnapshot?
    /// The reason why it was cancelled, if no recognizer did so.
    public let cause: CancellationCause?
  }

  /// A change of a recognizer's state.
  public struct Turn: Hashable, Sendable {
    /// The time.
    public let time: TimeInterval
    /// The cause.
    public let cause: GestureCause
  }

  /// A recognizer, from its first touch until it was reset for the next one.
  public struct GestureBar: Hashable, Sendable {
    /// The time of its first touch.
    public let start: TimeInterval
    /// The time and cause when it began or recognised; nil if it did not.
    public internal(set) var began: Turn?
    /// The time and cause of its end; nil while it is active.
    public internal(set) var end: Turn?
    /// The current state, or the last one.
    public internal(set) var state = GestureTransition.State.possible
  }

  /// The row of a recognizer.
  public struct GestureRow: Hashable, Sendable {
    /// The recognizer.
    public let recognizer: NodeSnapshot
    /// The view that it is attached to.
    public internal(set) var view: NodeSnapshot?
    /// Its periods of activity, the oldest first.
    public internal(set) var bars: [GestureBar] = []
  }

  /// A period with events.
  public struct Stretch: Hashable, Sendable {
    /// The time of the first event.
    public var start: TimeInterval
    /// The time of the last event.
    public var end: TimeInterval
  }

  /// The fingers, in the order of their beginnings.
  public private(set) var fingers: [FingerBar] = []
  /// The recognizers in the order in which they received a touch.
  public private(set) var gestures: [GestureRow] = []
  /// The periods with events; the gaps between them are idle.
  public private(set) var stretches: [Stretch] = []
  /// The time of the newest record.
  public private(set) var latest: TimeInterval = 0
  /// A counter that increases with every change.
  public private(set) var revision = 0
  /// The number of finger rows.
  public private(set) var laneCount = 0

  private var live: [Int: Int] = [:]
  private var places: [NodeID: Int] = [:]

  /// The maximum number of stored fingers; a time line could not show more of them separately.
  public static let mostFingers = 20_000
  /// The maximum number of stored periods per recognizer.
  private static let mostActs = 1_500
  /// The maximum number of rows, limited by the available space.
  static let maximumRows = 64
  /// The maximum number of finger rows; further simultaneous fingers share the last row.
  static let maximumLanes = 10
  /// The maximum movement of a tap, in points; the same as the threshold of a pan.
  static let tapReach: CGFloat = 10
  /// The time without events after which a run is idle, in seconds.
  public static let idle: TimeInterval = 1

  /// Creates rows without events.
  public init() {}

  /// Adds one record.
  public func record(_ record: TraceRecord) {
    latest = max(latest, record.time)
    switch record.event {
    case .sent(let node, let touches) where node.kind == .application:
      for touch in touches { follow(touch, at: record.time) }
    case .assigned(let assignment):
      begin(assignment.touch, at: record.time)
      change(assignment.touch.number) {
        $0.view = assignment.hitTestView
        $0.window = assignment.chain.last { $0.kind == .window }
      }
    case .taken(let touch, _, let taker):
      let loss = Loss(time: record.time, taker: taker, cause: nil)
      change(touch) { $0.loss = $0.loss ?? loss }
    case .cancelled(let touch, let cause): cancel(touch, cause, at: record.time)
    case .recognizerCalled(let delivery) where delivery.phase == .began:
      open(delivery.receiver, at: record.time)
    case .gestureChanged(let change): add(change, at: record.time)
    default: return
    }
    noteStretch(record.time)
  }

  /// Returns the periods with events up to a time; a finger that is down is never idle, even if it rests.
  public func stretches(until time: TimeInterval) -> [Stretch] {
    let held = live.values.map { fingers[$0].start }.min()
    return stretches + (held.map { [Stretch(start: $0, end: time)] } ?? [])
  }

  /// Removes all rows, for example when a scene begins.
  public func clear() {
    (fingers, gestures, stretches) = ([], [], [])
    (live, places, laneCount, latest) = ([:], [:], 0, 0)
    revision += 1
  }

  private func noteStretch(_ time: TimeInterval) {
    guard let last = stretches.last, time - last.end <= Self.idle else {
      stretches.append(Stretch(start: time, end: time))
      revision += 1
      return
    }
    stretches[stretches.count - 1].end = max(last.end, time)
  }

  // MARK: - Fingers

  private func follow(_ touch: TouchSnapshot, at time: TimeInterval) {
    switch touch.phase {
    case .began: begin(touch, at: time)
    case .ended, .cancelled:
      change(touch.number) {
        let way = hypot(touch.location.x - $0.origin.x, touch.location.y - $0.origin.y)
        $0.isDrag = way > Self.tapReach
      }
      end(touch.number, at: time, touch.phase)
    case .moved, .stationary: note(touch.phase, of: touch.number)
    case .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func begin(_ touch: TouchSnapshot, at time: TimeInterval) {
    // The hit-test comes before the event that delivers the touch.
    if let index = live[touch.number], fingers[index].start == time { return }
    if fingers.count >= Self.mostFingers { forgetOldestFingers() }
    end(touch.number, at: time, .cancelled)
    let taken = Set(live.values.map { fingers[$0].lane })
    let lane = (0..<Self.maximumLanes).first { !taken.contains($0) } ?? Self.maximumLanes - 1
    live[touch.number] = fingers.count
    var bar = FingerBar(number: touch.number, lane: lane, start: time, origin: touch.location)
    bar.tapCount = touch.tapCount
    fingers.append(bar)
    laneCount = max(laneCount, lane + 1)
    revision += 1
  }

  private func forgetOldestFingers() {
    let count = Self.mostFingers / 10
    fingers.removeFirst(count)
    live = live.compactMapValues { $0 >= count ? $0 - count : nil }
  }

  private func end(_ number: Int, at time: TimeInterval, _ phase: TouchSnapshot.Phase) {
    guard let index = live.removeValue(forKey: number) else { return }
    fingers[index].end = time
    fingers[index].phase = phase
    revision += 1
  }

  private func cancel(_ number: Int, _ cause: CancellationCause, at time: TimeInterval) {
    let loss = Loss(time: time, taker: nil, cause: cause)
    change(number) { $0.loss = $0.loss ?? loss }
    if cause.endsTouch { end(number, at: time, .cancelled) }
  }

  /// Updates the phase of a touch; most phases are unchanged, and detecting that makes no copy.
  private func note(_ phase: TouchSnapshot.Phase, of number: Int) {
    guard let index = live[number], fingers[index].phase != phase else { return }
    fingers[index].phase = phase
    revision += 1
  }

  private func change(_ number: Int, _ body: (inout FingerBar) -> Void) {
    guard let index = live[number] else { return }
    let former = fingers[index]
    body(&fingers[index])
    if former != fingers[index] { revision += 1 }
  }

  // MARK: - Recognizers

  private func row(of recognizer: NodeSnapshot, _ view: NodeSnapshot?) -> Int? {
    if let place = places[recognizer.id] { return place }
    guard gestures.count < Self.maximumRows else { return nil }
    places[recognizer.id] = gestures.count
    gestures.append(GestureRow(recognizer: recognizer, view: view))
    revision += 1
    return gestures.count - 1
  }

  private func open(_ recognizer: NodeSnapshot, at time: TimeInterval) {
    guard let index = row(of: recognizer, nil) else { return }
    if let last = gestures[index].bars.last, last.end == nil { return }
    if gestures[index].bars.count >= Self.mostActs {
      gestures[index].bars.removeFirst(Self.mostActs / 10)
    }
    gestures[index].bars.append(GestureBar(start: time))
    revision += 1
  }

  private func add(_ change: GestureTransition, at time: TimeInterval) {
    guard let index = row(of: change.recognizer, change.view) else { return }
    if gestures[index].view == nil { gestures[index].view = change.view }
    if change.from == .possible, change.to != .possible { open(change.recognizer, at: time) }
    guard let place = gestures[index].bars.indices.last, gestures[index].bars[place].end == nil
    else { return }
    let turn = Turn(time: time, cause: change.cause)
    switch change.to {
    case .began: gestures[index].bars[place].began = turn
    case .ended where change.from == .possible:
      (gestures[index].bars[place].began, gestures[index].bars[place].end) = (turn, turn)
    case .ended, .cancelled, .failed: gestures[index].bars[place].end = turn
    case .possible where change.cause == .reset: gestures[index].bars[place].end = turn
    case .possible, .changed: return
    }
    gestures[index].bars[place].state = change.to
    revision += 1
  }
}
