/// Sends responders the phases of presses that recognizers no longer withhold.
@MainActor
struct WithheldPresses {
  let event: UIPressesEvent

  /// Sends each responder the phases that it may receive now, as the delivery plan decides.
  func release() {
    guard !event.presses.isEmpty || !event.lingering.isEmpty else { return }
    // Recognizers may have taken them in the meantime.
    event.lingering.removeAll { !$0.delivery.isWithheld }
    let held = (event.lingering + event.presses).filter(\.delivery.isWithheld)
    guard !held.isEmpty else { return }
    // Added to the event again while responders receive them late.
    let lifted = event.lingering
    event.presses += lifted
    PressDelivery(event: event).release(held)
    event.unhandled.subtract(held)
    event.presses.removeAll { press in lifted.contains { $0 === press } }
    event.lingering.removeAll { !$0.delivery.isWithheld }
  }
}
