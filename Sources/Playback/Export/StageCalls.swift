import DispatchTracing
import Foundation
import Geometry
import PointerInput
import TouchKit

/// The calls of a test stage that do what a recording did, to be made or to be written down.
struct StageCalls {
  /// What a finger, by its number, does within one event.
  struct FingerAction {
    var finger: Int
    var phase: ContactSample.Phase
    var point: CGPoint
  }

  private enum Call {
    case advance(TimeInterval)
    case fingers([FingerAction])
    case event(InputEvent)
  }

  /// What the transcript of a test tells.
  static let detail: Transcript.Detail = [
    .assignments, .deliveries, .gestureActions, .controlEvents,
  ]
  /// The same in Swift.
  static let detailText = "[.assignments, .deliveries, .gestureActions, .controlEvents]"

  private var calls: [Call] = []
  private var fingerCount = 0

  private var fingers: [ContactID: Int] = [:]

  /// Puts the calls together; times count from the recording's beginning.
  init(_ recording: InputRecording) {
    var contacts = ContactTable()
    let start = recording.header.startTime
    var now = 0.0
    for frame in recording.frames {
      for batch in InputBatcher().batches(from: contacts.admit(frame.events)) {
        advance(to: batch.timestamp - start, from: &now)
        switch batch {
        case .event(let event): calls.append(.event(event))
        case .contacts(let changes): calls.append(.fingers(changes.map { action($0.sample) }))
        }
      }
      advance(to: frame.time - start, from: &now)
    }
    joinWaits()
  }

  private mutating func advance(to time: TimeInterval, from now: inout TimeInterval) {
    let moment = max(now, time)
    if moment > now { calls.append(.advance(moment)) }
    now = moment
  }

  private mutating func action(_ sample: ContactSample) -> FingerAction {
    if sample.phase == .began {
      fingerCount += 1
      fingers[sample.id] = fingerCount
    }
    return FingerAction(
      finger: fingers[sample.id] ?? 0,
      phase: sample.phase,
      point: sample.location
    )
  }

  /// Idle frames one after the other are one wait.
  private mutating func joinWaits() {
    calls = calls.enumerated().filter { index, call in
      guard case .advance = call, index + 1 < calls.count, case .advance = calls[index + 1] else {
        return true
      }
      return false
    }.map(\.element)
  }

  /// Makes the calls.
  func perform(on stage: StageRehearsal) {
    for call in calls {
      switch call {
      case .advance(let time): stage.advance(to: time)
      case .event(let event): stage.application.send(.event(event.moved(to: stage.time)))
      case .fingers(let actions): stage.perform(actions)
      }
    }
  }

  /// The calls in Swift, a line each.
  var lines: [String] {
    var lines = (1...max(1, fingerCount)).filter { $0 <= fingerCount }
      .map { "let f\($0) = stage.makeFinger()" }
    for call in calls {
      switch call {
      case .advance(let time): lines.append("stage.advance(to: \(SwiftTest.number(time)))")
      case .event(let event): lines.append(event.stageCall)
      case .fingers(let changes):
        let actions = changes.map { change in
          let point =
            "CGPoint(x: \(SwiftTest.number(change.point.x)), y: \(SwiftTest.number(change.point.y)))"
          return switch change.phase {
          case .began: ".down(f\(change.finger), \(point))"
          case .moved: ".move(f\(change.finger), \(point))"
          case .ended: ".up(f\(change.finger), \(point))"
          case .cancelled: ".cancel(f\(change.finger))"
          }
        }
        if actions.count == 1 {
          lines.append("stage.perform([\(actions[0])])")
        } else {
          lines += ["stage.perform(["] + actions.map { "  \($0)," } + ["])"]
        }
      }
    }
    return lines
  }
}

extension InputEvent {
  /// The same event at another moment.
  fileprivate func moved(to time: TimeInterval) -> InputEvent {
    switch self {
    case .contact(var sample):
      sample.timestamp = time
      return .contact(sample)
    case .hover(let location, _): return .hover(location: location, timestamp: time)
    case .wheel(let location, let x, let y, _):
      return .wheel(location: location, deltaX: x, deltaY: y, timestamp: time)
    case .key(var stroke):
      stroke.timestamp = time
      return .key(stroke)
    case .text(let text, _): return .text(text, timestamp: time)
    case .command(let command, _): return .command(command, timestamp: time)
    case .window(let change, _): return .window(change, timestamp: time)
    }
  }

  /// The call of a stage that sends the event now.
  fileprivate var stageCall: String {
    func place(_ point: CGPoint) -> String {
      "CGPoint(x: \(SwiftTest.number(point.x)), y: \(SwiftTest.number(point.y)))"
    }
    func send(_ event: String) -> String { "stage.application.send(.event(\(event)))" }
    let now = "timestamp: stage.time"
    return switch self {
    case .contact: ""
    case .hover(let location, _): send(".hover(location: \(place(location)), \(now))")
    case .wheel(let location, let x, let y, _):
      send(
        ".wheel(location: \(place(location)), deltaX: \(SwiftTest.number(x)), "
          + "deltaY: \(SwiftTest.number(y)), \(now))"
      )
    case .key(let stroke):
      send(
        ".key(.init(usage: \(stroke.usage), name: \(SwiftTest.literal(stroke.name)), "
          + "modifiers: .init(rawValue: \(stroke.modifiers.rawValue)), isDown: \(stroke.isDown), "
          + "isRepeat: \(stroke.isRepeat), \(now)))"
      )
    case .text(let text, _): send(".text(\(SwiftTest.literal(text)), \(now))")
    case .command(let command, _): send(".command(.\(command.rawValue), \(now))")
    case .window(let change, _): send(".window(\(change.code), \(now))")
    }
  }
}

extension WindowChange {
  /// The change in Swift.
  fileprivate var code: String {
    switch self {
    case .resized(let size):
      ".resized(CGSize(width: \(SwiftTest.number(size.width)), "
        + "height: \(SwiftTest.number(size.height))))"
    case .deviceLost(let device): ".deviceLost(\(device))"
    default: ".\(self)"
    }
  }
}
