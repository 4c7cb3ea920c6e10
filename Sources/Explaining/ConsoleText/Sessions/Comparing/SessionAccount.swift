package import Foundation
package import TextFormats

/// The events of a session, prepared for a comparison.
package struct SessionAccount: Sendable {
  /// An event with the states around it.
  package struct Event: Sendable {
    package var time: TimeInterval
    package var position: SourcePosition
    package var touches: [SessionTouch]
    /// The state changes before and after the event, in order.
    package var before: [SessionStates.Change] = []
    package var after: [SessionStates.Change] = []
    /// The control events up to the next event.
    package var controls: [ControlEvent] = []
    /// The position of the lines with states.
    package var statesPosition: SourcePosition?
  }

  /// An event of a control.
  package struct ControlEvent: Hashable, Sendable {
    package var control: Int
    package var name: String
  }

  /// The events, in order.
  package private(set) var events: [Event] = []
  /// Whether the recorder receives events last, and so sees all states.
  ///
  /// It does if it recorded a state that an event caused before the event ended.
  package private(set) var seesAll = false

  private var pending: [SessionStates.Change] = []
  private var pendingPosition: SourcePosition?

  /// Collects the events of a session.
  package init(_ session: TouchSession) {
    for step in session.steps {
      switch step.content {
      case .touches(let touches): add(touches, step)
      case .states(let states): add(states, step.position)
      case .control(let number, let name):
        guard !events.isEmpty else { continue }
        events[events.count - 1].controls.append(ControlEvent(control: number, name: name))
      case .tree, .picture: break
      }
    }
  }

  private mutating func add(_ touches: [SessionTouch], _ step: TouchSession.Step) {
    var event = Event(time: step.time, position: step.position, touches: touches)
    event.before = pending
    event.statesPosition = pendingPosition
    (pending, pendingPosition) = ([], nil)
    events.append(event)
  }

  private mutating func add(_ states: SessionStates, _ position: SourcePosition) {
    for change in states.changes {
      if states.moment == .before {
        if [.ended, .cancelled, .failed].contains(change.state) { seesAll = true }
        pending.append(change)
        pendingPosition = position
      } else if !events.isEmpty {
        events[events.count - 1].after.append(change)
        let place = events[events.count - 1].statesPosition ?? position
        events[events.count - 1].statesPosition = place
      }
    }
  }
}
