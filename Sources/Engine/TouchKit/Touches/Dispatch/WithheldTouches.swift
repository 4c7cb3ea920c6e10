/// Sends views the phases that recognizers no longer withhold.
@MainActor
struct WithheldTouches {
  let application: UIApplication

  /// Sends each view the phases of touches that it may receive now, as the delivery plan decides.
  func release(_ held: [UITouch]) {
    guard !held.isEmpty else { return }
    let event = application.touchesEvent
    // Added to the event again while views receive them late.
    let lifted = held.filter { !event.content.contains($0) }
    for touch in lifted { event.content.add(touch) }
    ViewDelivery(application: application).release(held)
    event.content.removeAll { touch in lifted.contains { $0 === touch } }
  }
}
