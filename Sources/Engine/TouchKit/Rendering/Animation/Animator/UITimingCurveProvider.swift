public import Foundation

/// An object that provides the pace of an animator (Apple: UITimingCurveProvider).
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The type of the pace.
  var timingCurveType: UITimingCurveType { get }

  /// The curve, for types that have one.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring, for types that have one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The type of a pace (Apple: UITimingCurveType).
nonisolated public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the named curves.
  case builtin = 0
  /// A curve given by its control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring while it plays, and a curve while it is scrubbed.
  case composed = 3
}

/// A pace given by a cubic Bézier curve (Apple: UICubicTimingParameters).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  final let curve: CubicCurve

  /// The named curve; `easeInOut` for unnamed curves.
  public final let animationCurve: UIView.AnimationCurve

  /// Whether it was created from a name.
  private let isNamed: Bool

  nonisolated deinit {}

  /// Creates the system's own pace, which begins faster than it ends.
  public override init() {
    curve = .standard
    animationCurve = .easeInOut
    isNamed = true
    super.init()
  }

  /// Creates a named pace.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve.cubic
    animationCurve = curve
    isNamed = true
    super.init()
  }

  /// Creates a pace from the control points of a curve from (0, 0) to (1, 1).
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = CubicCurve(point1.x, point1.y, point2.x, point2.y)
    animationCurve = .easeInOut
    isNamed = false
    super.init()
  }

  /// The first control point.
  open var controlPoint1: CGPoint { curve.firstControl }

  /// The second control point.
  open var controlPoint2: CGPoint { curve.secondControl }

  /// The type of the pace: builtin for a named curve, cubic for control points.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }

  /// These parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Always nil, because the pace is a curve.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
