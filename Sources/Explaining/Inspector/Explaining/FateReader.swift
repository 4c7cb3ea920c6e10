import TouchTrace
import Foundation
import TouchInput

/// Follows one touch through trace records.
struct FateReader {
  /// The attributes of the touch at its beginning.
  private(set) var attributes = ContactAttributes()
  private(set) var hitTestView: NodeSnapshot?
  private(set) var moments: [TouchFate.Moment] = []

  private let touch: Int
  private var time: TimeInterval = 0
  /// The recognizers that received the touch.
  private var watchers: Set<NodeID> = []
  private var isOver = false
  /// The latest change of each recognizer that received the touch.
  private var changes: [NodeID: GestureTransition] = [:]
  private var wasSeen = false
  private var wasTracked = false
  /// The view that received the beginning of the touch.
  private var firstReceiver: (time: TimeInterval, node: NodeSnapshot)?

  init(touch: Int) {
    self.touch = touch
  }

  mutating func read(_ record: TraceRecord) {
    time = record.time
    switch record.event {
    case .dropped(touch, let cause): addStep(.dropped(cause))
    case .assigned(let assignment) where assignment.touch.number == touch:
      readAssignment(assignment)
    case .delivered(let delivery): readDelivery(delivery)
    case .forwarded(let delivery, let from) where concerns(delivery) && delivery.phase == .began:
      forward(from, to: delivery.receiver)
    case .perhapsForwarded(let delivery, let from)
    where concerns(delivery) && delivery.phase == .began:
      addStep(.perhapsForwarded(from: from, to: delivery.receiver))
    case .recognizerCalled(let call) where concerns(call): watchers.insert(call.receiver.id)
    case .gestureChanged(let change) where watchers.contains(change.recognizer.id):
      readTransition(change)
    case .withheld(touch, let phase, let node): addStep(.withheld(phase, by: node))
    case .taken(touch, _, let node): readTaking(by: node)
    case .cancelled(touch, let cause) where cause != .gestureRecognized: addStep(.cancelled(cause))
    case .tracking(let tracking) where tracking.touch == touch: readTracking(tracking)
    case .controlEvents(let events) where events.touch == touch && events.handlers == 0:
      readEvents(events)
    case .action(let action): readAction(action)
    default: break
    }
  }

  /// Records controls that received the touch and did not track it because they are disabled.
  mutating func noteDisabledControls(in tree: TreeSnapshot) {
    guard let firstReceiver, !wasTracked, let index = tree.index(of: firstReceiver.node.id),
      tree.views[index].control?.isEnabled == false
    else { return }
    let place = moments.firstIndex { $0.step == .delivered(.began, to: firstReceiver.node) }
    moments.insert(
      TouchFate.Moment(time: firstReceiver.time, step: .controlDisabled(firstReceiver.node)),
      at: place.map { $0 + 1 } ?? moments.endIndex
    )
  }

  private mutating func addStep(_ step: TouchFate.Step) {
    moments.append(TouchFate.Moment(time: time, step: step))
  }

  private mutating func forward(_ from: NodeSnapshot, to receiver: NodeSnapshot) {
    if case .forwarded(let first, let others) = moments.last?.step, others.last?.id == from.id {
      moments.removeLast()
      addStep(.forwarded(from: first, to: others + [receiver]))
    } else {
      addStep(.forwarded(from: from, to: [receiver]))
    }
  }

  private func concerns(_ delivery: TouchDelivery) -> Bool {
    delivery.touches.contains { $0.number == touch }
  }

  private mutating func readAssignment(_ assignment: TouchAssignment) {
    attributes = assignment.touch.attributes
    hitTestView = assignment.hitTestView
    guard assignment.outcome != .bound else { return }
    addStep(.refused(assignment.outcome, obstacle: assignment.obstacle))
  }

  private mutating func readDelivery(_ delivery: TouchDelivery) {
    guard concerns(delivery) else { return }
    switch delivery.phase {
    case .began:
      wasSeen = true
      firstReceiver = (time, delivery.receiver)
    case .ended, .cancelled: isOver = true
    case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: return
    }
    addStep(.delivered(delivery.phase, to: delivery.receiver))
  }

  private mutating func readTransition(_ change: GestureTransition) {
    changes[change.recognizer.id] = change
    let isRepeated = change.from == .changed && change.to == .changed
    if change.cause == .reset {
      // Its further changes are about other touches.
      watchers.remove(change.recognizer.id)
    } else if !isRepeated {
      addStep(.gesture(change))
    }
  }

  private mutating func readTaking(by node: NodeSnapshot) {
    let change =
      changes[node.id]
      ?? GestureTransition(
        recognizer: node,
        view: nil,
        from: .possible,
        to: .began,
        cause: .clientCode
      )
    addStep(.taken(by: change, wasSeen: wasSeen))
  }

  private mutating func readTracking(_ tracking: ControlTracking) {
    wasTracked = true
    switch tracking.step {
    case .refused, .stopped: addStep(.tracking(tracking))
    case .began, .continued, .ended, .cancelled: break
    }
  }

  /// Records only completed presses, because moves are too frequent.
  private mutating func readEvents(_ events: ControlEvents) {
    guard events.names.contains("touchUpInside") else { return }
    addStep(.unheard(events))
  }

  private mutating func readAction(_ action: ActionDispatch) {
    guard !action.isHandled, let sender = action.sender?.node, sender.id == hitTestView?.id,
      !isOver || wasTracked
    else { return }
    addStep(.unhandled(action))
  }
}
