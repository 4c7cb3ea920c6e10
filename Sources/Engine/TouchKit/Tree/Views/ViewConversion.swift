import Foundation
import Geometry

/// The conversion from one view's coordinates to another's, by way of a common ancestor.
@MainActor
struct ViewConversion {
  private let source: UIView?
  private let target: UIView?

  /// Creates the conversion between two views; nil means the window of the other one.
  init(from source: UIView?, to target: UIView?) {
    self.source = source
    self.target = target
  }

  /// Converts a point; a transform that cannot be inverted is skipped.
  func convert(_ point: CGPoint) -> CGPoint {
    guard source !== target else { return point }
    // The result is the same by way of the root, without a search for the common ancestor.
    var result = climb(point, to: nil)
    if let from = source?.attachedWindow, let to = target?.attachedWindow, from !== to {
      result = from.geometry.outward(result)
      result = to.geometry.inward(result) ?? result
    }
    result = descend(result, from: nil)
    // Replaces a negative zero by zero.
    return CGPoint(x: result.x + 0, y: result.y + 0)
  }

  /// Converts a rectangle to the smallest upright rectangle around its image.
  ///
  /// Between branches it takes two steps, as on a device. The first rectangle is in the common ancestor, and the second
  /// one is around its image in the target. The null rectangle stays null.
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

  /// The nearest common ancestor; nil if the views are not in one tree.
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

  /// Converts a point of the source's coordinates to those of an ancestor; nil means the root.
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

  /// Converts a point of the coordinates of the target's ancestor to the target's; nil means the root.
  ///
  /// The step of a transform without an inverse leaves the point unchanged.
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
