/// Tells responders what recognizers kept from them of presses and no longer do.
@MainActor
struct WithheldPresses {
  let event: UIPressesEvent

  /// Tells each responder what it may learn now, as `DeliveryPlan` decides.
  func release() {
    guard !event.presses.isEmpty || !event.lingering.isEmpty else { return }
    // Recognizers may have taken them meanwhile.
    event.lingering.removeAll { !$0.delivery.isWithheld }
    let held = (event.lingering + event.presses).filter(\.delivery.isWithheld)
    guard !held.isEmpty else { return }
    // Part of the event again while responders learn of them late.
    let lifted = event.lingering
    event.presses += lifted
    PressDelivery(event: event).release(held)
    event.unhandled.subtract(held)
    event.presses.removeAll { press in lifted.contains { $0 === press } }
    event.lingering.removeAll { !$0.delivery.isWithheld }
  }
}
