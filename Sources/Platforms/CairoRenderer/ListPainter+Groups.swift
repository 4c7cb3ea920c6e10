internal import CCairo
import Drawing
import Foundation
import Geometry

extension ListPainter {
  mutating func restore() {
    // A restore may end turned clips and one save, but no group and no scope of another list.
    guard let index = scopes.lastIndex(where: { $0.kind != .turnedClip }),
      index >= nesting.outerScopes, scopes[index].kind == .save
    else { return }
    closeScopes(downTo: index)
  }

  mutating func endGroup() {
    guard let index = scopes.lastIndex(where: { $0.kind == .group }), index >= nesting.outerScopes
    else {
      return
    }
    closeScopes(downTo: index)
  }

  mutating func closeScopes(downTo count: Int) {
    while scopes.count > count { closeInnermostScope() }
  }

  mutating func begin(_ group: DrawCommand.Group) {
    let covered = DeviceBox(group.bounds, transform).enclosingPixels(in: clip)
    if let resolution = group.resolution, open(group, resolution: resolution, covering: covered) {
      return
    }
    open(.group, covering: covered, group)
  }

  /// Opens a layer with pixels of its own; returns false if they would be the same as the picture's.
  private mutating func open(
    _ group: DrawCommand.Group,
    resolution: Double,
    covering covered: PixelRectangle
  ) -> Bool {
    let limits = CGAffineTransform(scaleX: resolution, y: resolution)
    let width = (group.bounds.width * resolution).rounded(.up)
    let height = (group.bounds.height * resolution).rounded(.up)
    let isUsual =
      transform.a == limits.a && transform.d == limits.d && transform.b == 0 && transform.c == 0
      && DeviceBox(group.bounds, transform).isAligned
    // Comparisons with NaN fail, so NaN is refused.
    guard !isUsual, group.shadow == nil, group.opacity > 0, resolution > 0,
      width >= 1, height >= 1, width * height * 4 <= CGFloat(DrawingLimits.layerBytes),
      !covered.intersection(damage).isEmpty
    else { return false }
    let pixels = PixelRectangle(x: 0, y: 0, width: Int(width), height: Int(height))
    let ownPixels = CGAffineTransform(
      translationX: -group.bounds.minX,
      y: -group.bounds.minY
    ).concatenating(limits)
    return openLayer(.group, pixels, damage: pixels, group, ownPixels: ownPixels)
  }

  mutating func limit(to rect: CGRect) {
    let box = DeviceBox(rect, transform)
    if transform.keepsRectanglesUpright {
      // On whole pixels a clip is exact, costs nothing, and leaves no seam.
      clip = box.roundedPixels(in: clip)
    } else {
      // If each shape were clipped by itself, the colours below would show at the edge.
      openClip(box, Path(rect: rect))
    }
  }

  mutating func limit(to path: Path) {
    openClip(DevicePath.bounds(of: path, transform), path)
  }

  private mutating func openClip(_ box: DeviceBox, _ path: Path) {
    let group = DrawCommand.Group(bounds: .zero, mask: path)
    open(.turnedClip, covering: box.enclosingPixels(in: clip), group)
  }

  private mutating func open(
    _ kind: Scope.Kind,
    covering covered: PixelRectangle,
    _ group: DrawCommand.Group
  ) {
    // A shadow can fall on damaged pixels from outside of them.
    let seen = group.shadow.map { casters(of: $0) } ?? damage
    let isSeen = group.opacity > 0 && !covered.intersection(seen).isEmpty
    // The blend modes inside a group must not affect the pixels beneath the group.
    guard isSeen else {
      scopes.append(Scope(kind, self))
      clip = .zero
      return
    }
    guard !openLayer(kind, covered, damage: seen, group) else { return }
    scopes.append(Scope(kind, self))
    clip = covered
    fade *= min(group.opacity, 1)
  }

  /// Continues painting on a layer; returns false if there are too many or too large layers.
  private mutating func openLayer(
    _ kind: Scope.Kind,
    _ covered: PixelRectangle,
    damage seen: PixelRectangle,
    _ group: DrawCommand.Group,
    ownPixels: CGAffineTransform? = nil
  ) -> Bool {
    let bytes = covered.width * covered.height * 4
    guard nesting.layers < DrawingLimits.layerDepth,
      nesting.layerBytes + bytes <= DrawingLimits.layerBytes,
      let layer = makeLayerSurface(covered, damage: seen, bytes: bytes)
    else { return false }
    let record = Layer(parent: surface, group, bytes: bytes, ownPixels: ownPixels)
    scopes.append(Scope(kind, self, layer: record))
    nesting.layers += 1
    nesting.layerBytes += bytes
    surface = layer
    damage = seen
    clip = covered
    if let ownPixels { transform = ownPixels }
    return true
  }

  private func makeLayerSurface(
    _ covered: PixelRectangle,
    damage: PixelRectangle,
    bytes: Int
  ) -> Surface? {
    guard let memory = renderer.layers.memory(depth: nesting.layers, bytes: bytes) else {
      return nil
    }
    let layer = Surface(memory: memory, bytesPerRow: covered.width * 4, extents: covered)
    // Pixels outside of the damage are neither cleared nor shown.
    layer?.clear(covered.intersection(damage))
    return layer
  }

  private mutating func closeInnermostScope() {
    guard let scope = scopes.popLast() else { return }
    transform = scope.transform
    let paintedDamage = damage
    damage = scope.damage
    clip = scope.clip
    fade = scope.fade
    isSmooth = scope.isSmooth
    guard let layer = scope.layer else { return }
    let painted = surface
    surface = layer.parent
    nesting.layers -= 1
    nesting.layerBytes -= layer.bytes
    if let shadow = layer.shadow {
      paint(shadow, of: painted, in: paintedDamage, opacity: layer.opacity)
    }
    putDown(painted, layer)
  }

  private mutating func putDown(_ painted: Surface, _ layer: Layer) {
    let hasOwnPixels = layer.ownPixels != nil
    let shown = hasOwnPixels ? painted.extents : painted.extents.intersection(visible)
    guard !shown.isEmpty else { return }
    let blending = layer.blendMode.cairoOperator
    guard let mask = layer.mask else {
      surface.setClip(shown)
      painted.makeSource(of: surface.context)
      cairo_set_operator(surface.context, blending)
      cairo_paint_with_alpha(surface.context, layer.opacity)
      finishPuttingDown()
      return
    }
    if layer.opacity < 1 { painted.multiply(by: layer.opacity, in: shown) }
    let box = DevicePath.bounds(of: mask, transform)
    guard prepareShape(covering: box, inside: hasOwnPixels ? nil : painted.extents) else { return }
    painted.makeSource(of: surface.context)
    if let ownPixels = layer.ownPixels { stretchSource(ownPixels) }
    guard DevicePath.plot(mask, transform, in: surface.context) else {
      return finishPuttingDown()
    }
    if layer.blendMode.reachesBeyondSource {
      cairo_clip(surface.context)
      surface.forgetClip()
      cairo_set_operator(surface.context, blending)
      cairo_paint(surface.context)
    } else {
      cairo_set_operator(surface.context, blending)
      cairo_fill(surface.context)
    }
    finishPuttingDown()
  }

  /// Stretches the pixels of the source to their place.
  private func stretchSource(_ ownPixels: CGAffineTransform) {
    guard let inverse = transform.inverse, let source = cairo_get_source(surface.context) else {
      return
    }
    var matrix = cairo_matrix_t(inverse.concatenating(ownPixels))
    cairo_pattern_set_matrix(source, &matrix)
    cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
    // The source is extended beyond its last pixel, because the place may end within a pixel.
    cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
  }

  private func finishPuttingDown() {
    cairo_set_operator(surface.context, CAIRO_OPERATOR_OVER)
    surface.clearSource()
    surface.recoverFromErrors()
  }
}

extension CGAffineTransform {
  /// Whether upright rectangles stay upright: no rotation, or a multiple of 90 degrees.
  var keepsRectanglesUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension BlendMode {
  /// The drawing library's operator for the blend mode.
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    // Where the layer is opaque, nothing remains.
    case .clear: CAIRO_OPERATOR_DEST_OUT
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
