extension UIView {
  /// The options of an animation (Apple: UIView.AnimationOptions).
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with their animated superviews, so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The animated views receive touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// A change that cannot be additive begins at the present value of the running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation starts again whenever it ends.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each cycle also runs backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested animation keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested animation keeps its own pace.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are redrawn during the animation, which is always the case here.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides and shows them instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A nested animation keeps its own options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default pace.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition without its own effect.
    public static let transitionNone: AnimationOptions = []
    /// The view flips over from its left edge.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips over from its right edge.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old content curls up; shown as a push upwards here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new content curls down; shown as a push downwards here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old content fades out while the new one fades in.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view flips over from its top edge.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view flips over from its bottom edge.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The options that a nested animation inherits.
    static let inheritable: AnimationOptions = [
      .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]

    /// The pace that the bits encode.
    var namedCurve: UIView.AnimationCurve {
      UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut
    }
  }

  /// The pace of an animation (Apple: UIView.AnimationCurve).
  nonisolated public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Constant speed.
    case linear = 3

    var cubic: CubicCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
