public import Foundation
import Geometry

extension CALayer {
  /// Converts a point from another layer's coordinates to this layer's; nil means the root's coordinates.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    LayerConversion(from: l, to: self).convert(p)
  }

  /// Converts a point from this layer's coordinates to another layer's; nil means the root's coordinates.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    LayerConversion(from: self, to: l).convert(p)
  }

  /// Converts a rectangle from another layer's coordinates to this layer's.
  ///
  /// With a rotation between them, it returns the bounding box.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    LayerConversion(from: l, to: self).convert(r)
  }

  /// Converts a rectangle from this layer's coordinates to another layer's.
  ///
  /// With a rotation between them, it returns the bounding box.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    LayerConversion(from: self, to: l).convert(r)
  }

  /// Returns the size that the contents prefer; their present size unless a layout sets another.
  public final func preferredFrameSize() -> CGSize { frame.size }

  /// Draws the layer and its sublayers into a context.
  public final func render(in ctx: CGContext) {
    var painter = PicturePainter()
    painter.paint(PaintedNode(self))
    let geometry = shownGeometry
    guard let inverse = geometry.outwardTransform.inverse else { return }
    ctx.saveGState()
    // The layer is drawn at its own origin, not at its position in its superlayer.
    ctx.concatenate(inverse)
    ctx.replay(painter.finish())
    ctx.restoreGState()
  }

  /// Returns the layer that `hitTest(_:)` finds.
  final func layer(at point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0, let place = pointAmongSiblings(point),
      let inner = shownGeometry.inward(place)
    else { return nil }
    let isInside = contains(inner)
    guard isInside || !masksToBounds else { return nil }
    for sublayer in LayerOrder.backToFront(orderedSublayers).reversed() {
      if let hit = sublayer.hitTest(inner) { return hit }
    }
    return isInside ? self : nil
  }

  /// Converts a point to the coordinates of the siblings by undoing the superlayer's sublayer transform.
  private func pointAmongSiblings(_ point: CGPoint) -> CGPoint? {
    let model = original ?? self
    guard let outer = model.superlayer, outer.maskLayer !== model,
      let mapping = outer.shownSublayerMapping
    else { return point }
    return mapping.inverse.map { point.applying($0) }
  }
}

/// The drawing order of siblings.
enum LayerOrder {
  /// Returns siblings by their depth, and in their own order at the same depth.
  static func backToFront(_ layers: [CALayer]) -> [CALayer] {
    guard layers.contains(where: { $0.shown.look.depth != 0 }) else { return layers }
    let pairs = layers.enumerated().sorted { first, second in
      let (rear, front) = (first.element.shown.look.depth, second.element.shown.look.depth)
      return rear == front ? first.offset < second.offset : rear < front
    }
    return pairs.map(\.element)
  }
}

extension CALayer {
  /// Marks the view above, so that it checks the depths of its subviews.
  final func noteDepth() {
    let model = original ?? self
    if let holder = model.host?.parent { holder.hasDepths = true }
  }
}

/// A conversion from one layer's coordinates to another's, up to the root and down again.
private struct LayerConversion {
  private let source: CALayer?
  private let target: CALayer?

  init(from source: CALayer?, to target: CALayer?) {
    self.source = source
    self.target = target
  }

  func convert(_ point: CGPoint) -> CGPoint {
    guard source !== target else { return point }
    var result = point
    var layer = source
    while let current = layer, let outer = current.superlayer {
      result = current.geometry.outward(result)
      if let mapping = mapping(from: current, to: outer) { result = result.applying(mapping) }
      layer = outer
    }
    var path: [CALayer] = []
    layer = target
    while let current = layer, let outer = current.superlayer {
      path.append(current)
      layer = outer
    }
    return path.reversed().reduce(result) { point, layer in
      let undo = layer.superlayer.flatMap { mapping(from: layer, to: $0)?.inverse }
      let place = undo.map { point.applying($0) } ?? point
      return layer.geometry.inward(place) ?? place
    }
  }

  /// Returns the sublayer transform, which does not apply to the mask.
  private func mapping(from layer: CALayer, to outer: CALayer) -> CGAffineTransform? {
    outer.maskLayer === layer ? nil : outer.sublayerMapping
  }

  func convert(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    let quad = Quad(rect)
    return Quad(
      topLeft: convert(quad.topLeft),
      topRight: convert(quad.topRight),
      bottomRight: convert(quad.bottomRight),
      bottomLeft: convert(quad.bottomLeft)
    )
    .boundingBox
  }
}
