public import Foundation
public import Geometry
@_spi(Components) public import TouchKit

/// What a dynamic animator can move: views, and attributes of collection layouts
/// (Apple: UIDynamicItem).
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where the middle of the item is, in points of the animator's reference view.
  var center: CGPoint { get set }

  /// The size of the item, in points.
  var bounds: CGRect { get }

  /// How the item is turned; the animator turns it further.
  var transform: CGAffineTransform { get set }

  /// What outline the item has when it meets other items; a rectangle unless said.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline of an item whose outline is a path, which has to be convex, about the middle of the
  /// item; empty unless said.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// No path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
