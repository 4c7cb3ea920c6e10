public import TouchTrace
public import Foundation
public import TouchInput

/// The events of a touch after the hit-test, as in the trace.
public struct TouchFate: Hashable, Sendable {
  /// One event.
  public enum Step: Hashable, Sendable {
    /// The touch was dropped: no view receives it.
    case dropped(DropCause)
    /// The hit-test view did not receive the touch because of the outcome; the obstacle is the view that caused it.
    case refused(TouchAssignment.Outcome, obstacle: NodeSnapshot?)
    /// The touch is delayed until a recognizer has failed.
    case withheld(TouchSnapshot.Phase, by: NodeSnapshot)
    /// A view was called.
    case delivered(TouchSnapshot.Phase, to: NodeSnapshot)
    /// A responder passed the touch on to the next one, and so on along the chain.
    case forwarded(from: NodeSnapshot, to: [NodeSnapshot])
    /// The code of a responder may have passed it on to the next one, which the trace does not show.
    case perhapsForwarded(from: NodeSnapshot, to: NodeSnapshot)
    /// A recognizer that receives the touch changed its state.
    case gesture(GestureTransition)
    /// A recognizer cancelled the touch in its view.
    case taken(by: GestureTransition, wasSeen: Bool)
    /// The touch was cancelled.
    case cancelled(CancellationCause)
    /// A control began to track it, or declined.
    case tracking(ControlTracking)
    /// A control ignores it because it is disabled.
    case controlDisabled(NodeSnapshot)
    /// A control sent events without a registered action.
    case unheard(ControlEvents)
    /// A control's action found no target.
    case unhandled(ActionDispatch)
  }

  /// A step with its time.
  public struct Moment: Hashable, Sendable {
    /// The time of the event, in seconds on the input clock.
    public let time: TimeInterval
    /// The event.
    public let step: Step
  }

  /// The number of the touch.
  public let touch: Int
  /// The attributes that its device reported at its beginning.
  public let attributes: ContactAttributes
  /// The view that the hit-test found.
  public let hitTestView: NodeSnapshot?
  /// The events, in order.
  public let steps: [Moment]

  /// Reads the events of a touch from trace records.
  public init(of touch: Int, in records: [TraceRecord], tree: TreeSnapshot? = nil) {
    var reader = FateReader(touch: touch)
    for record in records { reader.read(record) }
    if let tree { reader.noteDisabledControls(in: tree) }
    self.touch = touch
    attributes = reader.attributes
    hitTestView = reader.hitTestView
    steps = reader.moments
  }

  /// Returns the fate without some of its steps.
  func without(_ isLeftOut: (Step) -> Bool) -> TouchFate {
    TouchFate(self, steps: steps.filter { !isLeftOut($0.step) })
  }

  private init(_ other: TouchFate, steps: [Moment]) {
    touch = other.touch
    attributes = other.attributes
    hitTestView = other.hitTestView
    self.steps = steps
  }

  /// The stable codes of the reasons that kept the touch from its view, in order.
  public var codes: [String] { steps.compactMap(\.step.code) }

  /// Whether the hit-test view never received the touch, or lost it.
  public var isLost: Bool { steps.contains { $0.step.losesTouch } }

  /// Whether the view received the beginning of the touch.
  public var wasSeen: Bool {
    steps.contains { moment in
      guard case .delivered(.began, let view) = moment.step else { return false }
      return view.id == hitTestView?.id
    }
  }
}

extension TouchFate.Step {
  /// The stable code of the reason that kept the touch from its view; nil for other steps.
  public var code: String? {
    switch self {
    case .dropped(.ignoringInteraction): "ignoringInteraction"
    case .refused(let outcome, _): outcome == .bound || outcome == .nobody ? nil : outcome.rawValue
    case .withheld: "delayed"
    case .taken(_, let wasSeen): wasSeen ? "cancelled" : "gesturePrevented"
    case .cancelled(.ignoringInteraction): "ignoringInteraction"
    case .cancelled: "cancelled"
    case .controlDisabled: "controlDisabled"
    case .unheard, .unhandled: "noActionForEvent"
    case .dropped(.noWindow), .delivered, .forwarded, .perhapsForwarded, .gesture, .tracking: nil
    }
  }

  /// Whether the hit-test view takes no further part in the touch.
  var losesTouch: Bool {
    switch self {
    case .dropped, .refused, .taken, .cancelled, .controlDisabled: true
    case .withheld, .delivered, .forwarded, .perhapsForwarded, .gesture, .tracking, .unheard,
      .unhandled:
      false
    }
  }
}
