/// Takes presses from their responders, by the same rules as touches.
@MainActor
struct PressTaking {
  let event: UIPressesEvent

  /// Takes the presses that a recognizer claims when it recognises.
  func takePresses(for recognizer: UIGestureRecognizer) {
    let claim = recognizer.claim
    let presses = recognizer.attempt.pressHistory.filter { claim.includes($0.delivery.stage) }
    take(presses)
    event.unhandled.subtract(presses)
  }

  /// Takes presses from their responders; cancels those that the responder has received.
  func take(_ presses: [UIPress]) {
    for index in presses.indices {
      // Evaluated again for each press, because callbacks may have ended it.
      switch DeliveryPlan.loss(of: index, among: presses.map(\.holding)) {
      case .nothing: break
      case .unnoticed: presses[index].leaveResponder()
      case .cancelled(let others): PressDelivery(event: event).cancel(others.map { presses[$0] })
      }
    }
  }
}

extension UIPress {
  /// The facts that matter when the press is taken.
  fileprivate final var holding: DeliveryPlan.Holding {
    DeliveryPlan.Holding(
      holder: state.responder.map(ObjectIdentifier.init),
      stage: delivery.stage
    )
  }

  /// Ends the press for its responder; recognizers may continue to receive it.
  final func leaveResponder() {
    isTaken = true
    delivery.stage = .over
    delivery.isWithheld = false
  }
}
