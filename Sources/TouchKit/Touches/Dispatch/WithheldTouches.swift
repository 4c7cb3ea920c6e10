/// Tells views what recognizers kept from them and no longer do.
@MainActor
struct WithheldTouches {
  let application: UIApplication
  let contacts: ContactRegistry

  /// Tells each view what it may learn now, as `DeliveryPlan` decides.
  func release() {
    let held = contacts.deliverableTouches.filter(\.delivery.isWithheld)
    guard !held.isEmpty else { return }
    let event = contacts.event
    event.including(held) {
      ViewDelivery(application: application, event: event).release(held)
    }
  }
}

extension UIEvent {
  /// Has touches that lifted before be part of the event while something is done.
  final func including(_ touches: [UITouch], _ work: () -> Void) {
    let lifted = touches.filter { !content.contains($0) }
    for touch in lifted { content.add(touch) }
    work()
    content.removeAll { touch in lifted.contains { $0 === touch } }
  }
}
