public import Foundation
public import TouchKit

/// A view that logs each question of the hit-test, in the order in which they come.
///
/// `card.hitTest` is logged before the view looks at itself and its subviews, `card.pointInside` when
/// it asks whether the point is its own. What it answers is what a plain view answers. It is a class
/// of its own because overriding these methods shows: explanations then say that a view's own code
/// decided.
@preconcurrency @MainActor
open class ProbeHitTestView: UIView {
  /// Who is told of the questions.
  public let log: ProbeLog
  /// What the log calls it.
  public let probeName: String

  // See `Stage`.
  nonisolated deinit {}

  /// Creates a probe with a name, a frame in its superview's points, and a log.
  public init(_ name: String, frame: CGRect = .zero, log: ProbeLog) {
    self.log = log
    probeName = name
    super.init(frame: frame)
    accessibilityIdentifier = name
  }

  /// Archives are absent: there is no probe without a log.
  public required init?(coder: NSCoder) { nil }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    log.add(probeName, "hitTest")
    return super.hitTest(point, with: event)
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    log.add(probeName, "pointInside")
    return super.point(inside: point, with: event)
  }
}
