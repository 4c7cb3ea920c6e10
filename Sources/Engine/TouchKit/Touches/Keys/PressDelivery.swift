import TouchTrace

/// The window's delivery of presses, first to recognizers and then to responders.
@MainActor
struct PressDelivery {
  let event: UIPressesEvent

  /// Delivers the presses of a window.
  func deliver(to window: UIWindow) {
    // A copy, because callbacks may send events of their own.
    let presses = event.presses.filter { $0.state.window === window }
    showRecognizers(presses)
    window.application?.settlement.settle()
    tell(presses) { $0.state.phase }
  }

  /// Sends responders the phases that recognizers no longer withhold.
  func release(_ presses: [UIPress]) {
    tell(presses) { _ in .stationary }
  }

  /// Sends a responder the cancellation of its presses.
  func cancel(_ presses: [UIPress]) {
    guard let responder = presses.first?.state.responder else { return }
    call(.cancelled, responder, presses)
    for press in presses { press.leaveResponder() }
  }

  // MARK: - Recognizers

  /// Calls each recognizer once per phase, with its presses in that phase.
  private func showRecognizers(_ presses: [UIPress]) {
    var served: [UIGestureRecognizer] = []
    for recognizer in presses.flatMap(\.watchers)
    where !served.contains(where: { $0 === recognizer }) {
      served.append(recognizer)
      for phase in UIPress.Phase.told { deliver(to: recognizer, presses, in: phase) }
    }
  }

  private func deliver(
    to recognizer: UIGestureRecognizer,
    _ presses: [UIPress],
    in phase: UIPress.Phase
  ) {
    // Excludes presses that the recognizer has dropped during a callback.
    let mine = recognizer.attempt.presses.filter { press in
      press.state.phase == phase && presses.contains { $0 === press }
    }
    guard !mine.isEmpty else { return }
    // Client code that was asked about new presses may have finished it.
    guard !recognizer.machine.isFinished else {
      if phase == .began { mine.forEach(recognizer.drop) }
      return
    }
    let call = ChainCall.presses(phase, Set(mine), event)
    call.traceCall(in: call.trace, of: recognizer.snapshot())
    recognizer.receive(phase, Set(mine), event)
  }

  // MARK: - Responders

  /// Calls each responder at most once per phase, with its presses in that phase.
  private func tell(_ presses: [UIPress], phaseOf phase: (UIPress) -> UIPress.Phase) {
    forEachResponder(of: presses) { responder, mine in
      let plans = mine.map { ($0, phases(of: $0, in: phase($0))) }
      for phase in UIPress.Phase.told {
        let chosen = plans.filter { $0.1.contains(phase) && !$0.0.isTaken }
        if !chosen.isEmpty { call(phase, responder, chosen.map(\.0)) }
      }
    }
  }

  private func forEachResponder(of presses: [UIPress], _ body: (UIResponder, [UIPress]) -> Void) {
    var served: [UIResponder] = []
    for press in presses {
      guard let responder = press.state.responder, !served.contains(where: { $0 === responder })
      else { continue }
      served.append(responder)
      body(responder, presses.filter { $0.state.responder === responder })
    }
  }

  /// Returns the phases of a press that the responder receives now.
  ///
  /// With recognizers, the rules of touches apply. Otherwise it is the event's phase, each time the event is sent.
  private func phases(of press: UIPress, in phase: UIPress.Phase) -> [UIPress.Phase] {
    if press.watchers.isEmpty, !press.delivery.isWithheld { return press.isTaken ? [] : [phase] }
    let plan = DeliveryPlan(
      delivery: press.delivery,
      phase: UITouch.Phase(phase),
      location: press.delivery.downLocation,
      demands: DeliveryPlan.Demands(of: press.watchers)
    )
    switch plan.outcome {
    case .tell(let phases, let rest):
      press.delivery.isWithheld = rest != nil
      return phases.inOrder.map(UIPress.Phase.init)
    case .drop:
      press.leaveResponder()
      return []
    }
  }

  /// Calls a responder with presses in a phase, even if it receives that phase late.
  private func call(_ phase: UIPress.Phase, _ responder: UIResponder, _ presses: [UIPress]) {
    let present = presses.map(\.state.phase)
    for press in presses {
      press.delivery.stage = phase == .ended || phase == .cancelled ? .over : .seen
      if press.delivery.stage == .over { press.delivery.isWithheld = false }
      press.state.phase = phase
    }
    ChainCall.presses(phase, Set(presses), event).begin(at: responder)
    for (press, phase) in zip(presses, present) { press.state.phase = phase }
  }
}

extension UIPress.Phase {
  /// The phases that have a method of their own.
  fileprivate static let told = [Self.began, .changed, .ended, .cancelled]

  /// Creates the phase of a press from the phase of a touch.
  fileprivate init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: self = .stationary
    }
  }
}

extension UITouch.Phase {
  /// Creates the phase of a touch from the phase of a press.
  fileprivate init(_ phase: UIPress.Phase) {
    switch phase {
    case .began: self = .began
    case .changed: self = .moved
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
