public import Foundation
import Geometry
@_spi(Components) import TouchKit

/// Says what items are made of, and how fast they are (Apple: UIDynamicItemBehavior).
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private(set) final var list: DynamicItems
  /// What was added to the speeds of items that do not move yet.
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

  /// The items of which it says something.
  open var items: [any UIDynamicItem] { list.list }

  /// Says the same of an item, too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Says nothing of an item any more.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  // MARK: - What they are made of

  /// How much of their speed they keep when they bounce, from 0 to 1; 0 unless set.
  open var elasticity: CGFloat {
    get { material.elasticity }
    set { material.elasticity = newValue }
  }

  /// How much they stick to what they slide along; 0 unless set, 1 is much.
  open var friction: CGFloat {
    get { material.friction }
    set { material.friction = newValue }
  }

  /// How heavy they are for their size; 1 unless set.
  open var density: CGFloat {
    get { material.density }
    set { material.density = newValue }
  }

  /// How much slower they get by themselves; 0 unless set, 1 is a loss of all speed in a second if
  /// it did not get less with the speed.
  open var resistance: CGFloat {
    get { material.resistance }
    set { material.resistance = newValue }
  }

  /// How much slower they turn by themselves; 0 unless set.
  open var angularResistance: CGFloat {
    get { material.angularResistance }
    set { material.angularResistance = newValue }
  }

  /// Whether they stay where they are, and other items bounce off them; false unless set.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { material.isAnchored = newValue }
  }

  /// Whether they turn; true unless set.
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set { material.allowsRotation = newValue }
  }

  // MARK: - How fast they are

  /// Makes an item faster, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    let former = linear[ObjectIdentifier(item)] ?? .zero
    linear[ObjectIdentifier(item)] = CGPoint(x: former.x + velocity.x, y: former.y + velocity.y)
    didChange()
  }

  /// How fast an item is, in points per second; zero for one of which it says nothing.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard list.contains(item) else { return .zero }
    dynamicAnimator?.update()
    guard let velocity = dynamicAnimator?.world.body(of: item)?.rigid.velocity else {
      return linear[ObjectIdentifier(item)] ?? .zero
    }
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Makes an item turn faster, in radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    angular[ObjectIdentifier(item), default: 0] += velocity
    didChange()
  }

  /// How fast an item turns, in radians per second; zero for one of which it says nothing.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard list.contains(item) else { return 0 }
    dynamicAnimator?.update()
    return dynamicAnimator?.world.body(of: item)?.rigid.angularVelocity
      ?? angular[ObjectIdentifier(item)] ?? 0
  }

  override var involvedItems: [any UIDynamicItem] { list.list }

  /// Makes the bodies of items faster by what was added meanwhile.
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
