/// Takes presses from their responders, as `DeliveryPlan` decides for touches.
@MainActor
struct PressTaking {
  let event: UIPressesEvent

  /// Takes what a recognizer claims that has just recognised.
  func takePresses(for recognizer: UIGestureRecognizer) {
    let claim = recognizer.claim
    let presses = recognizer.attempt.pressHistory.filter { claim.includes($0.delivery.stage) }
    take(presses)
    event.unhandled.subtract(presses)
  }

  /// Takes presses away from their responders, and cancels those that the responder has received.
  func take(_ presses: [UIPress]) {
    for index in presses.indices {
      // Asked for each one anew: callbacks may have ended it meanwhile.
      switch DeliveryPlan.loss(of: index, among: presses.map(\.holding)) {
      case .nothing: break
      case .unnoticed: presses[index].leaveResponder()
      case .cancelled(let others): PressDelivery(event: event).cancel(others.map { presses[$0] })
      }
    }
  }
}

extension UIPress {
  /// What matters about the press when it is taken.
  fileprivate final var holding: DeliveryPlan.Holding {
    DeliveryPlan.Holding(
      holder: state.responder.map(ObjectIdentifier.init),
      stage: delivery.stage
    )
  }

  /// Ends the press for its responder; recognizers may go on following it.
  final func leaveResponder() {
    isTaken = true
    delivery.stage = .over
    delivery.isWithheld = false
  }
}
