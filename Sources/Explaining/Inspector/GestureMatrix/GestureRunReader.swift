package import Foundation
package import TouchTrace

/// Reads the cells of one gesture from the trace of its run.
///
/// Copies of a scene have their own identifiers; `nodes` maps them to those of the first copy.
package struct GestureRunReader {
  private let columns: [GestureColumn]
  private let nodes: [NodeID: NodeSnapshot]
  /// The views of the copy whose touches go to the control or view of the last column.
  private let inner: Set<NodeID>
  /// The times of the first touch down and the last lift.
  private let span: ClosedRange<TimeInterval>
  private var cells: [NodeID: GestureCell] = [:]
  private var waiting: [NodeID: (other: NodeSnapshot, since: TimeInterval)] = [:]
  private var hasFailed: [NodeID: GestureCause] = [:]
  private var goals: [NodeID: GestureCause] = [:]
  private var isHandled: Set<NodeID> = []

  private init(
    columns: [GestureColumn],
    nodes: [NodeID: NodeSnapshot],
    inner: Set<NodeID>,
    span: ClosedRange<TimeInterval>
  ) {
    (self.columns, self.nodes, self.inner, self.span) = (columns, nodes, inner, span)
    for column in columns { cells[column.node.id] = GestureCell() }
  }

  /// Returns the cells of a run, in the order of the columns.
  package static func cells(
    of columns: [GestureColumn],
    in records: some Sequence<TraceRecord>,
    nodes: [NodeID: NodeSnapshot],
    inner: Set<NodeID>,
    span: ClosedRange<TimeInterval>
  ) -> [GestureCell] {
    var reader = GestureRunReader(columns: columns, nodes: nodes, inner: inner, span: span)
    for record in records { reader.read(record.event, at: record.time) }
    return columns.map { reader.result(of: $0) }
  }

  private mutating func read(_ event: TraceEvent, at time: TimeInterval) {
    switch event {
    case .recognizerCalled(let call): arrive(at: call.receiver, time)
    case .gestureChanged(let change): read(change, at: time)
    case .gestureActed(let node, let state): act(node, state, at: time)
    case .delivered(let call), .forwarded(let call, _): deliver(call, at: time)
    case .withheld(_, let phase, let by): withhold(phase, by)
    case .taken(_, let view, let by): take(view, by)
    case .controlEvents(let events): fire(events, at: time)
    default: break
    }
  }

  private func base(_ node: NodeSnapshot) -> NodeSnapshot { nodes[node.id] ?? node }

  // MARK: - Recognizers

  private mutating func arrive(at node: NodeSnapshot, _ time: TimeInterval) {
    let id = base(node).id
    guard let cell = cells[id], cell.arrival == nil else { return }
    cells[id]?.arrival = time - span.lowerBound
  }

  private mutating func read(_ change: GestureTransition, at time: TimeInterval) {
    let id = base(change.recognizer).id
    guard cells[id] != nil else { return }
    if case .waits(let other) = change.cause {
      waiting[id] = (base(other), time)
      return
    }
    if let wait = waiting.removeValue(forKey: id), change.cause != .reset {
      cells[id]?.waits.append(.init(other: wait.other, duration: time - wait.since))
    }
    switch change.to {
    case .failed: hasFailed[id] = based(change.cause)
    case .began, .ended: if goals[id] == nil { goals[id] = based(change.cause) }
    case .cancelled:
      cells[id]?.outcome = .cancelled
      let cause = based(change.cause)
      cells[id]?.cause = .gesture(cause)
    case .possible, .changed: break
    }
  }

  private mutating func act(
    _ node: NodeSnapshot,
    _ state: GestureTransition.State,
    at time: TimeInterval
  ) {
    let id = base(node).id
    guard var cell = cells[id] else { return }
    if state == .began { isHandled.insert(id) }
    // The end of a continuous gesture does not count as another action.
    let isFirst = state == .began || state == .ended && isHandled.remove(id) == nil
    guard isFirst else { return }
    cell.count += 1
    if cell.time == nil {
      cell.outcome = .acts
      note(time, in: &cell)
      cell.cause = goals[id].map { .gesture($0) }
    }
    cells[id] = cell
  }

  private func note(_ time: TimeInterval, in cell: inout GestureCell) {
    cell.time = time - span.lowerBound
    // An action during the event of the last lift has no delay.
    let delay = time - span.upperBound
    cell.delay = delay > 0.0005 ? delay : nil
  }

  /// Returns a cause with the nodes of the first copy.
  private func based(_ cause: GestureCause) -> GestureCause {
    switch cause {
    case .prevented(let node): .prevented(by: base(node))
    case .waits(let node): .waits(for: base(node))
    case .requirementRecognized(let node): .requirementRecognized(base(node))
    case .vetoedByView(let node): .vetoedByView(base(node))
    default: cause
    }
  }

  // MARK: - Views

  private mutating func deliver(_ call: TouchDelivery, at time: TimeInterval) {
    let id = base(call.receiver).id
    guard var cell = cells[id], let column = columns.first(where: { $0.node.id == id }) else {
      return
    }
    switch call.phase {
    case .began: cell.arrival = cell.arrival ?? time - span.lowerBound
    case .ended where column.kind == .view:
      isHandled.insert(id)
      cell.count += 1
      cell.outcome = .acts
      cell.cause = nil
      if cell.time == nil { note(time, in: &cell) }
    case .cancelled where !isHandled.contains(id): cell.cancel()
    default: break
    }
    cells[id] = cell
  }

  /// The control or view of the last column, which receives the touches; nil if it is a recognizer.
  private var receiver: NodeID? {
    columns.last.flatMap { $0.kind == .recognizer ? nil : $0.node.id }
  }

  private mutating func withhold(_ phase: TouchSnapshot.Phase, _ recognizer: NodeSnapshot) {
    guard let receiver, cells[receiver]?.withholder == nil else { return }
    let withholder = base(recognizer)
    cells[receiver]?.withholder = withholder
  }

  private mutating func take(_ view: NodeSnapshot, _ recognizer: NodeSnapshot) {
    // A further finger may be on an unrelated view. A completed action stays completed.
    guard let receiver, inner.contains(view.id), !isHandled.contains(receiver) else { return }
    cells[receiver]?.cancel()
    let taker = base(recognizer)
    cells[receiver]?.cause = .taken(by: taker)
  }

  private mutating func fire(_ events: ControlEvents, at time: TimeInterval) {
    let id = base(events.control).id
    guard var cell = cells[id] else { return }
    let isWork = events.names.contains(where: Self.isWork)
    let isHeard = events.handlers > 0 && cell.outcome != .cancelled
    guard isHeard && !events.names.contains("touchCancel") || isWork else { return }
    if cell.time == nil || isWork && !isHandled.contains(id) {
      cell.outcome = .acts
      note(time, in: &cell)
      cell.cause = events.names.first.map { .event($0) }
    }
    if isWork { isHandled.insert(id) }
    cell.count += 1
    cells[id] = cell
  }

  /// Whether an event is the main purpose of a control, with or without a handler.
  private static func isWork(_ event: String) -> Bool {
    ["touchUpInside", "valueChanged", "primaryActionTriggered"].contains(event)
  }

  // MARK: - Results

  private func result(of column: GestureColumn) -> GestureCell {
    let id = column.node.id
    guard var cell = cells[id] else { return GestureCell() }
    switch column.kind {
    case .recognizer: settle(&cell, of: column)
    case .control, .view:
      if cell.outcome == .noTouch, cell.arrival != nil {
        cell.outcome = .fails
        cell.cause = .unhandled
      }
      if cell.outcome == .acts, let withholder = cell.withholder, cell.delay != nil {
        cell.cause = .withheld(by: withholder)
      }
    }
    return cell
  }

  private func settle(_ cell: inout GestureCell, of column: GestureColumn) {
    let id = column.node.id
    guard cell.outcome == .noTouch else { return }
    if let cause = hasFailed[id] {
      cell.outcome = .fails
      cell.cause = .gesture(cause)
    } else if cell.arrival != nil {
      cell.outcome = .waits
      cell.cause = waiting[id].map { .gesture(.waits(for: $0.other)) }
    } else {
      cell.cause = column.recognizer?.isEnabled == false ? .disabled : .refused
    }
  }
}

extension GestureCell {
  /// Marks the touch of a control or view as cancelled before it acted.
  fileprivate mutating func cancel() {
    outcome = .cancelled
    (delay, time, count) = (nil, nil, 0)
  }
}
