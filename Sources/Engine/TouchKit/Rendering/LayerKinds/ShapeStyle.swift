import Drawing
import Foundation

/// The path of a shape layer and its drawing settings.
struct ShapeStyle {
  var path: CGPath? { didSet { pathBox = path?.path.boundingBox ?? .null } }
  var fillColor: CGColor? = .black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var dashPhase: CGFloat = 0
  var dashes: [NSNumber]?
  /// The cached bounding box, which every move of the layer needs.
  private var pathBox = CGRect.null

  private var fill: Color? { Self.visible(fillColor) }

  private var line: Color? {
    lineWidth > 0 && lineWidth.isFinite ? Self.visible(strokeColor) : nil
  }

  private static func visible(_ color: CGColor?) -> Color? {
    color.flatMap { $0.alpha > 0 ? $0.drawingColor : nil }
  }

  private var lineStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth,
      cap: lineCap.lineCap,
      join: lineJoin.lineJoin,
      miterLimit: miterLimit,
      dashes: (dashes ?? []).map { CGFloat($0.doubleValue) },
      phase: dashPhase
    )
  }

  /// Whether anything is visible.
  var isVisible: Bool { !pathBox.isNull && (fill != nil || line != nil) }

  /// The bounding box of the visible drawing.
  var box: CGRect {
    guard line != nil, !pathBox.isNull else { return pathBox }
    let reach = CGFloat(lineStyle.reach)
    return pathBox.insetBy(dx: -reach, dy: -reach)
  }

  func paint(into list: inout DisplayList) {
    guard let path = path?.path else { return }
    if let fill {
      var inside = path
      inside.rule = fillRule == .evenOdd ? .evenOdd : .winding
      list.append(.fill(inside, fill))
    }
    guard let line else { return }
    let seen = strokedPart(of: path)
    if !seen.isEmpty { list.append(.stroke(seen, line, lineStyle)) }
  }

  private func strokedPart(of path: Path) -> Path {
    guard strokeStart > 0 || strokeEnd < 1 else { return path }
    return PathMeasure(path).part(from: Double(strokeStart), to: Double(strokeEnd))
  }

  func value(of key: LayerKey) -> LayerValue? {
    switch key {
    case .path: .path(path)
    case .fillColor: .color(fillColor?.drawingColor)
    case .strokeColor: .color(strokeColor?.drawingColor)
    case .strokeStart: .number(strokeStart)
    case .strokeEnd: .number(strokeEnd)
    case .lineWidth: .number(lineWidth)
    case .miterLimit: .number(miterLimit)
    case .lineDashPhase: .number(dashPhase)
    default: nil
    }
  }

  /// Sets a value if its key is a property of shapes; returns whether it is.
  mutating func adopt(_ value: LayerValue, for key: LayerKey) -> Bool {
    switch key {
    case .path: path = value.path.map { CGPath($0) }
    case .fillColor: fillColor = value.color.map { CGColor($0) }
    case .strokeColor: strokeColor = value.color.map { CGColor($0) }
    case .strokeStart: strokeStart = value.number
    case .strokeEnd: strokeEnd = value.number
    case .lineWidth: lineWidth = value.number
    case .miterLimit: miterLimit = value.number
    case .lineDashPhase: dashPhase = value.number
    default: return false
    }
    return true
  }
}
