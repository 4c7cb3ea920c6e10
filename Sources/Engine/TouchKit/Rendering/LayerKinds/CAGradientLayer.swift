import Drawing
public import Foundation
import Geometry

/// A layer that is filled with colours that run into each other (Apple: CAGradientLayer).
///
/// The colours fill `bounds` with its round corners. They are laid out in a square that is then
/// stretched to the layer's size, so that corners of the layer stay corners of the gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  private var gradient = GradientStyle()

  nonisolated deinit {}

  /// Creates a layer without colours.
  public override init() { super.init() }

  /// Creates a copy of a layer that shows what that layer shows.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAGradientLayer { gradient = other.gradient }
  }

  /// Creates a layer without colours; archives of layers do not exist on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colours, as `CGColor`; nil unless set.
  open var colors: [Any]? {
    get { gradient.colors }
    set { updateLook(.colors) { gradient.colors = newValue } }
  }

  /// Where the colours are, each 0…1 and in order; nil, the default, for evenly spread.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { updateLook(.locations) { gradient.locations = newValue } }
  }

  /// Where the first colour is, as fractions of the size; the middle of the top unless set.
  open var startPoint: CGPoint {
    get { gradient.start }
    set { updateLook(.startPoint) { gradient.start = newValue } }
  }

  /// Where the last colour is, as fractions of the size; the middle of the bottom unless set.
  open var endPoint: CGPoint {
    get { gradient.end }
    set { updateLook(.endPoint) { gradient.end = newValue } }
  }

  /// What the colours run along; a line unless set.
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

/// What the colours of a gradient layer run along (Apple: CAGradientLayerType).
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the start to the end, the same across.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start outwards, to an ellipse through the end.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, beginning in the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
