/// Tells views what recognizers kept from them and no longer do.
@MainActor
struct WithheldTouches {
  let application: UIApplication

  /// Tells each view what it may learn now of some touches, as `DeliveryPlan` decides.
  func release(_ held: [UITouch]) {
    guard !held.isEmpty else { return }
    let event = application.touchesEvent
    // Part of the event again while views learn of them late.
    let lifted = held.filter { !event.content.contains($0) }
    for touch in lifted { event.content.add(touch) }
    ViewDelivery(application: application).release(held)
    event.content.removeAll { touch in lifted.contains { $0 === touch } }
  }
}
