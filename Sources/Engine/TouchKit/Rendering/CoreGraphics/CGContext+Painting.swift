import Drawing
public import Foundation
import Geometry

/// Drawing operations.
nonisolated extension CGContext {
  /// Fills the current path, which is then discarded.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(rule.drawingRule)) }

  /// Strokes the current path, which is then discarded.
  public func strokePath() { stroke(takePath(.winding)) }

  /// Draws the current path in a mode and discards it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath(mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    if mode != .stroke { fill(path) }
    if mode != .fill, mode != .eoFill { stroke(path) }
  }

  /// Fills a rectangle; the current path is discarded.
  public func fill(_ rect: CGRect) {
    currentPath = Path()
    let rect = rect.standardized
    paint(.fillRect(rect, shown(state.fillColor)), covering: rect)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills the largest ellipse inside a rectangle.
  public func fillEllipse(in rect: CGRect) {
    currentPath = Path()
    fill(Path(ellipseIn: rect))
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }

  /// Strokes a rectangle with a line of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    currentPath = Path()
    var style = state.strokeStyle
    style.width = Double(width)
    let rect = rect.standardized
    let command =
      style.isPlain
      ? DrawCommand.strokeRect(rect, shown(state.strokeColor), style)
      : .stroke(Path(rect: rect), shown(state.strokeColor), style)
    paint(command, covering: rect.insetBy(dx: -style.reach, dy: -style.reach))
  }

  /// Strokes the largest ellipse inside a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    currentPath = Path()
    stroke(Path(ellipseIn: rect))
  }

  /// Strokes a straight line between every two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    currentPath = Path()
    stroke(path)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let rect = rect.standardized
    usesBlending = true
    list.append(.beginGroup(DrawCommand.Group(bounds: rect, blendMode: .clear)))
    list.append(.fillRect(rect, .black))
    list.append(.endGroup)
  }

  /// Draws an image, stretched to fill a rectangle.
  ///
  /// The image's bottom is at the rectangle's smallest y, as with y growing upwards: in a view's context it is upside
  /// down. `UIImage.draw(in:)` draws upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    list.append(.save)
    list.append(
      .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    )
    draw(PictureUse(image.picture, source: image.source, target: rect))
    list.append(.restore)
  }

  /// Draws a gradient along a line, within the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(from: startPoint, to: endPoint), options)
  }

  /// Draws a gradient between two circles, within the clip.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let shape = Gradient.Shape.radial(
      from: startCenter,
      radius: Double(startRadius),
      to: endCenter,
      endRadius: Double(endRadius)
    )
    draw(gradient, shape, options)
  }

  // MARK: - Layers

  /// Begins a layer that is composited as a whole, with the present opacity, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(in: state.userClipBox, auxiliaryInfo: auxiliaryInfo)
  }

  /// Begins a layer that shows nothing outside a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    states.append(state)
    let group = DrawCommand.Group(
      bounds: rect.standardized,
      opacity: state.opacity,
      blendMode: state.blendMode,
      shadow: state.userShadow
    )
    if state.blendMode != .normal { usesBlending = true }
    list.append(.beginGroup(group))
    state.isOfLayer = true
    state.opacity = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Ends the innermost layer and composites it.
  public func endTransparencyLayer() {
    guard let former = states.popLast() else { return }
    endMasks(outside: former)
    state = former
    list.append(.endGroup)
    recordSmoothness()
  }
}

nonisolated extension CGContext {
  func fill(_ path: Path) {
    guard !path.isEmpty else { return }
    paint(.fill(path, shown(state.fillColor)), covering: path.boundingBox)
  }

  func stroke(_ path: Path) {
    guard !path.isEmpty else { return }
    let style = state.strokeStyle
    let box = path.boundingBox.insetBy(dx: -style.reach, dy: -style.reach)
    paint(.stroke(path, shown(state.strokeColor), style), covering: box)
  }

  func draw(_ use: PictureUse) {
    var use = use
    use.opacity *= state.opacity
    if state.interpolation == .none { use.isSmooth = false }
    paint(.picture(use), covering: use.target)
  }

  /// Draws a list recorded elsewhere, with the current opacity.
  func replay(_ other: DisplayList) {
    let area = state.userClipBox
    let command = DrawCommand.replay(Recording(other, bounds: area))
    guard state.opacity < 1 else { return paint(command, covering: area) }
    list.append(.beginGroup(DrawCommand.Group(bounds: area, opacity: state.opacity)))
    paint(command, covering: area)
    list.append(.endGroup)
  }

  func draw(_ run: TextRun, at point: CGPoint, covering box: CGRect) {
    var run = run
    run.color = shown(run.color)
    paint(.text(run, at: point), covering: box)
  }

  func draw(
    _ gradient: CGGradient,
    _ shape: Gradient.Shape,
    _ options: CGGradientDrawingOptions
  ) {
    let opacity = state.opacity
    let gradient = Gradient(
      shape,
      stops: gradient.stops.map { Gradient.Stop($0.location, $0.color.faded(by: opacity)) },
      extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
      extendsBehindEnd: options.contains(.drawsAfterEndLocation)
    )
    let area = state.userClipBox
    paint(.gradient(gradient, in: area), covering: area)
  }

  private func shown(_ color: Color) -> Color {
    state.opacity == 1 ? color : color.faded(by: state.opacity)
  }

  /// Records a command that paints inside a box, with the current blend mode and shadow.
  private func paint(_ command: DrawCommand, covering box: CGRect) {
    guard !state.isPlain else { return list.append(command) }
    let mode = state.blendMode
    if mode != .normal { usesBlending = true }
    let group = DrawCommand.Group(
      bounds: mode.reachesBeyondSource ? state.userClipBox : box,
      blendMode: mode,
      shadow: state.userShadow
    )
    list.append(.beginGroup(group))
    list.append(command)
    list.append(.endGroup)
  }
}
