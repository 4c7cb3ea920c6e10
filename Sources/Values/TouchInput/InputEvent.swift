public import Foundation

/// One thing that came in from outside, before any receiver decided what it means.
///
/// Every source of input (a window, a recording, a script, a test) speaks this vocabulary, and the
/// engine receives nothing else. Values only: no view, no window handle, no platform type.
public enum InputEvent: Hashable, Codable, Sendable {
  /// A finger, or the mouse standing in for one, touched, moved, lifted or was taken away.
  case contact(ContactSample)

  /// The mouse moved with no button down, to a point in window points.
  case hover(location: CGPoint, timestamp: TimeInterval)

  /// The wheel turned by a number of lines; positive `deltaY` scrolls the content down.
  case wheel(location: CGPoint, deltaX: Double, deltaY: Double, timestamp: TimeInterval)

  /// A key went down or up.
  case key(KeyStroke)

  /// Text was entered through the platform's input method.
  case text(String, timestamp: TimeInterval)

  /// Something was done to the device as a whole, or said by an accessory.
  case command(DeviceCommand, timestamp: TimeInterval)

  /// The window changed in a way that matters to contacts or to the picture.
  case window(WindowChange, timestamp: TimeInterval)

  /// When it happened, in seconds on the input clock.
  public var timestamp: TimeInterval {
    switch self {
    case .contact(let sample): sample.timestamp
    case .hover(_, let timestamp): timestamp
    case .wheel(_, _, _, let timestamp): timestamp
    case .key(let stroke): stroke.timestamp
    case .text(_, let timestamp): timestamp
    case .command(_, let timestamp): timestamp
    case .window(_, let timestamp): timestamp
    }
  }
}
