import Drawing
public import Foundation

/// A layer that shows text (Apple: CATextLayer).
///
/// The text begins at the top and is clipped to `bounds`.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  private var text = TextLayerStyle() { didSet { picture = nil } }
  private var picture: Recording?

  nonisolated deinit {}

  /// Creates a layer without text.
  public override init() { super.init() }

  /// Creates a copy of a layer for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    text = other.text
    picture = other.picture
  }

  /// Creates a layer without text; this platform has no archives of layers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text: a `String`, or an `NSAttributedString` that overrides everything but the alignment.
  open var string: Any? {
    get { text.string }
    set { updateLook { text.string = newValue } }
  }

  /// The typeface: a `UIFont`, whose size is ignored, or a name; nil for the system's.
  open var font: Any? {
    get { text.font }
    set { updateLook { text.font = newValue } }
  }

  /// The font size, in points; 36 by default.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { updateLook(.fontSize) { text.fontSize = newValue } }
  }

  /// The text colour; white by default.
  open var foregroundColor: CGColor? {
    get { text.color }
    set { updateLook(.foregroundColor) { text.color = newValue } }
  }

  /// Whether lines wrap at the layer's width; false by default.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { updateLook { text.isWrapped = newValue } }
  }

  /// The position at which text that does not fit is truncated; none by default.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncation }
    set { updateLook { text.truncation = newValue } }
  }

  /// The alignment of lines; natural by default.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignment }
    set { updateLook { text.alignment = newValue } }
  }

  /// A setting kept for the client; letters here can always be at fractions of pixels.
  open var allowsFontSubpixelQuantization = false

  // MARK: - For the engine

  override var shapeBox: CGRect { bounds }
  override var hasShape: Bool { text.isVisible && !bounds.isEmpty }

  override func paintShape(into list: inout DisplayList) {
    guard hasShape else { return }
    if picture?.bounds != bounds { picture = text.picture(in: bounds) }
    if let picture { list.append(.replay(picture)) }
  }

  override func value(of key: LayerKey) -> LayerValue? {
    switch key {
    case .fontSize: .number(fontSize)
    case .foregroundColor: .color(foregroundColor?.drawingColor)
    default: super.value(of: key)
    }
  }

  override func adopt(_ value: LayerValue, for key: LayerKey) {
    switch key {
    case .fontSize: text.fontSize = value.number
    case .foregroundColor: text.color = value.color.map { CGColor($0) }
    default: super.adopt(value, for: key)
    }
  }
}

/// The alignment of lines in a text layer (Apple: CATextLayerAlignmentMode).
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Aligned to the side where reading begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Aligned to the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Aligned to the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centred.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified; drawn as aligned to the left.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The position at which a text layer truncates its text (Apple: CATextLayerTruncationMode).
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not truncated; the text ends at the layer's edge.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Truncated at the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Truncated at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Truncated in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
