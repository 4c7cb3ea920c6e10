public import Foundation

/// An input event, before any receiver interprets it.
///
/// Every source of input (a window, a recording, a script, a test) uses this type, and the
/// engine receives nothing else. It contains only values: no view, no window handle, no platform type.
public enum InputEvent: Hashable, Codable, Sendable {
  /// A finger, or the mouse that represents one, touched, moved, lifted or was cancelled.
  case contact(ContactSample)

  /// The mouse moved without a pressed button, to a point in window points.
  case hover(location: CGPoint, timestamp: TimeInterval)

  /// The wheel turned by a number of lines; positive `deltaY` scrolls the content down.
  case wheel(location: CGPoint, deltaX: Double, deltaY: Double, timestamp: TimeInterval)

  /// A key went down or up.
  case key(KeyStroke)

  /// Text was entered through the platform's input method.
  case text(String, timestamp: TimeInterval)

  /// An event of the whole device, or of an accessory.
  case command(DeviceCommand, timestamp: TimeInterval)

  /// The window changed in a way that affects contacts or the picture.
  case window(WindowChange, timestamp: TimeInterval)

  /// The time, in seconds on the input clock.
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
