public import Foundation
public import Geometry
@_spi(Components) public import TouchKit

/// Pushes items, once or as long as it is active (Apple: UIPushBehavior).
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  private let kind: Mode
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var isActive = true

  /// What a push of a magnitude of 1 adds to the speed of an item of 100 by 100 points, in points per
  /// second, at once or in each second.
  private static let unit: CGFloat = 100

  /// Creates a behavior that pushes items as soon as its direction is set.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItems(items)
    kind = mode
    super.init()
  }

  nonisolated deinit {}

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.list }

  /// Pushes an item, too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Pushes an item no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    didChange()
  }

  /// How far from its middle an item is pushed, in points of the item.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Says how far from its middle an item is pushed, which turns it.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    didChange()
  }

  /// Whether it pushes once or all the time.
  open var mode: Mode { kind }

  /// Whether it pushes; true unless set, and false after it pushed once.
  ///
  /// Set, a behavior that pushes once does so again.
  open var active: Bool {
    get { isActive }
    set {
      isActive = newValue
      didChange()
    }
  }

  /// Where it pushes and how much; nowhere unless set.
  ///
  /// All the time, 1 makes an item of 100 by 100 points and a density of 1 faster by 100 points per
  /// second in each second.
  open var pushDirection = CGVector() { didSet { didChange() } }

  /// Where it pushes, in radians, clockwise from the right; it keeps the magnitude when set.
  open var angle: CGFloat {
    get { direction }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How much it pushes; it keeps the angle when set.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(direction, magnitude: newValue) }
  }

  /// Says where it pushes and how much.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    lastAngle = angle
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// The angle, which a push of no magnitude has, too.
  private var direction: CGFloat {
    pushDirection == CGVector() ? lastAngle : atan2(pushDirection.dy, pushDirection.dx)
  }
  private var lastAngle: CGFloat = 0

  override var involvedItems: [any UIDynamicItem] { list.list }

  override func exert(in world: DynamicWorld, for duration: Double) {
    guard isActive, pushDirection != CGVector() else { return }
    let force = CGVector(dx: pushDirection.dx * Self.unit, dy: pushDirection.dy * Self.unit)
    for item in list.list {
      guard let body = world.body(of: item), !body.rigid.isFixed else { continue }
      let offset = targetOffsetFromCenter(for: item)
      let place = body.turned(CGPoint(x: offset.horizontal, y: offset.vertical))
      if kind == .continuous {
        body.rigid.pull(force, at: place)
      } else {
        body.rigid.push(force, at: place)
      }
    }
    if kind == .instantaneous { isActive = false }
  }
}

extension UIPushBehavior {
  /// How often a behavior pushes.
  nonisolated public enum Mode: Int, Sendable {
    /// All the time.
    case continuous = 0
    /// Once.
    case instantaneous = 1
  }
}
