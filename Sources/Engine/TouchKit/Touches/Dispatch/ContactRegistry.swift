import TouchInput

/// The fingers that are down with their touches, and the event that holds these.
///
/// It only knows them: `TouchIntake` brings them up to date, `TouchRouter` sees to their end.
@MainActor
final class ContactRegistry {
  /// A finger that is down, and its touch.
  private struct Contact {
    let id: ContactID
    let touch: UITouch
  }

  /// Holds the touches of the fingers that are down; the same object for the application's life.
  let event: UIEvent
  private var contacts: [Contact] = []
  /// Touches that lifted before their views may know, until recognizers let them through.
  private(set) var lingering: [UITouch] = []

  init(event: UIEvent) { self.event = event }

  isolated deinit {
    for touch in deliverableTouches { touch.letGo() }
  }

  /// Whether no finger is down.
  var isEmpty: Bool { contacts.isEmpty }

  /// The touches of the fingers that are down, in order of arrival.
  var touches: [UITouch] { contacts.map(\.touch) }

  /// The touches of which views may still be told something: also those that have lifted.
  var deliverableTouches: [UITouch] { lingering + touches }

  /// The touch of a finger that is down.
  func touch(of id: ContactID) -> UITouch? { contacts.first { $0.id == id }?.touch }

  /// A finger came down.
  func add(_ touch: UITouch, of id: ContactID) {
    contacts.append(Contact(id: id, touch: touch))
    event.content.add(touch)
  }

  /// Does something with each finger that is down.
  func forEach(_ body: (ContactID, UITouch) -> Void) {
    for contact in contacts { body(contact.id, contact.touch) }
  }

  /// Removes the fingers that lifted and returns their touches; touches whose views have not
  /// received everything linger.
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

  /// The touches of which views are still to receive something.
  var withheldTouches: [UITouch] {
    withheldAfterLift + contacts.filter { $0.touch.delivery.isWithheld }.map(\.touch)
  }

  /// The touches that lifted and whose views have not been told.
  var withheldAfterLift: [UITouch] { lingering.filter(\.delivery.isWithheld) }

  /// Forgets the touches that lifted and of which there is nothing left to tell.
  func removeReleased() { lingering.removeAll { $0.delivery.stage == .over } }

  /// Takes recognizers that have come to a decision from those that clients see.
  func unlist(_ decided: [UIGestureRecognizer]) {
    guard !decided.isEmpty else { return }
    for contact in contacts { contact.touch.unlist(decided) }
  }
}

extension UITouch {
  /// Takes those that have come to a decision from the recognizers that clients see.
  ///
  /// Of a list that may be long, hardly more than one goes at a time.
  fileprivate final func unlist(_ decided: [UIGestureRecognizer]) {
    guard decided.count > 4 else {
      for recognizer in decided { listedRecognizers.removeOnly(recognizer) }
      return
    }
    listedRecognizers.removeAll(where: \.hasFinished)
  }

  /// Whether this event is the touch's last.
  final var isOver: Bool { state.phase.isFinal }
}
