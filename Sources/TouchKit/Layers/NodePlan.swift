import Drawing
import Foundation
import Geometry

/// How one view or layer is drawn: which layers have to be opened, and what is painted in them.
@MainActor
struct NodePlan {
  private let bounds: CGRect
  private let fill: Color?
  private let content: DrawnContent?
  private let node: PaintedNode
  private let shownLayer: CALayer?
  private let style: LayerStyle?
  /// How much of it shows.
  private let opacity: Double
  private let hasChildren: Bool
  private let clips: Bool
  /// Where it stands.
  let stand: PaintStand
  /// The layer whose opaque parts let this one be seen.
  let mask: CALayer?

  init(
    _ node: PaintedNode,
    _ bounds: CGRect,
    opacity: Double,
    _ stand: PaintStand,
    hasChildren: Bool
  ) {
    self.node = node
    self.bounds = bounds
    self.opacity = opacity
    self.stand = stand
    self.hasChildren = hasChildren
    let layer = node.layer
    shownLayer = layer?.shown
    content = node.freshContent()
    fill = node.fill
    clips = node.clips
    style = shownLayer?.style
    mask = layer?.maskLayer
  }

  // MARK: - Where it is

  /// The smallest rectangle around everything that is painted, in the coordinates in force.
  var placedExtent: CGRect { stand.placed(node.extent) }

  /// The box of everything on the screen.
  var screenExtent: CGRect { stand.screenBox(node.extent) }

  /// The box of its bounds on the screen.
  var screenBounds: CGRect { stand.screenBox(bounds) }

  /// The box on the screen of what it paints behind that which it holds.
  var paintedBox: CGRect {
    let box = shownLayer.map { $0.hasShape ? bounds.union($0.shapeBox) : bounds } ?? bounds
    guard let style, let shadow else { return stand.screenBox(box) }
    let caster = style.shadowPath?.path.boundingBox ?? box
    return stand.screenBox(box.union(shadow.bounds(of: caster)))
  }

  /// The rectangle of the screen that its background covers; nil when something shines through.
  var opaqueBox: CGRect? {
    guard let fill, fill.alpha * opacity >= 1, stand.isUpright, radius == 0 else { return nil }
    let box = screenBounds
    // Of pixels at the edge the cover may have a part only.
    return CGRect(
      x: box.minX.rounded(.up),
      y: box.minY.rounded(.up),
      width: box.maxX.rounded(.down) - box.minX.rounded(.up),
      height: box.maxY.rounded(.down) - box.minY.rounded(.up)
    )
  }

  // MARK: - What there is

  private var border: (color: Color, width: CGFloat)? { style?.border }

  private var hasContent: Bool {
    content?.recording != nil || style?.contents != nil || hasOwnContent
  }

  private var hasOwnContent: Bool {
    switch node {
    case .view(let view): view.hasOwnContent || (shownLayer?.hasShape ?? false)
    case .layer: shownLayer?.hasShape ?? false
    }
  }

  private var radius: CGFloat { style?.radius(in: bounds) ?? 0 }

  private var shadow: Shadow? { clips ? nil : style?.shadow }

  /// Whether what is painted, border and shadow included, is more than one coloured shape.
  private var hasSeveralParts: Bool {
    let parts = [fill != nil, border != nil, shadow != nil].filter(\.self).count
    return parts > 1 || hasContent || hasChildren
  }

  // MARK: - Which layers are needed

  private var fadesAsOne: Bool {
    opacity < 1 && hasSeveralParts && (style?.allowsGroupOpacity ?? true)
  }

  /// How much what it holds is faded besides its own opacity.
  var childFade: Double { hasGroup || style?.allowsGroupOpacity ?? true ? 1 : opacity }

  private var needsClip: Bool { clips && (hasChildren || hasContent) }

  private var needsSmoothClip: Bool { needsClip && (radius > 0 || !stand.isUpright) }

  /// Whether it cuts along rows and columns of pixels.
  var clipsSquarely: Bool { needsClip && !needsSmoothClip }

  /// The shadow of everything together; nil where a path casts it.
  private var shadowOfAll: Shadow? {
    // Asked last: the box it works out is of everything below.
    guard let shadow, style?.shadowPath == nil, !castsShadowOfBounds else { return nil }
    return shadow
  }

  /// Whether the background covers everything there is, so that its outline casts the shadow.
  private var castsShadowOfBounds: Bool {
    fill?.alpha == 1 && bounds.contains(node.extentWithoutShadow)
  }

  /// Whether it has a layer of its own.
  var hasGroup: Bool {
    fadesAsOne || needsSmoothClip || mask != nil || shadowOfAll != nil
      || content?.isIsolated ?? false
  }

  private var fade: Double { hasGroup ? 1 : opacity }

  // MARK: - Painting

  /// Opens the layer it needs, or clips.
  func open(_ list: inout DisplayList) {
    if hasGroup {
      list.append(
        .beginGroup(
          DrawCommand.Group(
            bounds: placedExtent,
            opacity: opacity,
            mask: needsSmoothClip ? stand.placed((style ?? LayerStyle()).outline(of: bounds)) : nil,
            shadow: mask == nil ? shadowOfAll : nil
          )
        )
      )
    }
    if mask != nil, let shadowOfAll {
      // What the mask cuts away casts its shadow all the same, and the mask cuts that too.
      list.append(.beginGroup(DrawCommand.Group(bounds: placedExtent, shadow: shadowOfAll)))
    }
    paintShadow(&list)
    if clipsSquarely { list.append(.clip(stand.placed(bounds))) }
  }

  /// Closes what `open` opened.
  func close(_ list: inout DisplayList) {
    if hasGroup { list.append(.endGroup) }
  }

  private func paintShadow(_ list: inout DisplayList) {
    guard let style, let shadow, shadowOfAll == nil else { return }
    var shown = shadow
    shown.color = shadow.color.faded(by: fade)
    let path = style.shadowPath?.path ?? style.outline(of: bounds)
    list.append(.shadow(stand.placed(path), shown))
  }

  /// Paints what lies behind that which it holds.
  func paintRear(_ list: inout DisplayList) {
    if let fill {
      let color = fill.faded(by: fade)
      if radius > 0, let style {
        list.append(.fill(stand.placed(style.outline(of: bounds)), color))
      } else {
        list.append(.fillRect(stand.placed(bounds), color))
      }
    }
    guard hasContent else { return }
    stand.place(&list) { list in
      if let style, style.contents != nil {
        LayerContents(style, in: bounds).paint(into: &list, opacity: fade)
      }
      paintOwnContent(&list)
      paintRecording(&list)
    }
  }

  private func paintOwnContent(_ list: inout DisplayList) {
    if case .view(let view) = node { view.paintOwnContent(into: &list) }
    shownLayer?.paintShape(into: &list)
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

  /// Whether something lies in front of that which it holds.
  var hasFront: Bool { border != nil }

  /// Paints what lies in front of that which it holds.
  func paintFront(_ list: inout DisplayList) {
    if let style, let (color, width) = border {
      let shown = color.faded(by: fade)
      if radius > 0 {
        list.append(.fill(stand.placed(style.frame(of: bounds, width: width)), shown))
      } else {
        paintSquareBorder(shown, width, &list)
      }
    }
    if mask != nil, shadowOfAll != nil { list.append(.endGroup) }
  }

  private func paintSquareBorder(_ color: Color, _ width: CGFloat, _ list: inout DisplayList) {
    guard width * 2 < min(bounds.width, bounds.height) else {
      return list.append(.fillRect(stand.placed(bounds), color))
    }
    let line = stand.placed(bounds).insetBy(dx: width / 2, dy: width / 2)
    list.append(.strokeRect(line, color, StrokeStyle(width: Double(width))))
  }
}

extension LayerStyle {
  /// The outline of the border: between the edge and a smaller edge.
  fileprivate func frame(of rect: CGRect, width: CGFloat) -> Path {
    var path = outline(of: rect)
    path.rule = .evenOdd
    if width * 2 < min(rect.width, rect.height) { path.append(outline(of: rect, inset: width)) }
    return path
  }
}
