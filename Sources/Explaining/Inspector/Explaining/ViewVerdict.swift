public import TouchTrace
public import Foundation

/// What a hit-test made of one view, also of those that it did not ask.
public enum ViewVerdict: Hashable, Sendable {
  /// It is the hit-test view.
  case received
  /// It is the hit-test view because another view's own `hitTest(_:with:)` answered so.
  case named(by: NodeSnapshot)
  /// It was asked and answered with a view below it, which is the hit-test view.
  case passedOn(to: NodeSnapshot)
  /// It was asked and answered a view, but one above it answered something else of its own.
  case overruled(by: NodeSnapshot)
  /// It was asked, and passed over together with everything below it.
  case rejected(RejectionReason, at: CGPoint)
  /// It was not asked: a view above it was passed over.
  case ancestorRejected(NodeSnapshot, RejectionReason)
  /// It was not asked: a view in front of it, or in front of one above it, took the point.
  case covered(by: NodeSnapshot)
  /// It was not asked: a view above it has its own `hitTest(_:with:)`, which did not.
  case skipped(by: NodeSnapshot)
  /// It was not asked: a window in front of its own took the point.
  case windowInFront(NodeSnapshot, isOfHigherLevel: Bool)
  /// It was not asked: its window is hidden.
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

  /// The stable code of the reason for which it is not the hit-test view; nil where there is none.
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
