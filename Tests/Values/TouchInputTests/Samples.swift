import Foundation
import TouchInput

/// Returns the finger with a number, on a touch screen.
func finger(_ number: Int64, device: Int64 = 7) -> ContactID {
  ContactID(device: device, finger: number)
}

extension InputEvent {
  /// Returns an event of a finger on the touch screen, at a place on the diagonal.
  static func touch(
    _ number: Int64,
    _ phase: ContactSample.Phase,
    at place: Double = 0,
    time: TimeInterval = 0
  ) -> InputEvent {
    .contact(
      ContactSample(
        id: finger(number),
        phase: phase,
        location: CGPoint(x: place, y: place),
        timestamp: time
      )
    )
  }

  /// Returns an event of a key going down.
  static func press(_ name: String, time: TimeInterval = 0) -> InputEvent {
    .key(KeyStroke(usage: 0, name: name, isDown: true, timestamp: time))
  }
}

extension InputEvent {
  /// The event in one or two words: `f1 began`, `key a`, `hover`.
  var brief: String {
    switch self {
    case .contact(let sample): sample.brief
    case .hover: "hover"
    case .wheel: "wheel"
    case .key(let stroke): "key \(stroke.name)"
    case .text(let text, _): "text \(text)"
    case .command(let command, _): "command \(command.rawValue)"
    case .window(let change, _): "window \(change)"
    }
  }
}

extension ContactSample {
  /// The sample in two words: `f1 began`.
  var brief: String { "\(id == .mouse ? "mouse" : "f\(id.finger)") \(phase)" }
}

extension InputBatch {
  /// The batch on one line: `f1 moved +2, f2 ended`, where `+2` counts the merged motions.
  var brief: String {
    switch self {
    case .event(let event): event.brief
    case .contacts(let changes):
      changes.map { change in
        change.sample.brief + (change.merged.isEmpty ? "" : " +\(change.merged.count)")
      }.joined(separator: ", ")
    }
  }
}
