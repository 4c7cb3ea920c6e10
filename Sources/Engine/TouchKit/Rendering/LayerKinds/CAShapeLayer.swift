import Drawing
public import Foundation

/// A layer that draws an outline: its inside, its line, or a part of the line
/// (Apple: CAShapeLayer).
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  private var shape = ShapeStyle()

  nonisolated deinit {}

  /// Creates a layer without an outline.
  public override init() { super.init() }

  /// Creates a copy of a layer that shows what that layer shows.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { shape = other.shape }
  }

  /// Creates a layer without an outline; archives of layers do not exist on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The outline, in the layer's coordinates; it may reach out of `bounds`.
  open var path: CGPath? {
    get { shape.path }
    set { updateLook(.path) { shape.path = newValue } }
  }

  /// The colour of the inside, nil for none; black unless set.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { updateLook(.fillColor) { shape.fillColor = newValue } }
  }

  /// What counts as inside; what the outline goes around unless set.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { updateLook { shape.fillRule = newValue } }
  }

  /// The colour of the line; nil, the default, for none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { updateLook(.strokeColor) { shape.strokeColor = newValue } }
  }

  /// The part of the whole line before which nothing is drawn, 0…1; 0 unless set.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { updateLook(.strokeStart) { shape.strokeStart = newValue } }
  }

  /// The part of the whole line behind which nothing is drawn, 0…1; 1 unless set.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { updateLook(.strokeEnd) { shape.strokeEnd = newValue } }
  }

  /// How wide the line is, in points; 1 unless set.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { updateLook(.lineWidth) { shape.lineWidth = newValue } }
  }

  /// How many times longer than the line is wide a corner's tip may be; 10 unless set.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { updateLook(.miterLimit) { shape.miterLimit = newValue } }
  }

  /// How the line ends; cut straight unless set.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { updateLook { shape.lineCap = newValue } }
  }

  /// How pieces of the line meet; in sharp corners unless set.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { updateLook { shape.lineJoin = newValue } }
  }

  /// How far into the dashes the line begins, in points; 0 unless set.
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
