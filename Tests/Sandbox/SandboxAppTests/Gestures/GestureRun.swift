import CairoRenderer
import Foundation
import SandboxScenes
import TouchInput
import TouchKit
import TouchTrace

@testable import Inspector
@testable import SandboxApp
@testable import SandboxHost

/// One gesture as a recording, played as `play` does, with its trace.
@MainActor
struct GestureRun {
  /// The time of the first contact and of the last lift.
  let span: ClosedRange<TimeInterval>
  private let records: [TraceRecord]
  private let keys: [NodeID: String]
  private let parents: [String: String]

  /// Starts the scene again and plays a gesture in frames of an ordinary screen.
  init(_ gesture: TriedGesture, at point: CGPoint, in scene: SandboxScene, size: CGSize) {
    let steps = gesture.steps(at: point, from: 0)
    let end = steps[steps.count - 1].time
    span = steps[0].time...end
    let events = steps.flatMap { step in step.contacts.map(InputEvent.contact) }
    let log = TraceLog()
    let player = Player(
      InputRecording(
        header: RecordingHeader(scene: "set.json", size: size),
        frames: Self.frames(of: events, until: end + TriedGesture.settling)
      ),
      of: { scene.start(on: $0, at: $1) },
      measuring: CairoRenderer(),
      listener: log
    )
    player.passFirstFrame()
    (keys, parents) = Self.keys(of: player.run.application.treeSnapshot())
    player.play()
    records = log.records
  }

  /// Returns frames at 60 per second, including those without events.
  private static func frames(of events: [InputEvent], until end: TimeInterval) -> [RecordedFrame] {
    var frames: [RecordedFrame] = []
    var rest = events[...]
    while frames.count < Int(end / FramePeriod.seconds) {
      let time = Double(frames.count + 1) * FramePeriod.seconds
      let due = rest.prefix { $0.timestamp < time }
      rest = rest.dropFirst(due.count)
      frames.append(RecordedFrame(events: Array(due), time: time))
    }
    return frames
  }

  /// Returns names of views and recognizers that are the same at each start of a scene.
  static func keys(of tree: TreeSnapshot) -> ([NodeID: String], parents: [String: String]) {
    var keys: [NodeID: String] = [:]
    var parents: [String: String] = [:]
    for (index, view) in tree.views.enumerated() {
      keys[view.node.id] = "\(index)"
      let path = tree.path(to: index)
      if path.count > 1 { parents["\(index)"] = "\(path[path.count - 2])" }
      for (number, recognizer) in view.recognizers.enumerated() {
        keys[recognizer.node.id] = "\(index)#\(number)"
      }
    }
    return (keys, parents)
  }

  private func isInside(_ key: String?, _ other: String) -> Bool {
    var next = key
    while let key = next {
      if key == other { return true }
      next = parents[key]
    }
    return false
  }

  // MARK: - Results

  /// The outcome of the gesture for a recognizer, a control or a view.
  struct Result: Equatable {
    var outcome = GestureCell.Outcome.noTouch
    var count = 0
    /// The time of the first action; nil if there was none.
    var time: TimeInterval?
    /// The time at which the touch arrived; nil if it did not.
    var arrival: TimeInterval?
  }

  /// Returns the outcome of the gesture for a recognizer.
  func recognizer(_ key: String) -> Result {
    var result = Result()
    var (isUnderWay, hasFailed, isCancelled) = (false, false, false)
    for record in records {
      switch record.event {
      case .recognizerCalled(let call) where keys[call.receiver.id] == key:
        result.arrival = result.arrival ?? record.time
      case .gestureActed(let node, let state) where keys[node.id] == key:
        if state == .began || state == .ended && !isUnderWay {
          result.count += 1
          result.time = result.time ?? record.time
        }
        isUnderWay = state == .began || state == .changed
      case .gestureChanged(let change) where keys[change.recognizer.id] == key:
        hasFailed = hasFailed || change.to == .failed
        isCancelled = isCancelled || change.to == .cancelled
      default: break
      }
    }
    result.outcome =
      isCancelled
      ? .cancelled
      : result.time != nil ? .acts : hasFailed ? .fails : result.arrival == nil ? .noTouch : .waits
    return result
  }

  /// Returns the outcome of the gesture for a view that handles touches itself.
  func view(_ key: String) -> Result {
    var result = Result()
    var isCancelled = false
    for record in records {
      switch record.event {
      case .delivered(let call) where keys[call.receiver.id] == key,
        .forwarded(let call, _) where keys[call.receiver.id] == key:
        if call.phase == .began { result.arrival = result.arrival ?? record.time }
        if call.phase == .ended {
          result.count += 1
          result.time = result.time ?? record.time
        }
        isCancelled = isCancelled || call.phase == .cancelled && result.time == nil
      case .taken(_, let view, _) where isInside(keys[view.id], key):
        isCancelled = isCancelled || result.time == nil
      default: break
      }
    }
    result.outcome =
      result.time != nil
      ? .acts
      : isCancelled ? .cancelled : result.arrival == nil ? .noTouch : .fails
    return result
  }

  /// Returns the outcome of the gesture for a control.
  ///
  /// It acts with its own events, or with any that is handled.
  func control(_ key: String) -> Result {
    var result = view(key)
    let lift = result.time
    (result.time, result.count) = (nil, 0)
    var (handled, isCancelled) = ([TimeInterval](), false)
    for record in records {
      switch record.event {
      case .controlEvents(let events) where keys[events.control.id] == key:
        let isWork = !Self.work.isDisjoint(with: events.names)
        guard isWork || events.handlers > 0 && !events.names.contains("touchCancel") else { break }
        if isWork { result.time = result.time ?? record.time }
        if isWork || !isCancelled { handled.append(record.time) }
      case .taken(_, let view, _) where isInside(keys[view.id], key):
        if result.time == nil { (isCancelled, handled) = (true, []) }
      case .delivered(let call) where keys[call.receiver.id] == key && call.phase == .cancelled:
        if result.time == nil { (isCancelled, handled) = (true, []) }
      default: break
      }
    }
    result.count = handled.count
    result.time = result.time ?? handled.first
    result.outcome =
      result.time != nil
      ? .acts
      : isCancelled ? .cancelled : result.arrival == nil && lift == nil ? .noTouch : .fails
    return result
  }

  private static let work: Set<String> = [
    "touchUpInside", "valueChanged", "primaryActionTriggered",
  ]
}
