import Drawing
public import Foundation
import Geometry

/// A layer that shows a colour gradient (Apple: CAGradientLayer).
///
/// The gradient fills `bounds` with its rounded corners. It is defined in a square that is stretched to the layer's
/// size, so that corners of the layer stay corners of the gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  private var gradient = GradientStyle()

  nonisolated deinit {}

  /// Creates a layer without colours.
  public override init() { super.init() }

  /// Creates a copy of a layer for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAGradientLayer { gradient = other.gradient }
  }

  /// Creates a layer without colours; this platform has no archives of layers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colours, as `CGColor`; nil by default.
  open var colors: [Any]? {
    get { gradient.colors }
    set { updateLook(.colors) { gradient.colors = newValue } }
  }

  /// The locations of the colours, each 0…1 and in order; nil, the default, for even spacing.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { updateLook(.locations) { gradient.locations = newValue } }
  }

  /// The location of the first colour, as fractions of the size; the middle of the top by default.
  open var startPoint: CGPoint {
    get { gradient.start }
    set { updateLook(.startPoint) { gradient.start = newValue } }
  }

  /// The location of the last colour, as fractions of the size; the middle of the bottom by default.
  open var endPoint: CGPoint {
    get { gradient.end }
    set { updateLook(.endPoint) { gradient.end = newValue } }
  }

  /// The type of the gradient; axial by default.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { updateLook { gradient.type = newValue } }
  }

  // MARK: - For the engine

  override var shapeBox: CGRect { bounds }
  override var hasShape: Bool { gradient.isVisible && !bounds.isEmpty }

  override func paintShape(into list: inout DisplayList) {
    guard hasShape else { return }
    let bounds = bounds
    let isRound = style.radius(in: bounds) > 0
    if isRound {
      let mask = style.outline(of: bounds)
      list.append(.beginGroup(DrawCommand.Group(bounds: bounds, mask: mask)))
    }
    list.append(.save)
    list.append(
      .concatenate(
        CGAffineTransform(bounds.width, 0, 0, bounds.height, bounds.minX, bounds.minY)
      )
    )
    gradient.paint(into: &list)
    list.append(.restore)
    if isRound { list.append(.endGroup) }
  }

  override func value(of key: LayerKey) -> LayerValue? {
    gradient.value(of: key) ?? super.value(of: key)
  }

  override func adopt(_ value: LayerValue, for key: LayerKey) {
    if !gradient.adopt(value, for: key) { super.adopt(value, for: key) }
  }
}

/// The type of a gradient layer's gradient (Apple: CAGradientLayerType).
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start to the end, constant across it.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from the start, to an ellipse through the end.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, beginning in the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
