public import Foundation
import Geometry
@_spi(Components) import TouchKit

/// A behavior that moves an item to a point, where it settles upright with a small oscillation
/// (Apple: UISnapBehavior).
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// The frequency of the oscillation, in radians per second (our choice).
  private static let pace: CGFloat = 14
  /// The damping ratio at the minimum and maximum of `damping` (our choice).
  ///
  /// At 1, the item does not oscillate.
  private static let damping: ClosedRange<CGFloat> = 0.4...1
  /// The distance at which the item has arrived, in points (our choice).
  private static let nearness: CGFloat = 1

  /// Creates a behavior that moves an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  nonisolated deinit {}

  /// The point that the item moves to.
  open var snapPoint: CGPoint { didSet { didChange() } }

  /// The damping of the final oscillation, from 0 to 1; 0.5 by default.
  open var damping: CGFloat = 0.5 { didSet { didChange() } }

  override var involvedItems: [any UIDynamicItem] { [item] }

  override func exert(in world: DynamicWorld, for duration: Double) {
    guard let body = world.body(of: item)?.rigid, !body.isFixed else { return }
    let part = min(max(damping, 0), 1)
    let range = Self.damping
    let ratio = range.lowerBound + part * (range.upperBound - range.lowerBound)
    let (stiffness, friction) = (Self.pace * Self.pace, 2 * ratio * Self.pace)
    let (place, velocity) = (body.position, body.velocity)
    body.pull(
      CGVector(
        dx: body.mass * (stiffness * (snapPoint.x - place.x) - friction * velocity.dx),
        dy: body.mass * (stiffness * (snapPoint.y - place.y) - friction * velocity.dy)
      )
    )
    guard body.moment.isFinite else { return }
    body.twist(body.moment * (-stiffness * body.angle - friction * body.angularVelocity))
  }

  override func settle(_ world: DynamicWorld) {
    guard let body = world.body(of: item)?.rigid, !body.isFixed else { return }
    let place = body.position
    guard abs(place.x - snapPoint.x) < Self.nearness, abs(place.y - snapPoint.y) < Self.nearness
    else { return }
    body.position = snapPoint
    body.angle = 0
  }
}
