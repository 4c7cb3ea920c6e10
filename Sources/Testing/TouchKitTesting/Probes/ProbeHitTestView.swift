public import Foundation
public import TouchKit

/// A view that logs each question of the hit test, in the order of the questions.
///
/// It logs `card.hitTest` before it tests itself and its subviews, and `card.pointInside` when it tests the point.
/// Its results are those of a plain view. It is a class of its own because these overrides have an effect:
/// explanations then report that a view's own code decided.
@preconcurrency @MainActor
open class ProbeHitTestView: UIView {
  /// The log that receives the questions.
  public let log: ProbeLog
  /// The name of the probe in the log.
  public let probeName: String

  // Isolated to no actor, for the reason given in `Stage`.
  nonisolated deinit {}

  /// Creates a probe with a name, a frame in its superview's points, and a log.
  public init(_ name: String, frame: CGRect = .zero, log: ProbeLog) {
    self.log = log
    probeName = name
    super.init(frame: frame)
    accessibilityIdentifier = name
  }

  /// Returns nil, because a probe needs a log and archives contain none.
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
