import Foundation
import TouchInput

extension InputEvent {
  /// A description of the event in one line: `contact began -1:0 100,80`.
  nonisolated var line: String {
    switch self {
    case .contact(let sample):
      "contact \(sample.phase.rawValue) \(sample.id.device):\(sample.id.finger) "
        + InputEvent.text(sample.location)
    case .hover(let location, _): "hover \(InputEvent.text(location))"
    case .wheel(let location, let deltaX, let deltaY, _):
      "wheel \(InputEvent.text(location)) by \(deltaX),\(deltaY)"
    case .key(let stroke):
      "key \(stroke.isDown ? "down" : "up") \(stroke.name)\(stroke.isRepeat ? " repeated" : "")"
    case .text(let text, _): "text \(text.debugDescription)"
    case .command(let command, _): "command \(command.rawValue)"
    case .window(let change, _): "window \(change)"
    }
  }

  nonisolated private static func text(_ point: CGPoint) -> String {
    "\(Double(point.x)),\(Double(point.y))"
  }
}
