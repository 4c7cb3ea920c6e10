public import Foundation
import Geometry
@_spi(Components) import TouchKit

/// Draws an item to a point, where it arrives upright after a little swinging
/// (Apple: UISnapBehavior).
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// How fast it swings, in radians per second (our choice).
  private static let pace: CGFloat = 14
  /// How much it is slowed down, as part of what keeps it from swinging, at the least and the most
  /// damping (our choice).
  private static let damping: ClosedRange<CGFloat> = 0.4...1
  /// So near to the point it has arrived, in points (our choice).
  private static let nearness: CGFloat = 1

  /// Creates a behavior that draws an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  nonisolated deinit {}

  /// Where the item is drawn to.
  open var snapPoint: CGPoint { didSet { didChange() } }

  /// How little the item swings at the end, from 0 to 1; 0.5 unless set.
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
