public import TouchTrace
public import Foundation

/// The result of a hit-test for one view, including views that were not asked.
public enum ViewVerdict: Hashable, Sendable {
  /// It is the hit-test view.
  case received
  /// It is the hit-test view because another view's own `hitTest(_:with:)` returned it.
  case named(by: NodeSnapshot)
  /// It was asked and returned a view below it, which is the hit-test view.
  case passedOn(to: NodeSnapshot)
  /// It was asked and returned a view, but an ancestor returned a different one.
  case overruled(by: NodeSnapshot)
  /// It was asked, and rejected together with its descendants.
  case rejected(RejectionReason, at: CGPoint)
  /// It was not asked because an ancestor was rejected.
  case ancestorRejected(NodeSnapshot, RejectionReason)
  /// It was not asked because a view in front of it, or in front of an ancestor, claimed the point.
  case covered(by: NodeSnapshot)
  /// It was not asked because an ancestor's own `hitTest(_:with:)` did not ask it.
  case skipped(by: NodeSnapshot)
  /// It was not asked because a window in front of its own claimed the point.
  case windowInFront(NodeSnapshot, isOfHigherLevel: Bool)
  /// It was not asked because its window is hidden.
  case windowHidden(NodeSnapshot)
  /// It is in no window.
  case notInWindow

  /// Whether it is the hit-test view.
  public var isReceiver: Bool {
    switch self {
    case .received, .named: true
    default: false
    }
  }

  /// Whether the hit-test asked it.
  public var isAsked: Bool {
    switch self {
    case .received, .passedOn, .overruled, .rejected: true
    case .named, .ancestorRejected, .covered, .skipped, .windowInFront, .windowHidden,
      .notInWindow:
      false
    }
  }

  /// The stable code of the reason why it is not the hit-test view; nil for the hit-test view and its ancestors.
  public var code: String? {
    switch self {
    case .received, .named, .passedOn: nil
    case .overruled, .skipped: "hitTestOverridden"
    case .rejected(let reason, _): reason.code
    case .ancestorRejected: "ancestorRejected"
    case .covered: "covered"
    case .windowInFront(_, let isOfHigherLevel): isOfHigherLevel ? "windowLevel" : "covered"
    case .windowHidden: "windowHidden"
    case .notInWindow: "notInWindow"
    }
  }
}
