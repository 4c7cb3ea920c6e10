import Foundation
import Geometry

/// The way from one view's coordinates to another's: up to where their branches meet, and down again.
@MainActor
struct ViewConversion {
  private let source: UIView?
  private let target: UIView?

  /// Describes the way between two views; nil stands for the window of the other.
  init(from source: UIView?, to target: UIView?) {
    self.source = source
    self.target = target
  }

  /// The image of a point, unchanged where a transform on the way cannot be undone.
  func convert(_ point: CGPoint) -> CGPoint {
    guard source !== target else { return point }
    // By way of the root, wherever the branches meet: the same place, and nothing to look for.
    var result = climb(point, to: nil)
    if let from = source?.attachedWindow, let to = target?.attachedWindow, from !== to {
      result = from.geometry.outward(result)
      result = to.geometry.inward(result) ?? result
    }
    result = descend(result, from: nil)
    // A negative zero becomes an ordinary one.
    return CGPoint(x: result.x + 0, y: result.y + 0)
  }

  /// The smallest upright rectangle around the image of a rectangle.
  ///
  /// Between branches it is found in two steps, as on a device: around the image where the branches
  /// meet, and around the image of that further down. No rectangle (`null`) stays none.
  func convert(_ rect: CGRect) -> CGRect {
    guard source !== target, !rect.isNull else { return rect }
    guard let meeting, source !== meeting, target !== meeting else {
      return box(of: rect, convert)
    }
    let above = box(of: rect) { climb($0, to: meeting) }
    return box(of: above) { descend($0, from: meeting) }
  }

  private func box(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let quad = Quad(rect)
    return Quad(
      topLeft: convert(quad.topLeft),
      topRight: convert(quad.topRight),
      bottomRight: convert(quad.bottomRight),
      bottomLeft: convert(quad.bottomLeft)
    )
    .boundingBox
  }

  // MARK: - The way

  /// The nearest view above both; nil when they are not in one tree.
  private var meeting: UIView? {
    guard var first = source, var second = target else { return nil }
    let difference = first.depth - second.depth
    for _ in 0..<max(0, difference) { first = first.parent ?? first }
    for _ in 0..<max(0, -difference) { second = second.parent ?? second }
    while first !== second {
      guard let above = first.parent, let other = second.parent else { return nil }
      (first, second) = (above, other)
    }
    return first
  }

  /// A point of the source's coordinates in those of a view above it; nil stands for the root.
  private func climb(_ point: CGPoint, to meeting: UIView?) -> CGPoint {
    guard var node = source?.node else { return point }
    let end = meeting?.node
    var result = point
    while node != end, let above = node.pointee.above {
      result = node.pointee.outward(result, into: above)
      node = above
    }
    return result
  }

  /// How deep a tree may be to be descended by calls within each other (our choice).
  private static let usualDepth = 64

  /// A point of the coordinates of a view above the target, in the target's; nil stands for the root.
  private func descend(_ point: CGPoint, from top: UIView?) -> CGPoint {
    guard let target else { return point }
    let (end, bottom) = (top?.node, target.node)
    var count = 0
    var node = bottom
    while node != end, let above = node.pointee.above {
      (count, node) = (count + 1, above)
    }
    // Each move of a finger asks where it is in some view.
    if count <= Self.usualDepth { return Self.descend(point, count, to: bottom) }
    return withUnsafeTemporaryAllocation(of: TreeNode.Pointer.self, capacity: count) { path in
      var node = bottom
      for index in 0..<count {
        path.initializeElement(at: index, to: node)
        node = node.pointee.above ?? node
      }
      var result = point
      for index in (0..<count).reversed() { result = path[index].pointee.reaching(result) }
      return result
    }
  }

  /// The same from so many levels above.
  private static func descend(
    _ point: CGPoint,
    _ levels: Int,
    to node: TreeNode.Pointer
  ) -> CGPoint {
    guard levels > 0, let above = node.pointee.above else { return point }
    return node.pointee.reaching(descend(point, levels - 1, to: above))
  }
}

extension TreeNode {
  /// A point of the view's coordinates in those of its superview.
  fileprivate func outward(_ point: CGPoint, into above: Pointer) -> CGPoint {
    let place = shape.isUpright ? shape.outward(point) : geometry.outward(point)
    guard above.pointee.bendsInside,
      let mapping = above.pointee.view.takeUnretainedValue().subviewMapping
    else { return place }
    return place.applying(mapping)
  }

  /// The point of the view's coordinates at a point of the superview's; the same point where there is
  /// none.
  fileprivate func reaching(_ point: CGPoint) -> CGPoint {
    var place = point
    if let above, above.pointee.bendsInside {
      place = above.pointee.view.takeUnretainedValue().pointAmongSubviews(point) ?? point
    }
    return inward(place) ?? place
  }
}
