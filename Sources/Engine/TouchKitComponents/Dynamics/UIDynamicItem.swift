public import Foundation
public import Geometry
@_spi(Components) public import TouchKit

/// An object that a dynamic animator can move: a view, or layout attributes (Apple: UIDynamicItem).
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item, in points of the animator's reference view.
  var center: CGPoint { get set }

  /// The size of the item, in points.
  var bounds: CGRect { get }

  /// The rotation of the item; the animator changes it.
  var transform: CGAffineTransform { get set }

  /// The type of the collision outline; a rectangle by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline of an item whose outline type is a path; empty by default.
  ///
  /// The path must be convex, with coordinates relative to the center of the item.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
