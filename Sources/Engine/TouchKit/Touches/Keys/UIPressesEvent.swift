/// The event with the keys that are down and their phases (Apple: UIPressesEvent).
///
/// An application has one such event and updates it for every key stroke.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses in the order in which they began.
  final var presses: [UIPress] = []
  /// The presses that ended while recognizers still withheld phases from their responders.
  final var lingering: [UIPress] = []
  /// The presses that every responder passed on to the end of the chain.
  final var unhandled: Set<UIPress> = []

  /// The event and its presses.
  nonisolated open override var description: String {
    MainActorWork.reply { pressText }
  }

  /// The kind of the event, presses.
  open override var type: EventType { .presses }

  /// The touches; always nil.
  open override var allTouches: Set<UITouch>? { nil }

  /// The presses of every key that is down or came up with this event.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// Returns the presses that a recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { press in gesture.attempt.presses.contains { $0 === press } })
  }

  nonisolated deinit {}
}
