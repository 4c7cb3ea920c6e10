import Foundation

/// The pointer's movement over the screen without a pressed button.
///
/// An application has one such event. Its touch is in a region phase. Views never receive it; only hover recognizers
/// do.
final class HoverEvent: UIEvent {
  override var type: EventType { .hover }

  /// The touch that represents the pointer; nil while the pointer is elsewhere.
  var touch: UITouch? { content.touches.first }
}
