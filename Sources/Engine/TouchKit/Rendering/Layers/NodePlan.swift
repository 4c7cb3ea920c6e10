import Drawing
import Foundation
import Geometry

/// The plan for drawing one view or layer: the groups to open and the content to paint in them.
@MainActor
struct NodePlan {
  private let node: PaintedNode
  private let bounds: CGRect
  /// The shown layer; nil if it was never accessed.
  private let layer: CALayer?
  private let look: LayerLook
  private let fill: Color?
  private let content: DrawnContent?
  /// Whether the layer has a shape of its own, as shape layers do.
  private let hasShape: Bool
  private let hasContent: Bool
  /// The opacity of the view or layer.
  private let opacity: Double
  private let radius: CGFloat
  /// The coordinates and clip of the view or layer.
  let context: PaintContext
  /// The mask, whose opaque parts make this layer visible.
  let mask: CALayer?
  /// Whether it needs a group of its own.
  let hasGroup: Bool
  /// Whether it clips along rows and columns of pixels.
  let clipsSquarely: Bool
  private let clipsSmoothly: Bool
  /// The shadow of the background or a path; nil without one, or if all content casts it.
  private let shadow: Shadow?
  /// The shadow of all content together; nil if a path casts it.
  private let shadowOfAll: Shadow?

  init(
    _ node: PaintedNode,
    _ bounds: CGRect,
    opacity: Double,
    _ context: PaintContext,
    hasChildren: Bool
  ) {
    (self.node, self.bounds) = (node, bounds)
    (self.opacity, self.context) = (opacity, context)
    let model = node.layer
    layer = model?.shown
    // Called first, because the client's drawing code can change anything.
    content = node.freshContent(of: model)
    let look = layer?.look ?? .usual
    self.look = look
    mask = model?.maskLayer
    fill = node.fill
    hasShape = layer?.hasShape ?? false
    radius = look.radius(in: bounds)
    hasContent =
      hasShape || look.hasContents || content?.recording != nil || node.hasOwnContent
    let clips = node.clips
    let cast = clips ? nil : look.shadow
    // Computed last, because it needs the box of all descendants.
    let isCastByAll =
      cast != nil && !look.hasShadowPath
      && !(fill?.alpha == 1 && bounds.contains(node.extentWithoutShadow))
    shadow = isCastByAll ? nil : cast
    shadowOfAll = isCastByAll ? cast : nil
    let needsClip = clips && (hasChildren || hasContent)
    clipsSmoothly = needsClip && (radius > 0 || !context.isUpright)
    clipsSquarely = needsClip && !clipsSmoothly
    // This includes border and shadow.
    let shapes = (fill != nil ? 1 : 0) + (look.hasBorder ? 1 : 0) + (cast != nil ? 1 : 0)
    let isMoreThanOneShape = hasContent || hasChildren || shapes > 1
    hasGroup =
      (opacity < 1 && isMoreThanOneShape && look.fadesAsOne) || clipsSmoothly || mask != nil
      || isCastByAll || content?.isIsolated ?? false
  }

  // MARK: - Where it is

  /// The bounding box of everything painted, in the present coordinates of the list.
  var placedExtent: CGRect { context.placed(node.extent) }

  /// The bounding box of everything painted, on the screen.
  var screenExtent: CGRect { context.screenBox(node.extent) }

  /// The bounding box of its bounds on the screen.
  var screenBounds: CGRect { context.screenBox(bounds) }

  /// The bounding box on the screen of the content behind its sublayers.
  var paintedBox: CGRect {
    guard hasShape || shadow != nil || shadowOfAll != nil, let layer else { return screenBounds }
    let box = hasShape ? bounds.union(layer.shapeBox) : bounds
    guard let shadow = shadow ?? shadowOfAll else { return context.screenBox(box) }
    let caster = layer.style.shadowPath?.path.boundingBox ?? box
    return context.screenBox(box.union(shadow.bounds(of: caster)))
  }

  /// The rectangle of the screen that its background covers; nil if it is not opaque.
  var opaqueBox: CGRect? {
    guard let fill, fill.alpha * opacity >= 1, context.isUpright, radius == 0 else { return nil }
    let box = screenBounds
    // The background can cover pixels at the edge only partly.
    return CGRect(
      x: box.minX.rounded(.up),
      y: box.minY.rounded(.up),
      width: box.maxX.rounded(.down) - box.minX.rounded(.up),
      height: box.maxY.rounded(.down) - box.minY.rounded(.up)
    )
  }

  /// Whether its content is painted into a group first.
  var isApart: Bool { hasGroup || look.resolution != nil }

  /// The opacity applied to its sublayers in addition to their own.
  var childFade: Double { hasGroup || look.fadesAsOne ? 1 : opacity }

  private var fade: Double { hasGroup ? 1 : opacity }

  // MARK: - Painting

  /// Opens the group or clip that it needs.
  func open(_ list: inout DisplayList) {
    if let resolution = look.resolution {
      list.append(.beginGroup(DrawCommand.Group(bounds: placedExtent, resolution: resolution)))
    }
    if hasGroup {
      list.append(
        .beginGroup(
          DrawCommand.Group(
            bounds: placedExtent,
            opacity: opacity,
            mask: clipsSmoothly ? context.placed(outline) : nil,
            shadow: mask == nil ? shadowOfAll : nil
          )
        )
      )
    }
    if mask != nil, let shadowOfAll {
      // Content that the mask hides still casts its shadow, and the mask clips that too.
      list.append(.beginGroup(DrawCommand.Group(bounds: placedExtent, shadow: shadowOfAll)))
    }
    paintShadow(&list)
    if clipsSquarely { list.append(.clip(context.placed(bounds))) }
  }

  /// Closes the groups and clips that `open` opened.
  func close(_ list: inout DisplayList) {
    if hasGroup { list.append(.endGroup) }
    if look.resolution != nil { list.append(.endGroup) }
  }

  /// Whether its edges are drawn without antialiasing.
  private var hasHardEdges: Bool { !look.hasSmoothEdges && !context.isUpright }

  private func paintEdges(_ list: inout DisplayList, _ add: (inout DisplayList) -> Void) {
    guard hasHardEdges else { return add(&list) }
    list.append(.save)
    list.append(.antialias(false))
    add(&list)
    list.append(.restore)
  }

  private var outline: Path { (layer?.style ?? LayerStyle()).outline(of: bounds) }

  private func paintShadow(_ list: inout DisplayList) {
    guard let shadow else { return }
    var shown = shadow
    shown.color = shadow.color.faded(by: fade)
    let path = layer?.style.shadowPath?.path ?? outline
    list.append(.shadow(context.placed(path), shown))
  }

  /// Paints the content behind its sublayers.
  func paintRear(_ list: inout DisplayList) {
    if let fill {
      let color = fill.faded(by: fade)
      paintEdges(&list) { list in
        if radius > 0 {
          list.append(.fill(context.placed(outline), color))
        } else {
          list.append(.fillRect(context.placed(bounds), color))
        }
      }
    }
    guard hasContent else { return }
    context.place(&list) { list in
      if look.hasContents, let layer {
        LayerContents(layer.style, in: bounds).paint(into: &list, opacity: fade)
      }
      paintOwnContent(&list)
      paintRecording(&list)
    }
  }

  private func paintOwnContent(_ list: inout DisplayList) {
    if case .view(let view) = node { view.paintOwnContent(into: &list) }
    layer?.paintShape(into: &list)
  }

  private func paintRecording(_ list: inout DisplayList) {
    guard let content, let recording = content.recording else { return }
    guard content.size != bounds.size else { return list.append(.replay(recording)) }
    let target = node.contentMode.place(content.size, in: bounds)
    guard content.size.width > 0, content.size.height > 0 else { return }
    list.append(.save)
    list.append(
      .concatenate(
        CGAffineTransform(
          a: target.width / content.size.width,
          b: 0,
          c: 0,
          d: target.height / content.size.height,
          tx: target.minX - recording.bounds.minX * target.width / content.size.width,
          ty: target.minY - recording.bounds.minY * target.height / content.size.height
        )
      )
    )
    list.append(.replay(recording))
    list.append(.restore)
  }

  /// Whether it has content in front of its sublayers.
  var hasFront: Bool { look.hasBorder }

  /// Paints the content in front of its sublayers.
  func paintFront(_ list: inout DisplayList) {
    if look.hasBorder {
      let (shown, width) = (look.borderColor.faded(by: fade), look.borderWidth)
      paintEdges(&list) { list in
        if radius > 0, let layer {
          list.append(.fill(context.placed(layer.style.frame(of: bounds, width: width)), shown))
        } else {
          paintSquareBorder(shown, width, &list)
        }
      }
    }
    if mask != nil, shadowOfAll != nil { list.append(.endGroup) }
  }

  private func paintSquareBorder(_ color: Color, _ width: CGFloat, _ list: inout DisplayList) {
    guard width * 2 < min(bounds.width, bounds.height) else {
      return list.append(.fillRect(context.placed(bounds), color))
    }
    let line = context.placed(bounds).insetBy(dx: width / 2, dy: width / 2)
    list.append(.strokeRect(line, color, StrokeStyle(width: Double(width))))
  }
}

extension LayerStyle {
  /// Returns the path of the border, between the edge and a smaller edge.
  fileprivate func frame(of rect: CGRect, width: CGFloat) -> Path {
    var path = outline(of: rect)
    path.rule = .evenOdd
    if width * 2 < min(rect.width, rect.height) { path.append(outline(of: rect, inset: width)) }
    return path
  }
}
