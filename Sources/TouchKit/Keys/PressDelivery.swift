import DispatchTracing

/// The window's part in presses: calls the press methods of the responders they are bound to.
@MainActor
struct PressDelivery {
  let window: UIWindow
  let event: UIPressesEvent

  /// Calls each responder at most once for each phase, with its presses in that phase.
  func deliver() {
    // A copy: callbacks may send events of their own.
    let presses = event.presses.filter { $0.state.window === window }
    var served: [UIResponder] = []
    for press in presses {
      guard let responder = press.state.responder, !served.contains(where: { $0 === responder })
      else { continue }
      served.append(responder)
      deliver(presses.filter { $0.state.responder === responder }, to: responder)
    }
  }

  private func deliver(_ presses: [UIPress], to responder: UIResponder) {
    let phases = presses.map(\.state.phase)
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      let chosen = zip(presses, phases).filter { $0.1 == phase }.map(\.0)
      guard !chosen.isEmpty else { continue }
      ChainCall.presses(phase, Set(chosen), event).begin(at: responder)
    }
  }
}
