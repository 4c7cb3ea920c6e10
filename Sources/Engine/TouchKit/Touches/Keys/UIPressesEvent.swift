/// The keys that are down, and what became of them (Apple: UIPressesEvent).
///
/// An application keeps one for its life and updates it for every key stroke.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// In the order in which they went down.
  final var presses: [UIPress] = []
  /// Presses that ended before their responders may know, until recognizers let them through.
  final var lingering: [UIPress] = []
  /// The presses that every responder passed on to the end of the chain.
  final var unhandled: Set<UIPress> = []

  /// The event and its presses.
  nonisolated open override var description: String {
    MainActorWork.reply { pressText }
  }

  /// Presses.
  open override var type: EventType { .presses }

  /// No touches.
  open override var allTouches: Set<UITouch>? { nil }

  /// Every key that is down, or came up with this event.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// The presses that a recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { press in gesture.attempt.presses.contains { $0 === press } })
  }

  nonisolated deinit {}
}
