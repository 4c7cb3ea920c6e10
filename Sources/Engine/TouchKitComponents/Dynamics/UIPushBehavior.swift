public import Foundation
public import Geometry
@_spi(Components) public import TouchKit

/// A behavior that pushes items once, or while it is active (Apple: UIPushBehavior).
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  private let kind: Mode
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var isActive = true

  /// The speed that a push of magnitude 1 adds to an item of 100 by 100 points, in points per
  /// second.
  ///
  /// An instantaneous push adds it at once, a continuous push in each second.
  private static let unit: CGFloat = 100

  /// Creates a behavior that pushes items once its direction is set.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItems(items)
    kind = mode
    super.init()
  }

  nonisolated deinit {}

  /// The items that the behavior pushes.
  open var items: [any UIDynamicItem] { list.list }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    didChange()
  }

  /// Returns the offset of the push from the item's center, in points of the item.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the offset of the push from the item's center, which rotates the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    didChange()
  }

  /// The mode: one push, or a continuous push.
  open var mode: Mode { kind }

  /// Whether the behavior pushes; true by default, and false after an instantaneous push.
  ///
  /// Setting it to true repeats an instantaneous push.
  open var active: Bool {
    get { isActive }
    set {
      isActive = newValue
      didChange()
    }
  }

  /// The direction and magnitude of the push; zero by default.
  ///
  /// A continuous push of 1 accelerates an item of 100 by 100 points and density 1 by 100 points
  /// per second squared.
  open var pushDirection = CGVector() { didSet { didChange() } }

  /// The direction, in radians, clockwise from the right; setting it keeps the magnitude.
  open var angle: CGFloat {
    get { direction }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude; setting it keeps the angle.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(direction, magnitude: newValue) }
  }

  /// Sets the direction and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    lastAngle = angle
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// The angle, which is kept if the magnitude is zero.
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
  /// The modes of pushing.
  nonisolated public enum Mode: Int, Sendable {
    /// A continuous push.
    case continuous = 0
    /// One push.
    case instantaneous = 1
  }
}
