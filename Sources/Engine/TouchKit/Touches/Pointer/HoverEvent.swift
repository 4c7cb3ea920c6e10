import Foundation

/// The pointer moving over the screen with no button down.
///
/// An application keeps one for its life. Its touch is in one of the region phases and is never told
/// to views, only to recognizers that follow the pointer.
final class HoverEvent: UIEvent {
  override var type: EventType { .hover }

  /// The touch that stands for the pointer; nil while the pointer is elsewhere.
  var touch: UITouch? { content.touches.first }
}
