public import Foundation

/// The pace of an animation, given by a curve from (0, 0) to (1, 1); immutable (Apple: CAMediaTimingFunction).
nonisolated open class CAMediaTimingFunction: NSObject, NSCopying, @unchecked Sendable {
  final let curve: CubicCurve

  /// Creates a pace by its name; an unknown name is linear.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .standard
      default: .linear
      }
    super.init()
  }

  /// Creates a pace from the two control points of its curve, x between 0 and 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// Creates a linear pace; this platform has no archives of paces.
  public required init?(coder: NSCoder) {
    curve = .linear
    super.init()
  }

  /// Copies one of the four points of the curve to memory, x before y.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [CGPoint.zero, curve.firstControl, curve.secondControl, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// Returns the same object, because a pace is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the same object, because a pace is immutable.
  open override func copy() -> Any { self }

  /// Whether another object is an equal pace.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// A hash that equal paces share.
  open override var hash: Int { curve.hashValue }
}

/// The name of a pace (Apple: CAMediaTimingFunctionName).
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's pace, which begins faster than it ends.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
