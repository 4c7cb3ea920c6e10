import Foundation
import Geometry

/// The way from one view's coordinates to another's: up to the root, and down again.
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
    var result = point
    var view = source
    while let current = view, let parent = current.parent {
      result = current.geometry.outward(result)
      if let mapping = parent.subviewMapping { result = result.applying(mapping) }
      view = parent
    }
    if let from = view as? UIWindow, let to = target?.attachedWindow, from !== to {
      result = from.geometry.outward(result)
      result = to.geometry.inward(result) ?? result
    }
    return descend(result)
  }

  /// The smallest upright rectangle around the image of a rectangle.
  func convert(_ rect: CGRect) -> CGRect {
    let quad = Quad(rect)
    return Quad(
      topLeft: convert(quad.topLeft),
      topRight: convert(quad.topRight),
      bottomRight: convert(quad.bottomRight),
      bottomLeft: convert(quad.bottomLeft)
    )
    .boundingBox
  }

  private func descend(_ point: CGPoint) -> CGPoint {
    var path: [UIView] = []
    var view = target
    while let current = view, let parent = current.parent {
      path.append(current)
      view = parent
    }
    return path.reversed().reduce(point) { point, view in
      let place = view.parent?.pointAmongSubviews(point) ?? point
      return view.geometry.inward(place) ?? place
    }
  }
}
