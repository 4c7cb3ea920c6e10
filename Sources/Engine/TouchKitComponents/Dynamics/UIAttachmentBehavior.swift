public import Foundation
import Geometry
@_spi(Components) public import TouchKit

/// A behavior that keeps an item at a distance from a point or another item (Apple:
/// UIAttachmentBehavior).
///
/// It acts like a rod, or like a spring if `frequency` is set.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  private enum Nature {
    case rod
    case rope
    case pin
    case fixed
  }

  /// The maximum frequency of a spring, in hertz, because a frame is too long for a faster one (our
  /// choice).
  private static let highestFrequency: CGFloat = 30

  private let first: (item: any UIDynamicItem, offset: UIOffset)
  private let second: (item: any UIDynamicItem, offset: UIOffset)?
  private let nature: Nature
  private var joints: [RigidJoint] = []
  private var isOutdated = false

  private init(
    _ first: (item: any UIDynamicItem, offset: UIOffset),
    _ second: (item: any UIDynamicItem, offset: UIOffset)?,
    anchor: CGPoint,
    _ nature: Nature
  ) {
    (self.first, self.second, self.nature) = (first, second, nature)
    anchorPoint = anchor
    let start = Self.place(first)
    let end = second.map(Self.place) ?? anchor
    length = CGVector(dx: end.x - start.x, dy: end.y - start.y).length
    super.init()
  }

  /// Attaches the center of an item to a point of the reference view.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init((item, .zero), nil, anchor: point, .rod)
  }

  /// Attaches a point of an item, relative to its center, to a point of the reference view.
  public convenience init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) { self.init((item, offset), nil, anchor: point, .rod) }

  /// Attaches the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init((item1, .zero), (item2, .zero), anchor: .zero, .rod)
  }

  /// Attaches points of two items, relative to their centers.
  public convenience init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init((item1, offset1), (item2, offset2), anchor: .zero, .rod) }

  /// Attaches points of two items by a rope: their distance cannot grow beyond the current one.
  public class func limitAttachment(
    with item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior((item1, offset1), (item2, offset2), anchor: .zero, .rope)
  }

  /// Attaches two items by a pivot at a point of the reference view, about which they turn.
  public class func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { tied(item1, item2, at: point, .pin) }

  /// Attaches two items at a point of the reference view, without any rotation about it.
  public class func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { tied(item1, item2, at: point, .fixed) }

  private class func tied(
    _ item1: any UIDynamicItem,
    _ item2: any UIDynamicItem,
    at point: CGPoint,
    _ nature: Nature
  ) -> UIAttachmentBehavior {
    func offset(of item: any UIDynamicItem) -> UIOffset {
      let way = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
      let place = way.applying(item.turn.inverted())
      return UIOffset(horizontal: place.x, vertical: place.y)
    }
    return UIAttachmentBehavior(
      (item1, offset(of: item1)),
      (item2, offset(of: item2)),
      anchor: point,
      nature
    )
  }

  nonisolated deinit {}

  /// The attached items.
  open var items: [any UIDynamicItem] { [first.item] + (second.map { [$0.item] } ?? []) }

  /// The kind of attachment: to another item, or to a point.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The anchor point, in points of the reference view.
  open var anchorPoint: CGPoint { didSet { outdate() } }

  /// The distance between the ends, in points; the initial distance by default.
  open var length: CGFloat { didSet { outdate() } }

  /// The damping of a spring: 0, the default, means none, and 1 means no oscillation.
  open var damping: CGFloat = 0 { didSet { outdate() } }

  /// The frequency of a spring, in hertz; 0, the default, means a rod.
  open var frequency: CGFloat = 0 { didSet { outdate() } }

  private func outdate() {
    isOutdated = true
    didChange()
  }

  // MARK: - For the animator

  override var involvedItems: [any UIDynamicItem] { items }

  override func prepare(_ world: DynamicWorld) {
    if isOutdated { retire(from: world) }
    guard joints.isEmpty, let body = world.body(of: first.item)?.rigid else { return }
    let start = RigidJoint.End(body, first.offset.point)
    var end = RigidJoint.End(anchorPoint)
    var mass = body.mass
    if let second {
      guard let other = world.body(of: second.item)?.rigid else { return }
      end = RigidJoint.End(other, second.offset.point)
      if !other.isFixed { mass = body.isFixed ? other.mass : 1 / (1 / mass + 1 / other.mass) }
    }
    joints = kinds(mass).compactMap { world.rigid.join($0, start, end) }
  }

  private func kinds(_ mass: CGFloat) -> [RigidJoint.Kind] {
    switch nature {
    case .pin: return [.pivot]
    case .fixed: return [.pivot, .sameAngle]
    case .rope: return [.rope(length: length)]
    case .rod where frequency > 0:
      let pace = 2 * .pi * min(frequency, Self.highestFrequency)
      let sound = mass.isFinite ? mass : 1
      return [
        .spring(
          length: length,
          stiffness: sound * pace * pace,
          damping: 2 * max(0, damping) * sound * pace
        )
      ]
    case .rod: return length < 0.5 ? [.pivot] : [.rod(length: length)]
    }
  }

  override func retire(from world: DynamicWorld) {
    for joint in joints { world.rigid.remove(joint) }
    joints = []
    isOutdated = false
  }

  private static func place(_ end: (item: any UIDynamicItem, offset: UIOffset)) -> CGPoint {
    let way = end.offset.point.applying(end.item.turn)
    return CGPoint(x: end.item.center.x + way.x, y: end.item.center.y + way.y)
  }
}

extension UIAttachmentBehavior {
  /// The kinds of attachments.
  nonisolated public enum AttachmentType: Int, Sendable {
    /// An attachment to another item.
    case items = 0
    /// An attachment to a point.
    case anchor = 1
  }
}

extension UIDynamicItem {
  /// The rotation of the item without its scale.
  fileprivate var turn: CGAffineTransform {
    CGAffineTransform(rotationAngle: atan2(transform.b, transform.a))
  }
}

extension UIOffset {
  /// The offset as a point.
  fileprivate var point: CGPoint { CGPoint(x: horizontal, y: vertical) }
}
