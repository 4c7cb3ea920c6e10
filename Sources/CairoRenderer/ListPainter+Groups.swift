internal import CCairo
import Drawing
import Foundation
import Geometry

extension ListPainter {
  mutating func restore() {
    // A restore may end turned clips and one save, never a group.
    guard let index = scopes.lastIndex(where: { $0.kind != .turnedClip }),
      scopes[index].kind == .save
    else { return }
    while scopes.count > index { closeInnermostScope() }
  }

  mutating func endGroup() {
    guard let index = scopes.lastIndex(where: { $0.kind == .group }) else { return }
    while scopes.count > index { closeInnermostScope() }
  }

  mutating func begin(_ group: DrawCommand.Group) {
    let covered = DeviceBox(group.bounds, transform).enclosingPixels(in: clip)
    open(.group, covering: covered, opacity: group.opacity, mask: group.mask)
  }

  mutating func limit(to rect: CGRect) {
    let box = DeviceBox(rect, transform)
    if transform.keepsRectanglesUpright {
      // On whole pixels a clip is exact, free, and leaves no seam.
      clip = box.roundedPixels(in: clip)
    } else {
      // Clipping every shape by itself would let the colours below shine through the edge.
      open(
        .turnedClip,
        covering: box.enclosingPixels(in: clip),
        opacity: 1,
        mask: Path(rect: rect)
      )
    }
  }

  private mutating func open(
    _ kind: Scope.Kind,
    covering covered: PixelRectangle,
    opacity: Double,
    mask: Path?
  ) {
    let isSeen = opacity > 0 && !covered.intersection(damage).isEmpty
    let needsLayer = opacity < 1 || mask != nil
    guard isSeen, needsLayer else {
      scopes.append(Scope(kind, self))
      clip = isSeen ? covered : .zero
      return
    }
    let bytes = covered.width * covered.height * 4
    guard layerDepth < DrawingLimits.layerDepth,
      layerBytes + bytes <= DrawingLimits.layerBytes,
      let layer = makeLayerSurface(covered, bytes: bytes)
    else {
      scopes.append(Scope(kind, self))
      clip = covered
      fade *= min(opacity, 1)
      return
    }
    scopes.append(
      Scope(kind, self, layer: Layer(parent: surface, opacity: opacity, mask: mask, bytes: bytes))
    )
    layerDepth += 1
    layerBytes += bytes
    surface = layer
    clip = covered
  }

  private func makeLayerSurface(_ covered: PixelRectangle, bytes: Int) -> Surface? {
    guard let memory = renderer.layers.memory(depth: layerDepth, bytes: bytes),
      let layer = Surface(memory: memory, bytesPerRow: covered.width * 4, extents: covered)
    else { return nil }
    // What lies outside the damage is neither cleaned nor ever shown.
    layer.block.clear(covered.intersection(damage))
    return layer
  }

  mutating func closeInnermostScope() {
    guard let scope = scopes.popLast() else { return }
    transform = scope.transform
    clip = scope.clip
    fade = scope.fade
    guard let layer = scope.layer else { return }
    let painted = surface
    surface = layer.parent
    layerDepth -= 1
    layerBytes -= layer.bytes
    putDown(painted, layer)
  }

  private mutating func putDown(_ painted: Surface, _ layer: Layer) {
    let shown = painted.extents.intersection(visible)
    guard !shown.isEmpty else { return }
    guard let mask = layer.mask else {
      surface.setClip(shown)
      surface.setSource(painted)
      cairo_paint_with_alpha(surface.context, layer.opacity)
      finishPuttingDown()
      return
    }
    if layer.opacity < 1 { painted.multiply(by: layer.opacity, in: shown) }
    let box = DevicePath.bounds(of: mask, transform)
    guard prepareShape(covering: box, inside: painted.extents) else { return }
    surface.setSource(painted)
    if DevicePath.plot(mask, transform, in: surface.context) { cairo_fill(surface.context) }
    finishPuttingDown()
  }

  private func finishPuttingDown() {
    surface.clearSource()
    surface.recoverFromErrors()
  }
}

extension CGAffineTransform {
  /// Whether upright rectangles stay upright: no turn, or turns by quarters.
  var keepsRectanglesUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
