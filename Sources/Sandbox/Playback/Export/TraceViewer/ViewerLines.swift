import TouchTrace
import Foundation

/// The events, line by line, with the responders of a chain on one line.
struct ViewerLines {
  private(set) var all: [ViewerStory.Line] = []
  /// The calls on the latest line; nil if it contains no calls.
  private var gathered: (phase: TouchSnapshot.Phase, touches: [Int])?

  private let transcript = Transcript(
    detail: [
      .assignments, .deliveries, .incidents, .gestureStates, .controlEvents, .tracking, .actions,
    ]
  )

  /// Adds an event.
  mutating func add(_ event: TraceEvent, at time: TimeInterval) {
    switch event {
    case .forwarded(let delivery, _): gather(delivery, time)
    case .perhapsForwarded(let delivery, let from):
      add("the code of \(from.name) may have called \(delivery.receiver.name)", time)
    case .gestureChanged(let change): add(change, time)
    case .taken(let touch, let view, let recognizer):
      add("f\(touch) taken from \(view.name)", time, "by \(recognizer.name)")
    case .cancelled(let touch, let cause): add("f\(touch) cancelled", time, cause.rawValue)
    default: for line in transcript.lines(for: event) { add(line, time) }
    }
  }

  private mutating func add(_ text: String, _ time: TimeInterval, _ reason: String = "") {
    gathered = nil
    all.append(ViewerStory.Line(time: time, text: text, reason: reason))
  }

  /// Adds a recognizer's change; a reset to possible is left out.
  private mutating func add(_ change: GestureTransition, _ time: TimeInterval) {
    let name = change.recognizer.name
    switch change.cause {
    case .reset: return
    case .moved where change.to == .changed: add("\(name) → changed", time)
    default:
      let text = change.from == change.to ? "\(name)" : "\(name) → \(change.to.rawValue)"
      add(text, time, change.cause.viewerText)
    }
  }

  /// Adds a call; calls along the chain share one line: `also called: root, controller`.
  private mutating func gather(_ delivery: TouchDelivery, _ time: TimeInterval) {
    let touches = delivery.touches.map(\.number)
    if let gathered, gathered == (delivery.phase, touches), all.last?.time == time {
      all[all.count - 1].text += ", \(delivery.receiver.name)"
      return
    }
    add("also called: \(delivery.receiver.name)", time)
    gathered = (delivery.phase, touches)
  }
}
