public import Foundation
public import Geometry
@_spi(Components) import TouchKit

/// Pulls items one way, all equally fast (Apple: UIGravityBehavior).
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems

  /// How fast items get at a magnitude of 1, in points per second squared.
  private static let unit: CGFloat = 1000

  /// Creates a behavior that pulls items down.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  nonisolated deinit {}

  /// The items that are pulled.
  open var items: [any UIDynamicItem] { list.list }

  /// Pulls an item, too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Pulls an item no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// Where it pulls and how much: 1 makes items faster by 1000 points per second in each second;
  /// (0, 1), down, unless set.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

  /// Where it pulls, in radians, clockwise from the right; it keeps the magnitude when set.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How much it pulls; it keeps the angle when set.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Says where it pulls and how much.
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
