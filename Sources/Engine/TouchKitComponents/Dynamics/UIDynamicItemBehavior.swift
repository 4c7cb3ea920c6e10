public import Foundation
import Geometry
@_spi(Components) import TouchKit

/// A behavior that sets material and velocity of items (Apple: UIDynamicItemBehavior).
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private(set) final var list: DynamicItems
  /// The velocities that were added to items without a body.
  private var linear: [ObjectIdentifier: CGPoint] = [:]
  private var angular: [ObjectIdentifier: CGFloat] = [:]
  private(set) final var material = DynamicBody.Material(elasticity: 0, friction: 0) {
    didSet { didChange() }
  }

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  nonisolated deinit {}

  /// The items of the behavior.
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

  // MARK: - Material

  /// The part of the speed that items keep in a collision, from 0 to 1; 0 by default.
  open var elasticity: CGFloat {
    get { material.elasticity }
    set { material.elasticity = newValue }
  }

  /// The friction of items that slide along each other; 0 by default, 1 is strong.
  open var friction: CGFloat {
    get { material.friction }
    set { material.friction = newValue }
  }

  /// The mass of items relative to their size; 1 by default.
  open var density: CGFloat {
    get { material.density }
    set { material.density = newValue }
  }

  /// The linear resistance of the items; 0 by default.
  ///
  /// At 1, the initial rate would stop an item within one second; the rate falls with the speed.
  open var resistance: CGFloat {
    get { material.resistance }
    set { material.resistance = newValue }
  }

  /// The resistance to rotation; 0 by default.
  open var angularResistance: CGFloat {
    get { material.angularResistance }
    set { material.angularResistance = newValue }
  }

  /// Whether the items stay in place while other items bounce off them; false by default.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { material.isAnchored = newValue }
  }

  /// Whether the items can rotate; true by default.
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set { material.allowsRotation = newValue }
  }

  // MARK: - Velocity

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    let former = linear[ObjectIdentifier(item)] ?? .zero
    linear[ObjectIdentifier(item)] = CGPoint(x: former.x + velocity.x, y: former.y + velocity.y)
    didChange()
  }

  /// Returns the velocity of an item, in points per second; zero for other items.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard list.contains(item) else { return .zero }
    dynamicAnimator?.update()
    guard let velocity = dynamicAnimator?.world.body(of: item)?.rigid.velocity else {
      return linear[ObjectIdentifier(item)] ?? .zero
    }
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds to the angular velocity of an item, in radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    angular[ObjectIdentifier(item), default: 0] += velocity
    didChange()
  }

  /// Returns the angular velocity of an item, in radians per second; zero for other items.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard list.contains(item) else { return 0 }
    dynamicAnimator?.update()
    return dynamicAnimator?.world.body(of: item)?.rigid.angularVelocity
      ?? angular[ObjectIdentifier(item)] ?? 0
  }

  override var involvedItems: [any UIDynamicItem] { list.list }

  /// Adds the stored velocities to the bodies of the items.
  final func passOnVelocities(to world: DynamicWorld) {
    for item in list.list {
      guard let body = world.body(of: item), !body.material.isAnchored else { continue }
      if let speed = linear[ObjectIdentifier(item)] {
        body.rigid.velocity.dx += speed.x
        body.rigid.velocity.dy += speed.y
      }
      body.rigid.angularVelocity += angular[ObjectIdentifier(item)] ?? 0
    }
    (linear, angular) = ([:], [:])
  }
}
