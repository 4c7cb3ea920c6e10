public import Foundation
public import Geometry
@_spi(Components) import TouchKit

/// A behavior that accelerates all items equally in one direction (Apple: UIGravityBehavior).
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems

  /// The acceleration at a magnitude of 1, in points per second squared.
  private static let unit: CGFloat = 1000

  /// Creates a behavior that accelerates items downwards.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  nonisolated deinit {}

  /// The items that gravity accelerates.
  open var items: [any UIDynamicItem] { list.list }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// The direction and magnitude of gravity; (0, 1), downwards, by default.
  ///
  /// A magnitude of 1 is an acceleration of 1000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

  /// The direction, in radians, clockwise from the right; setting it keeps the magnitude.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude; setting it keeps the angle.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var involvedItems: [any UIDynamicItem] { list.list }

  override func exert(in world: DynamicWorld, for duration: Double) {
    for item in list.list {
      guard let body = world.body(of: item)?.rigid, !body.isFixed else { continue }
      let force = body.mass * Self.unit
      body.pull(CGVector(dx: gravityDirection.dx * force, dy: gravityDirection.dy * force))
    }
  }
}
