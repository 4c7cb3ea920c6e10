public import TouchTrace
public import Foundation
public import TouchInput

/// What happened to a touch after the hit-test, as the trace tells it.
public struct TouchFate: Hashable, Sendable {
  /// One thing that happened.
  public enum Step: Hashable, Sendable {
    /// No view was to have it.
    case dropped(DropCause)
    /// The hit-test view was not to have it; the other view stands in the way.
    case refused(TouchAssignment.Outcome, obstacle: NodeSnapshot?)
    /// It is kept from its view until a recognizer has failed.
    case withheld(TouchSnapshot.Phase, by: NodeSnapshot)
    /// A view was called.
    case delivered(TouchSnapshot.Phase, to: NodeSnapshot)
    /// A responder passed it on to the next one, that one to the next, and so on.
    case forwarded(from: NodeSnapshot, to: [NodeSnapshot])
    /// The code of a responder may have passed it on to the next one, unseen.
    case perhapsForwarded(from: NodeSnapshot, to: NodeSnapshot)
    /// A recognizer that saw it changed its state.
    case gesture(GestureTransition)
    /// A recognizer took it from its view.
    case taken(by: GestureTransition, wasSeen: Bool)
    /// It was taken away.
    case cancelled(CancellationCause)
    /// A control began to follow it, or would not.
    case tracking(ControlTracking)
    /// A control does nothing with it because it is disabled.
    case controlDisabled(NodeSnapshot)
    /// Something happened to a control, and nothing is registered for it.
    case unheard(ControlEvents)
    /// A control's action found no target.
    case unhandled(ActionDispatch)
  }

  /// A step with its time.
  public struct Moment: Hashable, Sendable {
    /// When it happened, in seconds on the input clock.
    public let time: TimeInterval
    /// What happened.
    public let step: Step
  }

  /// The touch, by its number.
  public let touch: Int
  /// The attributes that its device reported as it began.
  public let attributes: ContactAttributes
  /// The view that the hit-test found.
  public let hitTestView: NodeSnapshot?
  /// What happened, in order.
  public let steps: [Moment]

  /// Reads what happened to a touch out of records.
  public init(of touch: Int, in records: [TraceRecord], tree: TreeSnapshot? = nil) {
    var reader = FateReader(touch: touch)
    for record in records { reader.read(record) }
    if let tree { reader.noteDisabledControls(in: tree) }
    self.touch = touch
    attributes = reader.attributes
    hitTestView = reader.hitTestView
    steps = reader.moments
  }

  /// The same without some of what happened.
  func without(_ isLeftOut: (Step) -> Bool) -> TouchFate {
    TouchFate(self, steps: steps.filter { !isLeftOut($0.step) })
  }

  private init(_ other: TouchFate, steps: [Moment]) {
    touch = other.touch
    attributes = other.attributes
    hitTestView = other.hitTestView
    self.steps = steps
  }

  /// The stable codes of what kept the touch from its view, in order.
  public var codes: [String] { steps.compactMap(\.step.code) }

  /// Whether the view that was hit never had the touch, or lost it.
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
  /// The stable code of what kept the touch from its view; nil for all else.
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

  /// Whether the view that was hit has no part in the touch from then on.
  var losesTouch: Bool {
    switch self {
    case .dropped, .refused, .taken, .cancelled, .controlDisabled: true
    case .withheld, .delivered, .forwarded, .perhapsForwarded, .gesture, .tracking, .unheard,
      .unhandled:
      false
    }
  }
}
