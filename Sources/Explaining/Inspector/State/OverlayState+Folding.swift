public import TouchTrace
import Foundation
import Geometry

extension OverlayState {
  /// Adds one record and returns whether the shown state may have changed.
  @discardableResult
  public mutating func fold(_ record: TraceRecord) -> Bool {
    switch record.event {
    case .queued, .printed, .warning, .gestureActed, .withheld, .controlEvents, .action, .called:
      false
    case .taken(let touch, _, let taker): change(touch) { $0.taker = $0.taker ?? taker }
    case .recognizerCalled(let delivery): watch(delivery)
    case .gestureChanged(let change): foldTransition(change)
    case .tracking(let tracking): foldTracking(tracking)
    case .sent(let node, let touches): fold(node, touches)
    case .hitTest(let report, let touch): foldHitTest(report, touch: touch)
    case .assigned(let assignment): foldAssignment(assignment)
    case .delivered(let delivery): foldDelivery(delivery)
    case .forwarded(let delivery, let node): foldDelivery(delivery, from: node)
    case .perhapsForwarded(let delivery, let node):
      foldDelivery(delivery, from: node, isCertain: false)
    case .settled(let nodes): fold(nodes)
    case .cancelled(let touch, let cause): change(touch) { $0.cancel(cause) }
    case .dropped(let touch, let cause): change(touch) { $0.drop = cause }
    case .firstResponderChanged(_, let node): setFirstResponder(node)
    }
  }

  // MARK: Responders

  /// Updates a responder if the shown state contains it.
  private mutating func updateNode(_ node: NodeSnapshot) -> Bool {
    guard let known = nodes[node.id], known != node else { return false }
    nodes[node.id] = node
    return true
  }

  /// Updates responders.
  private mutating func fold(_ nodes: [NodeSnapshot]) -> Bool {
    var isNews = false
    for node in nodes where updateNode(node) { isNews = true }
    return isNews
  }

  /// Updates a responder, and touches.
  private mutating func fold(_ node: NodeSnapshot, _ touches: [TouchSnapshot]) -> Bool {
    let isElsewhere = updateNode(node)
    return update(touches) || isElsewhere
  }

  /// Starts to update a responder.
  private mutating func keepNode(_ node: NodeSnapshot) {
    if nodes.count >= OverlayState.nodeCapacity, nodes[node.id] == nil { forgetNodes() }
    nodes[node.id] = node
  }

  /// Removes the responders that the shown state does not contain any more.
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

  /// Returns the rejected views; if there are too many, it drops those that are only elsewhere first.
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
    var isNews = false
    for snapshot in delivery.touches {
      guard let place = place(ofTouch: snapshot.number) else { continue }
      if touches[place].addWatcher(delivery.receiver) { isNews = true }
    }
    return isNews
  }

  private mutating func foldTransition(_ transition: GestureTransition) -> Bool {
    // A reset for the next touch does not change the previous touches.
    guard transition.cause != .reset else { return false }
    var isNews = false
    for place in touches.indices
    where touches[place].noteState(transition.to, of: transition.recognizer.id) { isNews = true }
    return isNews
  }

  private mutating func foldTracking(_ tracking: ControlTracking) -> Bool {
    change(tracking.touch) { touch in
      switch tracking.step {
      case .began, .continued: touch.trackingControl = tracking.control
      case .refused, .stopped, .ended, .cancelled: touch.trackingControl = nil
      }
    }
  }

  /// Adds a call of a responder, and of the one that passed the touch on.
  private mutating func foldDelivery(
    _ delivery: TouchDelivery,
    from sender: NodeSnapshot? = nil,
    isCertain: Bool = true
  ) -> Bool {
    var isNews = sender.map { updateNode($0) } ?? false
    if fold(delivery.receiver, delivery.touches) { isNews = true }
    for snapshot in delivery.touches {
      guard let place = place(ofTouch: snapshot.number) else { continue }
      if touches[place].noteCall(of: delivery.receiver.id, isCertain: isCertain) { isNews = true }
    }
    return isNews
  }
}
