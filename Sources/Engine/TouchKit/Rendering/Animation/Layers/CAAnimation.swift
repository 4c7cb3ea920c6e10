public import Foundation

/// Something that changes how a layer is shown for a while, added with `CALayer.add(_:forKey:)`
/// (Apple: CAAnimation).
///
/// The layer keeps a copy. What clients set and read stays as it is: only the picture changes, and
/// `presentation()` tells how.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()
  private var clientValues: [String: Any] = [:]

  /// Creates an animation.
  public override init() { super.init() }

  /// Creates an animation; archives of animations do not exist on this platform.
  public required init?(coder: NSCoder) { super.init() }

  // Said explicitly, so that subclasses in any module may have a deinit of their own.
  nonisolated deinit {}

  /// The pace of each time; nil, the default, for the same speed all the way.
  open var timingFunction: CAMediaTimingFunction?

  /// The delegate, called when it begins and ends; kept alive by the animation.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer forgets it when it ends; true unless set.
  open var isRemovedOnCompletion = true

  /// Kept for the client: every animation here is as smooth as the screen.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The value that a property has unless set; nil for unknown ones.
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

  /// When it begins, in the layer's time, in seconds; 0 for when it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How long one time takes, in seconds; 0 for as long as the transaction says.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How fast it runs; 1 unless set.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// Where in its own time it begins, in seconds; 0 unless set.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How often it runs, also in part; 0 for once, infinity for ever.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// How long it runs again and again, in seconds; 0 for as often as `repeatCount` says.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether it also runs backwards, each time; false unless set.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What is seen of it before it begins and after it ended; nothing unless set.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: - Values for clients

  /// A value that a client gave the animation under a name.
  open func value(forKey key: String) -> Any? { clientValues[key] }

  /// Keeps a value under a name, for the client's own use.
  open func setValue(_ value: Any?, forKey key: String) { clientValues[key] = value }

  // MARK: - As an action

  /// Adds the animation to a layer, under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: - Copying

  /// An animation of the same class with the same values.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { copy() }

  /// An animation of the same class with the same values.
  open nonisolated override func copy() -> Any {
    // Foundation declares `copy` for no actor; animations are of the main actor and copied on it.
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

  /// Takes over the values of another animation.
  func copyValues(from other: CAAnimation) {
    timing = other.timing
    clientValues = other.clientValues
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  // MARK: - What it does

  /// How much is done after a part of one time that takes so long, in seconds.
  func progress(at part: Double, of duration: TimeInterval) -> Double {
    timingFunction?.curve.progress(at: part) ?? part
  }

  /// Lets the animation have its say in how a layer looks.
  func apply(_ moment: AnimationMoment, to look: CALayer) {}

  /// The same at a moment of the surrounding's time, in seconds.
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

/// How far an animation is.
struct AnimationMoment {
  /// How much is done, 0…1, or a little beyond where it overshoots.
  var progress: Double
  /// How many times ended before.
  var cycle: Int
  /// How long one time takes, in seconds.
  var duration: TimeInterval
}
