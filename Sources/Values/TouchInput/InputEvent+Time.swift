public import Foundation

extension InputEvent {
  /// Returns the same event at another time, in seconds on the input clock.
  public func stamped(_ time: TimeInterval) -> InputEvent {
    guard time != timestamp else { return self }
    switch self {
    case .contact(var sample):
      sample.timestamp = time
      return .contact(sample)
    case .hover(let location, _): return .hover(location: location, timestamp: time)
    case .wheel(let location, let deltaX, let deltaY, _):
      return .wheel(location: location, deltaX: deltaX, deltaY: deltaY, timestamp: time)
    case .key(var stroke):
      stroke.timestamp = time
      return .key(stroke)
    case .text(let text, _): return .text(text, timestamp: time)
    case .command(let command, _): return .command(command, timestamp: time)
    case .window(let change, _): return .window(change, timestamp: time)
    }
  }
}
