import TouchInput

/// The fingers that are down with their touches, and the event that contains these touches.
///
/// The registry only stores them. `TouchIntake` updates the touches, and `TouchRouter` ends them.
@MainActor
final class ContactRegistry {
  /// A finger that is down, and its touch.
  private struct Contact {
    let id: ContactID
    let touch: UITouch
  }

  /// The event with the touches of the fingers that are down; the same object for the application's life.
  let event: UIEvent
  private var contacts: [Contact] = []
  /// The touches that lifted while recognizers still withheld phases from their views.
  private(set) var lingering: [UITouch] = []

  init(event: UIEvent) { self.event = event }

  isolated deinit {
    for touch in deliverableTouches { touch.letGo() }
  }

  /// Whether no finger is down.
  var isEmpty: Bool { contacts.isEmpty }

  /// The touches of the fingers that are down, in order of arrival.
  var touches: [UITouch] { contacts.map(\.touch) }

  /// The touches whose views may still receive phases, including touches that have lifted.
  var deliverableTouches: [UITouch] { lingering + touches }

  /// Returns the touch of a finger that is down; nil if the finger is not down.
  func touch(of id: ContactID) -> UITouch? { contacts.first { $0.id == id }?.touch }

  /// Adds the touch of a finger that came down.
  func add(_ touch: UITouch, of id: ContactID) {
    contacts.append(Contact(id: id, touch: touch))
    event.content.add(touch)
  }

  /// Calls a closure with each finger that is down.
  func forEach(_ body: (ContactID, UITouch) -> Void) {
    for contact in contacts { body(contact.id, contact.touch) }
  }

  /// Removes the fingers that lifted and returns their touches.
  ///
  /// A touch whose view has not received every phase stays in the lingering touches.
  func removeFinished() -> [UITouch] {
    guard contacts.contains(where: { $0.touch.isOver }) else { return [] }
    let ended = contacts.filter { $0.touch.isOver }.map(\.touch)
    for touch in ended where touch.delivery.isWithheld {
      touch.delivery.hasEnded = true
      lingering.append(touch)
    }
    contacts.removeAll { $0.touch.isOver }
    event.content.removeAll(where: \.isOver)
    return ended
  }

  /// The touches whose views still have to receive phases.
  var withheldTouches: [UITouch] {
    withheldAfterLift + contacts.filter { $0.touch.delivery.isWithheld }.map(\.touch)
  }

  /// The touches that lifted before their views received every phase.
  var withheldAfterLift: [UITouch] { lingering.filter(\.delivery.isWithheld) }

  /// Removes the lifted touches whose views have received everything.
  func removeReleased() { lingering.removeAll { $0.delivery.stage == .over } }

  /// Removes recognizers that have decided from the lists that clients see.
  func unlist(_ decided: [UIGestureRecognizer]) {
    guard !decided.isEmpty else { return }
    for contact in contacts { contact.touch.unlist(decided) }
  }
}

extension UITouch {
  /// Removes recognizers that have decided from the list that clients see.
  ///
  /// The list may be long, but usually only one recognizer leaves it at a time.
  fileprivate final func unlist(_ decided: [UIGestureRecognizer]) {
    guard decided.count > 4 else {
      for recognizer in decided { listedRecognizers.removeOnly(recognizer) }
      return
    }
    listedRecognizers.removeAll(where: \.hasFinished)
  }

  /// Whether this is the touch's last event.
  final var isOver: Bool { state.phase.isFinal }
}
