import Foundation
import TouchInput

/// The input on its way to the scene: the scene's clock, the fingers, and the keys that are held.
struct SceneInput {
  /// The fingers that are down in the scene.
  var contacts = LiveContacts()
  /// The scene's time.
  var clock = SceneClock()
  /// The fingers that the mouse stands for.
  var fingers: MouseFingers
  /// The drag of the selected view, and where the button went down for it.
  var drag: HandleDrag?
  var press: CGPoint?
  /// The keys that are held and are not the application's.
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

  /// Lifts all fingers; returns the events that say so.
  mutating func takeFingers(at time: TimeInterval) -> [InputEvent] {
    fingers.release()
    return contacts.takeAll(at: time)
  }
}
