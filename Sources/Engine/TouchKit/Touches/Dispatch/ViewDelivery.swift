import TouchTrace
import Foundation

/// The window's last step, which calls the touch methods of views.
@MainActor
struct ViewDelivery {
  let application: UIApplication

  /// Calls each view at most once per phase, with its touches in that phase.
  ///
  /// Views are called in the order in which their first touch arrived (our choice; UIKit's is not specified).
  func deliver(_ event: UIEvent, to window: UIWindow) {
    let touches = event.content.touches.filter {
      $0.state.window === window && $0.state.view != nil
    }
    deliver(event, of: touches, isLate: false)
  }

  /// Sends views the phases that recognizers no longer withhold.
  func release(_ touches: [UITouch]) {
    deliver(application.touchesEvent, of: touches, isLate: true)
  }

  private func deliver(_ event: UIEvent, of touches: [UITouch], isLate: Bool) {
    var served: [UIView] = []
    for touch in touches {
      guard let view = touch.state.view, !served.containsObject(view) else { continue }
      served.append(view)
      let plans = touches.filter { $0.state.view === view }.map { touch in
        (touch, phases(of: touch, in: isLate ? .stationary : touch.state.phase))
      }
      tell(view, plans, event)
    }
  }

  private func tell(
    _ view: UIView,
    _ touches: [(touch: UITouch, phases: DeliveryPlan.Phases)],
    _ event: UIEvent
  ) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let chosen = touches.filter {
        $0.touch.state.view === view && $0.phases.contains(.init(phase))
      }.map(\.touch)
      if !chosen.isEmpty { call(phase, view, chosen, event) }
    }
  }

  /// Returns the phases of a touch that the view receives now.
  private func phases(of touch: UITouch, in phase: UITouch.Phase) -> DeliveryPlan.Phases {
    let plan = DeliveryPlan(
      delivery: touch.delivery,
      phase: phase,
      location: touch.state.location,
      demands: DeliveryPlan.Demands(of: touch.watchers)
    )
    switch plan.outcome {
    case .tell(let phases, let rest):
      touch.delivery.isWithheld = rest != nil
      if let rest { traceWithholding(touch, rest, in: phase) }
      return phases
    case .drop:
      traceTaking(touch)
      touch.delivery.stage = .over
      touch.delivery.isWithheld = false
      touch.state.view = nil
      return []
    }
  }

  /// Calls the view's touch method for a phase.
  ///
  /// During the call the touches have that phase, even if the view receives it late.
  func call(
    _ phase: UITouch.Phase,
    _ view: UIView,
    _ touches: [UITouch],
    _ event: UIEvent
  ) {
    let places = touches.map(Place.init)
    for touch in touches { touch.enter(phase) }
    trace(phase, view, touches)
    view.receive(phase, Set(touches), event)
    for (index, place) in places.enumerated() { touches[index].restore(place) }
  }

  /// The phase and locations of a touch in the current event, while a view receives an earlier phase.
  fileprivate struct Place {
    let phase: UITouch.Phase
    let location: CGPoint
    let previousLocation: CGPoint

    init(_ touch: UITouch) {
      phase = touch.state.phase
      location = touch.state.location
      previousLocation = touch.state.previousLocation
    }
  }

  private func trace(_ phase: UITouch.Phase, _ view: UIView, _ touches: [UITouch]) {
    let trace = application.trace
    guard trace.isOn else { return }
    trace.record(
      .delivered(
        TouchDelivery(
          phase: .init(phase),
          receiver: view.snapshot(for: trace),
          touches: touches.snapshots
        )
      )
    )
  }

  private func traceTaking(_ touch: UITouch) {
    guard application.trace.isOn, let watcher = touch.watchers.first(where: \.takesTouches) else {
      return
    }
    touch.noteTaking(by: watcher, in: application.trace)
  }

  private func traceWithholding(
    _ touch: UITouch,
    _ withheld: UITouch.Phase,
    in phase: UITouch.Phase
  ) {
    guard application.trace.isOn, phase == withheld,
      let watcher = touch.watchers.first(where: { $0.withholds(withheld) })
    else { return }
    application.trace.record(
      .withheld(touch: touch.state.number, phase: .init(withheld), by: watcher.snapshot())
    )
  }
}

extension UIGestureRecognizer {
  /// Returns whether this recognizer withholds a phase from views until it has decided.
  fileprivate final func withholds(_ phase: UITouch.Phase) -> Bool {
    machine.shown == .possible && (phase == .began ? delaysTouchesBegan : delaysTouchesEnded)
  }
}

extension UITouch {
  /// Sets the touch's state for the delivery of a phase.
  fileprivate final func enter(_ phase: Phase) {
    delivery.stage = phase == .ended || phase == .cancelled ? .over : .seen
    state.phase = phase
    guard phase == .began else { return }
    state.location = delivery.downLocation
    state.previousLocation = delivery.downLocation
  }

  /// Restores the touch's state in the current event.
  fileprivate final func restore(_ present: ViewDelivery.Place) {
    state.phase = present.phase
    state.location = present.location
    state.previousLocation = present.previousLocation
  }
}
