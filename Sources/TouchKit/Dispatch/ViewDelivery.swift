import DispatchTracing
import Foundation

/// The window's last step: calls the touch methods of the views its touches are bound to.
@MainActor
struct ViewDelivery {
  let application: UIApplication
  let event: UIEvent

  /// Calls each view at most once for each phase, with its touches in that phase.
  ///
  /// Views come in the order in which their first touch arrived (our choice; UIKit's is not
  /// specified).
  func deliver(to window: UIWindow) {
    // A copy: callbacks may start or end touches in nested events.
    let entries = event.content.entries
    var served: [UIView] = []
    for entry in entries {
      guard entry.touch.state.window === window, let view = entry.touch.state.view,
        !served.contains(where: { $0 === view })
      else { continue }
      served.append(view)
      let mine = entries.filter { $0.touch.state.view === view }.map(\.touch)
      deliver(mine, to: view)
    }
  }

  private func deliver(_ touches: [UITouch], to view: UIView) {
    let phases = touches.map(\.state.phase)
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let chosen = zip(touches, phases).filter { $0.1 == phase }.map(\.0)
      if !chosen.isEmpty { call(phase, view, chosen) }
    }
  }

  /// Calls the one method of a responder that belongs to a phase.
  func call(_ phase: UITouch.Phase, _ responder: UIResponder, _ touches: [UITouch]) {
    if application.trace.isOn {
      application.trace.note(
        .delivered(
          TouchDelivery(
            phase: .init(phase),
            receiver: responder.snapshot(),
            touches: touches.map { $0.snapshot() }
          )
        )
      )
    }
    responder.receive(phase, Set(touches), event)
  }
}
