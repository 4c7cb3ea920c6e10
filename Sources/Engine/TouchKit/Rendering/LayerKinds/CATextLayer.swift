import Drawing
public import Foundation

/// A layer that shows text (Apple: CATextLayer).
///
/// The text begins at the top and is cut at `bounds`.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  private var text = TextLayerStyle() { didSet { picture = nil } }
  private var picture: Recording?

  nonisolated deinit {}

  /// Creates a layer without text.
  public override init() { super.init() }

  /// Creates a copy of a layer that shows what that layer shows.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    text = other.text
    picture = other.picture
  }

  /// Creates a layer without text; archives of layers do not exist on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text: a `String`, or an `NSAttributedString` that says everything but the alignment.
  open var string: Any? {
    get { text.string }
    set { updateLook { text.string = newValue } }
  }

  /// The face: a `UIFont`, of which the size does not count, or a name; nil for the system's.
  open var font: Any? {
    get { text.font }
    set { updateLook { text.font = newValue } }
  }

  /// The size of the letters, in points; 36 unless set.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { updateLook(.fontSize) { text.fontSize = newValue } }
  }

  /// The colour of the letters; white unless set.
  open var foregroundColor: CGColor? {
    get { text.color }
    set { updateLook(.foregroundColor) { text.color = newValue } }
  }

  /// Whether lines end where the layer does; false unless set.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { updateLook { text.isWrapped = newValue } }
  }

  /// Where text that does not fit is cut; nowhere unless set.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncation }
    set { updateLook { text.truncation = newValue } }
  }

  /// Where lines stand; where reading begins unless set.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignment }
    set { updateLook { text.alignment = newValue } }
  }

  /// Kept for the client: letters here stand on fractions of pixels in any case.
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

/// Where the lines of a text layer stand (Apple: CATextLayerAlignmentMode).
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where reading begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// On the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// On the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// On both sides; drawn as on the left.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where the text of a text layer is cut (Apple: CATextLayerTruncationMode).
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere: it ends at the layer's edge.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
