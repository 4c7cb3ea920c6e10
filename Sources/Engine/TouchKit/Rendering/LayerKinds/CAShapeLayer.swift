import Drawing
public import Foundation

/// A layer that draws a path: its inside, its line, or a part of the line (Apple: CAShapeLayer).
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  private var shape = ShapeStyle()

  nonisolated deinit {}

  /// Creates a layer without a path.
  public override init() { super.init() }

  /// Creates a copy of a layer for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { shape = other.shape }
  }

  /// Creates a layer without a path; this platform has no archives of layers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The path, in the layer's coordinates; it can extend beyond `bounds`.
  open var path: CGPath? {
    get { shape.path }
    set { updateLook(.path) { shape.path = newValue } }
  }

  /// The fill colour, nil for none; black by default.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { updateLook(.fillColor) { shape.fillColor = newValue } }
  }

  /// The fill rule; the winding rule by default.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { updateLook { shape.fillRule = newValue } }
  }

  /// The stroke colour; nil, the default, for none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { updateLook(.strokeColor) { shape.strokeColor = newValue } }
  }

  /// The fraction of the line at which its visible part begins, 0…1; 0 by default.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { updateLook(.strokeStart) { shape.strokeStart = newValue } }
  }

  /// The fraction of the line at which its visible part ends, 0…1; 1 by default.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { updateLook(.strokeEnd) { shape.strokeEnd = newValue } }
  }

  /// The line width, in points; 1 by default.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { updateLook(.lineWidth) { shape.lineWidth = newValue } }
  }

  /// The largest ratio of a miter's length to the line width; 10 by default.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { updateLook(.miterLimit) { shape.miterLimit = newValue } }
  }

  /// The shape of line ends; butt by default.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { updateLook { shape.lineCap = newValue } }
  }

  /// The shape of line joins; mitered by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { updateLook { shape.lineJoin = newValue } }
  }

  /// The offset into the dashes at which the line begins, in points; 0 by default.
  open var lineDashPhase: CGFloat {
    get { shape.dashPhase }
    set { updateLook(.lineDashPhase) { shape.dashPhase = newValue } }
  }

  /// The lengths of dashes and gaps, in points; nil, the default, for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.dashes }
    set { updateLook { shape.dashes = newValue } }
  }

  // MARK: - For the engine

  override var shapeBox: CGRect { shape.box }
  override var hasShape: Bool { shape.isVisible }
  override func paintShape(into list: inout DisplayList) { shape.paint(into: &list) }

  override func value(of key: LayerKey) -> LayerValue? {
    shape.value(of: key) ?? super.value(of: key)
  }

  override func adopt(_ value: LayerValue, for key: LayerKey) {
    if !shape.adopt(value, for: key) { super.adopt(value, for: key) }
  }
}
