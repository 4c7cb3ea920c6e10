extension UIView {
  /// How an animation runs (Apple: UIView.AnimationOptions).
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with their animated superviews, so that they move with them.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The animated views take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// What cannot be added to a running animation begins where that one is now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It begins anew whenever it has ended.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It also runs backwards, each time.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another animation it keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another animation it keeps its own pace.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are redrawn while they are animated, as they always are here.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides and shows them instead of removing and adding.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inside another animation it keeps its own options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the pace unless another is named.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition without an effect of its own.
    public static let transitionNone: AnimationOptions = []
    /// The view is turned over from its left edge.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view is turned over from its right edge.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old look is rolled up; shown as a push upwards here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new look is rolled down; shown as a push downwards here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old look fades while the new one appears.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view is turned over from its top edge.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view is turned over from its bottom edge.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// What an animation inside another takes over from it.
    static let inheritable: AnimationOptions = [
      .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]

    /// The pace that the bits name.
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
    /// The same speed all the way.
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
