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
    var result = point
    var current = source
    while let view = current, view !== meeting, let parent = view.parent {
      result = view.geometry.outward(result)
      if let mapping = parent.subviewMapping { result = result.applying(mapping) }
      current = parent
    }
    return result
  }

  /// A point of the coordinates of a view above the target, in the target's; nil stands for the root.
  ///
  /// Where a transform on the way has no inverse, the point stays as it is.
  private func descend(_ point: CGPoint, from top: UIView?) -> CGPoint {
    var path: [UIView] = []
    var current = target
    while let view = current, view !== top, let parent = view.parent {
      path.append(view)
      current = parent
    }
    var result = point
    for view in path.reversed() {
      let place = view.parent?.pointAmongSubviews(result) ?? result
      result = view.geometry.inward(place) ?? place
    }
    return result
  }
}
