import Foundation

/// Converts trace records to lines that tests compare and developers read.
///
/// The line of a delivery is `card.began [f1, f2]`: the receiver, the callback, the fingers. Options add
/// the other seams, so that a test only contains the relevant events.
public struct Transcript: Sendable {
  /// The seams that a transcript contains.
  public struct Detail: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Calls from windows.
    public static let deliveries = Detail(rawValue: 1 << 0)
    /// Calls of `next` from default implementations.
    public static let forwarding = Detail(rawValue: 1 << 1)
    /// `sendEvent` of application and windows.
    public static let sends = Detail(rawValue: 1 << 2)
    /// The views that hit-tests asked, with verdicts.
    public static let hitTests = Detail(rawValue: 1 << 3)
    /// Touches bound to views.
    public static let assignments = Detail(rawValue: 1 << 4)
    /// Cancellations, drops, first responder changes and warnings.
    public static let incidents = Detail(rawValue: 1 << 5)
    /// Calls of recognizers' touch methods.
    public static let recognizerCalls = Detail(rawValue: 1 << 6)
    /// Actions of recognizers, with their states.
    public static let gestureActions = Detail(rawValue: 1 << 7)
    /// Changes of recognizers' states, with their causes, and touches withheld for them.
    public static let gestureStates = Detail(rawValue: 1 << 8)
    /// Tracking calls of controls: `button.beginTracking`.
    public static let tracking = Detail(rawValue: 1 << 9)
    /// Events of controls: `button!touchUpInside`, with or without a registered target.
    public static let controlEvents = Detail(rawValue: 1 << 10)
    /// Sent actions and their targets.
    public static let actions = Detail(rawValue: 1 << 11)
    /// Touches that recognizers cancel in views.
    public static let takings = Detail(rawValue: 1 << 12)
    /// The calls of recognizers and views, and the actions of recognizers.
    public static let gestures: Detail = [.deliveries, .recognizerCalls, .gestureActions]
    /// All of the above.
    public static let everything: Detail = [
      .deliveries, .forwarding, .sends, .hitTests, .assignments, .incidents, .recognizerCalls,
      .gestureActions, .gestureStates, .tracking, .controlEvents, .actions, .takings,
    ]
  }

  /// The seams in the transcript.
  public var detail: Detail

  /// Creates a formatter; by default it only contains deliveries.
  public init(detail: Detail = .deliveries) {
    self.detail = detail
  }

  /// Returns the lines of all records, joined by line feeds.
  public func text(of records: some Sequence<TraceRecord>) -> String {
    records.flatMap { lines(for: $0.event) }.joined(separator: "\n")
  }

  /// Returns the lines of one event; empty if the transcript does not contain its seam.
  public func lines(for event: TraceEvent) -> [String] {
    switch event {
    case .queued, .settled: []
    case .sent(let node, let touches):
      only(.sends, "\(node.name).sendEvent \(fingers(touches))")
    case .hitTest(let report, let touch):
      detail.contains(.hitTests) ? lines(for: report, touch: touch) : []
    case .assigned(let assignment): only(.assignments, line(for: assignment))
    case .delivered(let delivery): only(.deliveries, line(for: delivery))
    case .forwarded(let delivery, _): only(.forwarding, line(for: delivery))
    case .perhapsForwarded(let delivery, let from):
      only(.forwarding, line(for: delivery) + " perhaps, by the code of \(from.name)")
    case .recognizerCalled(let call): only(.recognizerCalls, line(for: call))
    case .gestureChanged(let transition): only(.gestureStates, line(for: transition))
    case .gestureActed(let node, let state):
      only(.gestureActions, "\(node.name)→\(state.rawValue)")
    case .withheld(let touch, let phase, let node):
      only(.gestureStates, "f\(touch) \(phase.rawValue) withheld for \(node.name)")
    case .tracking(let tracking): only(.tracking, line(for: tracking))
    case .controlEvents(let events):
      detail.contains(.controlEvents) ? events.names.map { "\(events.control.name)!\($0)" } : []
    case .taken(let touch, let view, let node):
      only(.takings, "f\(touch) taken from \(view.name) by \(node.name)")
    case .cancelled(let touch, let cause):
      only(.incidents, "f\(touch) cancelled: \(cause.rawValue)")
    case .firstResponderChanged(let from, let to):
      only(.incidents, "first responder: \(from?.name ?? "none") → \(to?.name ?? "none")")
    case .called(let call):
      call.from == nil
        ? only(.deliveries, line(for: call)) : only(.forwarding, line(for: call))
    case .action(let dispatch): only(.actions, line(for: dispatch))
    case .dropped(let touch, let cause):
      only(.incidents, "f\(touch) dropped: \(cause.rawValue)")
    case .printed(let text): only(.incidents, "printed: \(text)")
    case .warning(let text): only(.incidents, "warning: \(text)")
    }
  }

  private func only(_ part: Detail, _ line: @autoclosure () -> String) -> [String] {
    detail.contains(part) ? [line()] : []
  }

  private func line(for delivery: TouchDelivery) -> String {
    "\(delivery.receiver.name).\(delivery.phase.rawValue) \(fingers(delivery.touches))"
  }

  private func line(for transition: GestureTransition) -> String {
    let (from, to) = (transition.from.rawValue, transition.to.rawValue)
    let change = from == to ? from : "\(from) → \(to)"
    return "\(transition.recognizer.name) \(change): \(transition.cause)"
  }

  /// Returns the call that the control received; its results are sentences.
  private func line(for tracking: ControlTracking) -> String {
    let call =
      switch tracking.step {
      case .began: "beginTracking"
      case .refused: "beginTracking answered no"
      case .continued: "continueTracking"
      case .stopped: "continueTracking answered no"
      case .ended: "endTracking"
      case .cancelled: "cancelTracking"
      }
    return "\(tracking.control.name).\(call)"
  }

  private func line(for assignment: TouchAssignment) -> String {
    let view = assignment.hitTestView?.name ?? "nobody"
    let suffix = assignment.outcome == .bound ? "" : " (\(assignment.outcome.rawValue))"
    return "f\(assignment.touch.number) → \(view)\(suffix)"
  }

  private func line(for call: ResponderCall) -> String {
    "\(call.receiver.name).\(call.method) [\(call.subjects.joined(separator: ", "))]"
  }

  private func line(for dispatch: ActionDispatch) -> String {
    let sender = dispatch.sender?.name ?? "nobody"
    let target = dispatch.target?.name ?? "nobody"
    let suffix = dispatch.isHandled ? "" : " (not handled)"
    return "\(sender) sends \(dispatch.action) to \(target)\(suffix)"
  }

  private func lines(for report: HitTestReport, touch: Int) -> [String] {
    ["f\(touch) hit-test at \(number(report.point.x)),\(number(report.point.y))"]
      + report.steps.map { step in
        String(repeating: "  ", count: step.depth + 1) + step.node.name + " " + text(step.verdict)
      }
  }

  private func text(_ verdict: HitTestStep.Verdict) -> String {
    switch verdict {
    case .received: "received"
    case .passedOn: "passed on"
    case .rejected(let reason): "rejected \(reason.code)"
    }
  }

  private func fingers(_ touches: [TouchSnapshot]) -> String {
    "[" + touches.map { "f\($0.number)" }.joined(separator: ", ") + "]"
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
