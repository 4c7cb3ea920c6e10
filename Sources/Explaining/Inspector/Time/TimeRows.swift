public import TouchTrace
public import Foundation

/// What a time line shows of what happened: a row for each finger and for each recognizer.
///
/// All times are seconds on the input clock.
public final class TimeRows: TraceSink {
  /// A finger, from when it came down until it was lifted or taken away.
  public struct FingerBar: Hashable, Sendable {
    /// The touch's number.
    public let number: Int
    /// The row in which it stands: fingers that are down together have different ones.
    public let lane: Int
    /// When it came down.
    public let start: TimeInterval
    /// When it was over; nil while it is down.
    public internal(set) var end: TimeInterval?
    /// The view that its hit-test found.
    public internal(set) var view: NodeSnapshot?
    /// When its view lost it before it was over, and why.
    public internal(set) var loss: Loss?
    /// How many taps in a row it belongs to.
    public internal(set) var tapCount = 1
    /// Where it is in its life.
    public internal(set) var phase = TouchSnapshot.Phase.began
    /// Whether it went up elsewhere than where it came down, by more than a tap may move.
    public internal(set) var isDrag = false
    /// Where it came down, in points of the screen.
    let origin: CGPoint
  }

  /// That a view lost a touch.
  public struct Loss: Hashable, Sendable {
    /// When.
    public let time: TimeInterval
    /// The recognizer that took it, if one did.
    public let taker: NodeSnapshot?
    /// Why it was taken away, if no recognizer did.
    public let cause: CancellationCause?
  }

  /// A change of a recognizer's state.
  public struct Turn: Hashable, Sendable {
    /// When.
    public let time: TimeInterval
    /// Why.
    public let cause: GestureCause
  }

  /// A recognizer, from when it saw a touch until it was ready for the next.
  public struct GestureBar: Hashable, Sendable {
    /// When it saw the first touch.
    public let start: TimeInterval
    /// When it began or recognised, and why; nil if it did not.
    public internal(set) var began: Turn?
    /// When it was over, and why; nil while it goes on.
    public internal(set) var end: Turn?
    /// The state it is in, or was in at the end.
    public internal(set) var state = GestureTransition.State.possible
  }

  /// The row of a recognizer.
  public struct GestureRow: Hashable, Sendable {
    /// The recognizer.
    public let recognizer: NodeSnapshot
    /// The view to which it is attached.
    public internal(set) var view: NodeSnapshot?
    /// What it did, the oldest first.
    public internal(set) var bars: [GestureBar] = []
  }

  /// A stretch in which something happened.
  public struct Stretch: Hashable, Sendable {
    /// When it began.
    public var start: TimeInterval
    /// When the last thing in it happened.
    public var end: TimeInterval
  }

  /// The fingers in the order in which they came down.
  public private(set) var fingers: [FingerBar] = []
  /// The recognizers in the order in which they saw a touch.
  public private(set) var gestures: [GestureRow] = []
  /// When something happened; what lies between is idle.
  public private(set) var stretches: [Stretch] = []
  /// When the newest record was written.
  public private(set) var latest: TimeInterval = 0
  /// Counts up with every change.
  public private(set) var revision = 0
  /// How many rows of fingers there are.
  public private(set) var laneCount = 0

  private var live: [Int: Int] = [:]
  private var places: [NodeID: Int] = [:]

  /// The most fingers that are kept, the newest of all; a time line could not show more apart.
  public static let mostFingers = 20_000
  /// The most acts of a recognizer that are kept.
  private static let mostActs = 1_500
  /// More rows have no room.
  static let maximumRows = 64
  /// More fingers at once share the last row.
  static let maximumLanes = 10
  /// How far a tap may move, in points: as far as a pan needs to begin.
  static let tapReach: CGFloat = 10
  /// Longer than this without news is idle, in seconds.
  public static let idle: TimeInterval = 1

  /// Creates rows of a run in which nothing has happened.
  public init() {}

  /// Takes note of one record.
  public func record(_ record: TraceRecord) {
    latest = max(latest, record.time)
    switch record.event {
    case .sent(let node, let touches) where node.kind == .application:
      for touch in touches { follow(touch, at: record.time) }
    case .assigned(let assignment):
      begin(assignment.touch, at: record.time)
      change(assignment.touch.number) { $0.view = assignment.hitTestView }
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

  /// The stretches in which something happened up to a moment; a finger that is down then is no idle
  /// time, also if it rests.
  public func stretches(until time: TimeInterval) -> [Stretch] {
    let held = live.values.map { fingers[$0].start }.min()
    return stretches + (held.map { [Stretch(start: $0, end: time)] } ?? [])
  }

  /// Forgets everything, as when a scene begins; what was recorded before is no part of it.
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
    // The view is told before the event that brings the touch.
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

  /// Takes note of a phase; most are no news, and nothing is copied to find that out.
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
