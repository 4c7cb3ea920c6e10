public import Foundation
import Geometry

extension CALayer {
  /// A point of another layer's coordinates in this layer's; nil means those of the root.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    LayerConversion(from: l, to: self).convert(p)
  }

  /// A point of this layer's coordinates in another layer's; nil means those of the root.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    LayerConversion(from: self, to: l).convert(p)
  }

  /// A rectangle of another layer's coordinates in this layer's; with rotation on the way, the
  /// smallest upright rectangle around the image.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    LayerConversion(from: l, to: self).convert(r)
  }

  /// A rectangle of this layer's coordinates in another layer's; with rotation on the way, the
  /// smallest upright rectangle around the image.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    LayerConversion(from: self, to: l).convert(r)
  }

  /// The size that the contents would like; what they have unless a layout says otherwise.
  public final func preferredFrameSize() -> CGSize { frame.size }

  /// Draws the layer and its sublayers into a context.
  public final func render(in ctx: CGContext) {
    var painter = PicturePainter()
    painter.paint(PaintedNode(self))
    let geometry = shownGeometry
    guard let inverse = geometry.outwardTransform.inverse else { return }
    ctx.saveGState()
    // The layer is drawn at its own origin, not where it lies in another one.
    ctx.concatenate(inverse)
    ctx.replay(painter.finish())
    ctx.restoreGState()
  }

  /// The walk of `hitTest(_:)`.
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

  /// Undoes what the layer that holds this one does to its sublayers.
  private func pointAmongSiblings(_ point: CGPoint) -> CGPoint? {
    let model = original ?? self
    guard let outer = model.superlayer, outer.maskLayer !== model,
      let mapping = outer.shownSublayerMapping
    else { return point }
    return mapping.inverse.map { point.applying($0) }
  }
}

/// The order in which siblings are drawn.
enum LayerOrder {
  /// Siblings by their depth, and in their own order at the same depth.
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
  /// Has the view above ask for depths from now on.
  final func noteDepth() {
    let model = original ?? self
    if let holder = model.host?.parent { holder.hasDepths = true }
  }
}

/// The way from one layer's coordinates to another's: up to the root, and down again.
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

  /// What is done to sublayers, of which the mask is none.
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
