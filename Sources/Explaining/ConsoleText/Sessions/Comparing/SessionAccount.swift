package import Foundation
package import TextFormats

/// What happened in a session, event by event, so that two can be compared.
package struct SessionAccount: Sendable {
  /// One event, with the states around it.
  package struct Event: Sendable {
    package var time: TimeInterval
    package var position: SourcePosition
    package var touches: [SessionTouch]
    /// The states that were seen as it came in, and when it was over: what changed, in order.
    package var before: [SessionStates.Change] = []
    package var after: [SessionStates.Change] = []
    /// Events of controls, up to the next event.
    package var controls: [ControlEvent] = []
    /// Where the lines of states stand.
    package var statesPosition: SourcePosition?
  }

  /// An event of a control.
  package struct ControlEvent: Hashable, Sendable {
    package var control: Int
    package var name: String
  }

  /// The events, in order.
  package private(set) var events: [Event] = []
  /// Whether a state was seen that an event made before the event was over: then the recorder is told
  /// of events last, and sees all states.
  package private(set) var seesAll = false

  private var pending: [SessionStates.Change] = []
  private var pendingPosition: SourcePosition?

  /// Goes through a session.
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
