import Foundation

/// The name under which a layer keeps a transition, whatever name it was added with.
nonisolated public let kCATransition = "transition"

/// Shows the way from what a layer shows to what it will show, as one movement (Apple:
/// CATransition).
///
/// Add it before the change: the picture of that moment is the old one. It has an effect on layers
/// of views in windows; other layers change at once (our choice).
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// What kind of movement; a dissolve unless set.
  open var type = CATransitionType.fade

  /// From where what is new comes; from the left, where the kind has a direction, unless set.
  open var subtype: CATransitionSubtype?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
  }

  /// How far away what is new begins, as parts of the layer's size.
  private var start: CGPoint {
    switch subtype {
    case .fromRight: CGPoint(x: 1, y: 0)
    case .fromTop: CGPoint(x: 0, y: -1)
    case .fromBottom: CGPoint(x: 0, y: 1)
    default: CGPoint(x: -1, y: 0)
    }
  }

  /// Shows the way on a view; the view changes afterwards.
  final func run(on view: UIView) {
    guard let application = view.attachedWindow?.application else { return }
    var settings = AnimationSettings(
      duration: duration / Double(speed > 0 ? speed : 1),
      options: .allowUserInteraction
    )
    settings.pace = .cubic(timingFunction?.curve ?? .linear)
    let way = CGPoint(x: start.x * view.bounds.width, y: start.y * view.bounds.height)
    let effect: TransitionEffect =
      switch type {
      case .push: .slide(.push, way)
      case .moveIn: .slide(.moveIn, way)
      case .reveal: .slide(.reveal, way)
      default: .dissolve
      }
    delegate?.animationDidStart(self)
    ViewTransition(of: view, effect, settings, application).run(nil) { [self] finished in
      delegate?.animationDidStop(self, finished: finished)
    }
  }

  nonisolated deinit {}
}

/// A kind of transition.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Names a kind.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old picture fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// What is new slides over the old picture.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// What is new pushes the old picture away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides away from what is new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Names a direction.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
