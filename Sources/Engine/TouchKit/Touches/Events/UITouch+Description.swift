import Foundation

extension UITouch.Phase {
  /// The name of the phase in a device's log.
  var logName: String {
    switch self {
    case .began: "Began"
    case .moved: "Moved"
    case .stationary: "Stationary"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .regionEntered: "Region Entered"
    case .regionMoved: "Region Moved"
    case .regionExited: "Region Exited"
    }
  }
}

extension UITouch {
  /// The touch on one line, in the format of a device's log (Seed 1 §1.2).
  final var logLine: String {
    let fields = [
      "<UITouch: \(DescriptionText.address(of: self))>",
      "phase: \(phase.logName)",
      "tap count: \(tapCount)",
      "force: \(String(format: "%.3f", Double(force)))",
      "window: \(window?.description ?? "(null)")",
      "view: \(view?.description ?? "(null)")",
      "location in window: \(DescriptionText.point(location(in: nil)))",
      "previous location in window: \(DescriptionText.point(previousLocation(in: nil)))",
      "location in view: \(DescriptionText.point(location(in: view)))",
      "previous location in view: \(DescriptionText.point(previousLocation(in: view)))",
    ]
    return fields.joined(separator: " ")
  }
}

extension UIEvent {
  /// The event and its touches, one per line, in the format of a device's log (Seed 1 §1.2).
  final var logText: String {
    let name = type == .touches ? "UITouchesEvent" : DescriptionText.className(of: self)
    let head = "<\(name): \(DescriptionText.address(of: self))>"
    let time = String(format: "%g", timestamp)
    let lines = content.touches.map { "    " + $0.logLine }.joined(separator: ",\n")
    return "\(head) timestamp: \(time) touches: {(\n\(lines)\n)}"
  }
}
