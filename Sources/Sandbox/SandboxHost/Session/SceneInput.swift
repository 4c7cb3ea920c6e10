import Foundation
import TouchInput

/// The input on its way to the scene: the scene's clock, the fingers, and the held keys.
struct SceneInput {
  /// The fingers that are down in the scene.
  var contacts = LiveContacts()
  /// The scene's time.
  var clock = SceneClock()
  /// The fingers that the mouse emulates.
  var fingers: MouseFingers
  /// The drag of the selected view, and the location of its press.
  var drag: HandleDrag?
  var press: CGPoint?
  /// The held keys that do not belong to the application.
  var keys: HeldKeys

  init(size: CGSize, keys: KeyTable) {
    (fingers, self.keys) = (MouseFingers(size: size), HeldKeys(table: keys))
  }

  /// Converts an event of the window to events of fingers, with at most one request.
  mutating func interpret(
    _ event: InputEvent
  ) -> (events: [InputEvent], request: PointerRequest?) {
    let outcome = fingers.interpret(event)
    return (contacts.admit(outcome.events), outcome.request)
  }

  /// Lifts all fingers; returns the events for it.
  mutating func takeFingers(at time: TimeInterval) -> [InputEvent] {
    fingers.release()
    return contacts.takeAll(at: time)
  }
}
