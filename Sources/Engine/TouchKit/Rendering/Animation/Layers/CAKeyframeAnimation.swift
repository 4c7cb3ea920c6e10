import Drawing
public import Foundation

/// An animation through several values, or along a path (Apple: CAKeyframeAnimation).
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; ignored if there is a path.
  open var values: [Any]?

  /// The path along which a point moves.
  open var path: CGPath? { didSet { route = nil } }

  /// The times of the values, as fractions of the duration 0…1; nil for even spacing.
  open var keyTimes: [NSNumber]?

  /// The paces from each value to the next; nil for constant speed.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// The interpolation between two values; linear by default.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// The rotation of the layer along the path; none by default.
  open var rotationMode: CAAnimationRotationMode?

  private var route: PathMeasure?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  override var sampleValue: Any? { values?.first }

  override func value(
    at moment: AnimationMoment,
    from current: LayerValue,
    form: LayerValue.Form
  ) -> LayerValue? {
    if path != nil { return place(at: moment.progress)?.point }
    let values = (values ?? []).map { LayerValue($0, form: form) ?? current }
    guard let first = values.first else { return nil }
    guard values.count > 1 else { return first }
    return KeyframeValues(values, track(of: values), calculationMode).value(at: moment.progress)
  }

  override func apply(_ moment: AnimationMoment, to look: CALayer) {
    super.apply(moment, to: look)
    guard let rotationMode, path != nil, let place = place(at: moment.progress) else { return }
    let angle = place.angle + (rotationMode == .rotateAutoReverse ? .pi : 0)
    let turn = CATransform3DMakeRotation(angle, 0, 0, 1)
    look.adopt(.transform(turn.followed(by: look.transform)), for: .transform)
  }

  private func track(of values: [LayerValue]) -> KeyframeTimes {
    KeyframeTimes(
      count: values.count,
      times: calculationMode.isPaced ? nil : keyTimes?.map(\.doubleValue),
      curves: timingFunctions?.map(\.curve),
      isDiscrete: calculationMode == .discrete
    )
  }

  private func place(at progress: Double) -> (point: LayerValue, angle: CGFloat)? {
    guard let path else { return nil }
    let route = self.route ?? PathMeasure(path.path)
    self.route = route
    let count = route.pieceCount
    guard count > 0 else { return nil }
    guard !calculationMode.isPaced else {
      let found = route.place(at: progress * route.length)
      return (.point(found.point), found.angle)
    }
    let times = KeyframeTimes(
      count: count + 1,
      times: keyTimes?.map(\.doubleValue),
      curves: timingFunctions?.map(\.curve),
      isDiscrete: calculationMode == .discrete
    )
    let step = times.step(at: progress)
    let part = calculationMode == .discrete ? 0 : step.part
    let found = route.place(inPiece: min(step.index, count - 1), at: step.index >= count ? 1 : part)
    return (.point(found.point), found.angle)
  }

  nonisolated deinit {}
}

/// The interpolation between the values of a keyframe animation (Apple: CAAnimationCalculationMode).
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: values jump.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation with constant speed over the whole path.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve with nearly constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// The rotation of a layer along its path (Apple: CAAnimationRotationMode).
nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
