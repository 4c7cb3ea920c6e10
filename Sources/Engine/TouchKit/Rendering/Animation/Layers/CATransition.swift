import Foundation

/// The key under which a layer keeps a transition, regardless of the key it was added with.
nonisolated public let kCATransition = "transition"

/// An animation from a layer's old content to its new content (Apple: CATransition).
///
/// Add it before the change, because the picture of that moment is the old one. It affects layers of views in windows;
/// other layers change at once (our choice).
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind of transition; a dissolve by default.
  open var type = CATransitionType.fade

  /// The side from which the new content comes; the left by default, for kinds with a direction.
  open var subtype: CATransitionSubtype?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
  }

  /// The distance at which the new content begins, in fractions of the layer's size.
  private var start: CGPoint {
    switch subtype {
    case .fromRight: CGPoint(x: 1, y: 0)
    case .fromTop: CGPoint(x: 0, y: -1)
    case .fromBottom: CGPoint(x: 0, y: 1)
    default: CGPoint(x: -1, y: 0)
    }
  }

  /// Runs the transition on a view, which changes afterwards.
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

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old picture fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old picture.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old picture away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides away and reveals the new content.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A transition from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// A transition from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// A transition from above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// A transition from below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
