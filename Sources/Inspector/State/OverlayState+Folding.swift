public import DispatchTracing
import Foundation
import Geometry

extension OverlayState {
  /// Takes in one record and tells whether anything shown can have changed.
  @discardableResult
  public mutating func fold(_ record: TraceRecord) -> Bool {
    switch record.event {
    case .queued, .warning, .gestureActed, .withheld, .controlEvents, .action, .called: false
    case .taken(let touch, _, let taker): change(touch) { $0.taker = $0.taker ?? taker }
    case .recognizerCalled(let delivery): watch(delivery)
    case .gestureChanged(let change): foldTransition(change)
    case .tracking(let tracking): foldTracking(tracking)
    case .sent(let node, let touches): Changes.any([updateNode(node), update(touches)])
    case .hitTest(let report, let touch): foldHitTest(report, touch: touch)
    case .assigned(let assignment): foldAssignment(assignment)
    case .delivered(let delivery): foldDelivery(delivery)
    case .forwarded(let delivery, let node):
      Changes.any([updateNode(node), foldDelivery(delivery)])
    case .perhapsForwarded(let delivery, let node):
      Changes.any([updateNode(node), foldDelivery(delivery, isCertain: false)])
    case .settled(let nodes): Changes.any(nodes.map { updateNode($0) })
    case .cancelled(let touch, let cause): change(touch) { $0.cancel(cause) }
    case .dropped(let touch, let cause): change(touch) { $0.drop = cause }
    case .firstResponderChanged(_, let node): setFirstResponder(node)
    }
  }

  // MARK: Responders

  /// Keeps a responder up to date if anything shown is about it.
  private mutating func updateNode(_ node: NodeSnapshot) -> Bool {
    guard let known = nodes[node.id], known != node else { return false }
    nodes[node.id] = node
    return true
  }

  /// Starts to keep a responder up to date.
  private mutating func keepNode(_ node: NodeSnapshot) {
    if nodes.count >= OverlayState.nodeCapacity, nodes[node.id] == nil { forgetNodes() }
    nodes[node.id] = node
  }

  /// Forgets the responders that nothing shown is about any more.
  private mutating func forgetNodes() {
    var shown = touches.flatMap { touch in touch.chain.links.map(\.node.id) }
    shown += touches.compactMap(\.hitTestView?.id) + rejections.map(\.node.id)
    if let firstResponder { shown.append(firstResponder.id) }
    let wanted = Set(shown)
    nodes = nodes.filter { wanted.contains($0.key) }
  }

  private mutating func setFirstResponder(_ node: NodeSnapshot?) -> Bool {
    guard firstResponder != node else { return false }
    firstResponder = node
    if let node { keepNode(node) }
    return true
  }

  // MARK: Decisions

  private mutating func foldHitTest(_ report: HitTestReport, touch number: Int) -> Bool {
    if !touches.contains(where: { $0.number == number }) {
      _ = add(OverlayTouch(number: number, phase: .began, location: report.place, tapCount: 1))
    }
    rejections = OverlayState.rejections(of: report)
    for step in rejections { keepNode(step.node) }
    return true
  }

  /// The rejected views; when there are too many, those that merely lie elsewhere go first.
  private static func rejections(of report: HitTestReport) -> [HitTestStep] {
    let rejected = report.steps.filter { $0.rejection != nil }
    guard rejected.count > rejectionCapacity else { return rejected }
    let telling = rejected.filter { !$0.isElsewhere }
    let elsewhere = rejected.filter(\.isElsewhere)
    return Array((telling + elsewhere).prefix(rejectionCapacity))
  }

  private mutating func foldAssignment(_ assignment: TouchAssignment) -> Bool {
    _ = update(assignment.touch)
    let chain = ChainExcerpt(assignment.chain)
    _ = change(assignment.touch.number) { touch in
      touch.hitTestView = assignment.hitTestView
      touch.outcome = assignment.outcome
      touch.chain = chain
    }
    for link in chain.links { keepNode(link.node) }
    if let view = assignment.hitTestView { keepNode(view) }
    chooseSubject(newest: assignment)
    return true
  }

  // MARK: Who watches

  private mutating func watch(_ delivery: TouchDelivery) -> Bool {
    let node = delivery.receiver
    return Changes.any(
      delivery.touches.map { snapshot in
        change(snapshot.number) { touch in
          guard touch.recognizers.count < OverlayTouch.watcherCapacity,
            !touch.recognizers.contains(where: { $0.node.id == node.id })
          else { return }
          touch.recognizers.append(OverlayTouch.Watcher(node: node, state: .possible))
        }
      }
    )
  }

  private mutating func foldTransition(_ transition: GestureTransition) -> Bool {
    // Being ready for the next touch says nothing about the ones before.
    guard transition.cause != .reset else { return false }
    let numbers = touches.map(\.number)
    return Changes.any(
      numbers.map { number in
        change(number) { touch in
          let place = touch.recognizers.firstIndex { $0.node.id == transition.recognizer.id }
          if let place { touch.recognizers[place].state = transition.to }
        }
      }
    )
  }

  private mutating func foldTracking(_ tracking: ControlTracking) -> Bool {
    change(tracking.touch) { touch in
      switch tracking.step {
      case .began, .continued: touch.trackingControl = tracking.control
      case .refused, .stopped, .ended, .cancelled: touch.trackingControl = nil
      }
    }
  }

  private mutating func foldDelivery(_ delivery: TouchDelivery, isCertain: Bool = true) -> Bool {
    let isNoted = Changes.any([updateNode(delivery.receiver), update(delivery.touches)])
    let receiver = delivery.receiver.id
    let isCalled = delivery.touches.map { snapshot in
      change(snapshot.number) { touch in
        guard touch.chain.links.contains(where: { $0.node.id == receiver }) else { return }
        if isCertain { touch.called.insert(receiver) } else { touch.perhapsCalled.insert(receiver) }
      }
    }
    return isNoted || Changes.any(isCalled)
  }
}

/// Answers whether one of several changes took place; all are made before it is asked.
enum Changes {
  static func any(_ changes: [Bool]) -> Bool { changes.contains(true) }
}
