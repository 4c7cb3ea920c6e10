import Foundation

extension UIPress.Phase {
  /// The name of the phase in a log.
  var logName: String {
    switch self {
    case .began: "Began"
    case .changed: "Changed"
    case .stationary: "Stationary"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    }
  }
}

extension UIPress {
  /// The press on one line, in the format of a touch (our choice).
  final var logLine: String {
    let fields = [
      "<UIPress: \(DescriptionText.address(of: self))>",
      "phase: \(phase.logName)",
      "type: \(type.rawValue)",
      "force: \(String(format: "%.3f", Double(force)))",
      "key: \(state.key.description)",
      "window: \(window?.description ?? "(null)")",
      "responder: \(responder?.description ?? "(null)")",
    ]
    return fields.joined(separator: " ")
  }
}

extension UIPressesEvent {
  /// The event and its presses, one per line, in the format of a touch event (our choice).
  final var pressText: String {
    let head = "<UIPressesEvent: \(DescriptionText.address(of: self))>"
    let lines = presses.map { "    " + $0.logLine }.joined(separator: ",\n")
    return "\(head) timestamp: \(String(format: "%g", timestamp)) presses: {(\n\(lines)\n)}"
  }
}
