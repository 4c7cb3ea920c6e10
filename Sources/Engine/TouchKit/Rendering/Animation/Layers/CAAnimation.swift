public import Foundation

/// A temporary change of a layer's appearance, added with `CALayer.add(_:forKey:)` (Apple: CAAnimation).
///
/// The layer keeps a copy. The values that clients set and read do not change. Only the picture changes, and
/// `presentation()` returns the visible values.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()
  private var clientValues: [String: Any] = [:]

  /// Creates an animation.
  public override init() { super.init() }

  /// Creates an animation; this platform has no archives of animations.
  public required init?(coder: NSCoder) { super.init() }

  // Explicit so that subclasses in any module can have their own deinit.
  nonisolated deinit {}

  /// The pace of each cycle; nil, the default, for constant speed.
  open var timingFunction: CAMediaTimingFunction?

  /// The delegate, called at the beginning and the end; retained by the animation.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer removes it when it ends; true by default.
  open var isRemovedOnCompletion = true

  /// The wanted frame rate, kept for the client; every animation here runs at the screen's rate.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Returns the default value of a property; nil for unknown ones.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "duration", "beginTime", "timeOffset", "repeatDuration": 0.0
    case "speed": Float(1)
    case "repeatCount": Float(0)
    case "autoreverses": false
    case "removedOnCompletion": true
    default: nil
    }
  }

  // MARK: - Timing

  /// The time at which it begins, in seconds of the layer's time; 0 for the time when it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The duration of one cycle, in seconds; 0 for the duration of the transaction.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// The speed of its time; 1 by default.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// The offset in its own time at which it begins, in seconds; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// The number of cycles, which can be fractional; 0 for one, infinity for ever.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// The total time of all cycles, in seconds; 0 for the number in `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether each cycle also runs backwards; false by default.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The visible values before it begins and after it ends; none by default.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: - Values for clients

  /// Returns a value that a client stored in the animation under a name.
  open func value(forKey key: String) -> Any? { clientValues[key] }

  /// Stores a value under a name, for the client's own use.
  open func setValue(_ value: Any?, forKey key: String) { clientValues[key] = value }

  // MARK: - As an action

  /// Adds the animation to a layer, under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: - Copying

  /// Returns an animation of the same class with the same values.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { copy() }

  /// Returns an animation of the same class with the same values.
  open nonisolated override func copy() -> Any {
    // Foundation declares `copy` for no actor, but animations belong to the main actor and are copied there.
    nonisolated(unsafe) var result: Any = self
    MainActor.assumeIsolated { result = duplicate() }
    return result
  }

  final func duplicate() -> CAAnimation {
    guard let twin = ObjectCreation.makeObject(of: type(of: self)) as? CAAnimation else {
      return self
    }
    twin.copyValues(from: self)
    return twin
  }

  /// Copies the values of another animation.
  func copyValues(from other: CAAnimation) {
    timing = other.timing
    clientValues = other.clientValues
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  // MARK: - What it does

  /// Returns the progress after a fraction of one cycle with a duration in seconds.
  func progress(at part: Double, of duration: TimeInterval) -> Double {
    timingFunction?.curve.progress(at: part) ?? part
  }

  /// Applies the animation to a layer's appearance.
  func apply(_ moment: AnimationMoment, to look: CALayer) {}

  /// Applies the animation at a moment of its parent's time, in seconds.
  final func apply(
    at time: TimeInterval,
    begun: TimeInterval,
    usual: TimeInterval,
    to look: CALayer
  ) {
    let active = timing.activeTime(at: time, begun: begun)
    guard let position = timing.position(at: active, usual: usual) else { return }
    let duration = timing.oneWay(usual)
    let moment = AnimationMoment(
      progress: progress(at: position.part, of: duration),
      cycle: position.cycle,
      duration: duration
    )
    apply(moment, to: look)
  }
}

/// The progress of an animation.
struct AnimationMoment {
  /// The progress, 0…1, or slightly beyond where it overshoots.
  var progress: Double
  /// The number of completed cycles.
  var cycle: Int
  /// The duration of one cycle, in seconds.
  var duration: TimeInterval
}
