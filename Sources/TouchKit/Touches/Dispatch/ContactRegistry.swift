import PointerInput

/// The fingers that are down with their touches, and the event that holds these.
///
/// It only knows them: `TouchIntake` brings them up to date, `TouchRouter` sees to their end.
@MainActor
final class ContactRegistry {
  /// A finger that is down, and its touch, which the event keeps as long.
  private struct Contact {
    let id: ContactID
    let touch: UncountedReference<UITouch>
  }

  /// Holds the touches of the fingers that are down; the same object for the application's life.
  let event: UIEvent
  // Unchecked: read and written for each movement of a finger.
  @exclusivity(unchecked) private var contacts: [Contact] = []
  /// Touches that lifted before their views may know, until recognizers let them through.
  @exclusivity(unchecked) private(set) var lingering: [UITouch] = []

  init(event: UIEvent) { self.event = event }

  isolated deinit {
    for touch in deliverableTouches { touch.letGo() }
  }

  /// Whether no finger is down.
  var isEmpty: Bool { contacts.isEmpty }

  /// The touches of the fingers that are down, in order of arrival.
  var touches: [UITouch] { contacts.isEmpty ? [] : contacts.map(\.touch.object) }

  /// The touches of which views may still be told something: also those that have lifted.
  var deliverableTouches: [UITouch] { lingering + touches }

  /// The touch of a finger that is down.
  func touch(of id: ContactID) -> UITouch? { link(to: id)?.object }

  /// Leads to the touch of a finger that is down, as long as that is so.
  func link(to id: ContactID) -> UncountedReference<UITouch>? {
    var index = 0
    // Counted by hand: a loop over the places would keep the list meanwhile.
    while index < contacts.count {
      if contacts[index].id == id { return contacts[index].touch }
      index += 1
    }
    return nil
  }

  /// A finger came down.
  func add(_ touch: UITouch, of id: ContactID) {
    contacts.append(Contact(id: id, touch: UncountedReference(touch)))
    event.content.add(touch)
  }

  /// Does something with each finger that is down.
  func forEach(_ body: (ContactID, UITouch) -> Void) {
    for contact in contacts { body(contact.id, contact.touch.object) }
  }

  /// Forgets the fingers that lifted, and answers their touches; those lie in wait whose views are
  /// still to be told.
  func removeFinished() -> EndedTouches {
    let ended = ended
    ended.forEach { touch in
      touch.forgetItself()
      guard touch.delivery.isWithheld else { return }
      touch.delivery.hasEnded = true
      lingering.append(touch)
    }
    guard ended.count > 0 else { return ended }
    if ended.count == contacts.count {
      contacts.removeAll(keepingCapacity: true)
    } else {
      contacts.removeAll { $0.touch.ask(\.isOver) }
    }
    event.content.removeFinished()
    return ended
  }

  private var ended: EndedTouches {
    guard contacts.count == 1 else {
      return EndedTouches(touches.filter(\.isOver))
    }
    let isOver = contacts[0].touch.ask(\.isOver)
    return EndedTouches(isOver ? contacts[0].touch.object : nil)
  }

  /// Whether a view is still to be told of a touch.
  var isWithholding: Bool {
    guard lingering.isEmpty else { return true }
    for contact in contacts where contact.touch.ask(\.delivery.isWithheld) { return true }
    return false
  }

  /// The touches that lifted and whose views have not been told.
  var withheldAfterLift: [UITouch] { lingering.filter(\.delivery.isWithheld) }

  /// Forgets the touches that lifted and of which there is nothing left to tell.
  func removeReleased() {
    if !lingering.isEmpty { lingering.removeAll { $0.delivery.stage == .over } }
  }

  /// Takes recognizers that have come to a decision from those that clients see.
  func unlist(_ decided: [UIGestureRecognizer]) {
    guard !decided.isEmpty else { return }
    for contact in contacts { contact.touch.ask { $0.unlist(decided) } }
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
  @inline(__always)
  final var isOver: Bool { state.phase.isFinal }
}
