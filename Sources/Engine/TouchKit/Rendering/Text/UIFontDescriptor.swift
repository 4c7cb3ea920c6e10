import Drawing
public import Foundation

/// The description of a font: its family, weight, slant and size; immutable (Apple: UIFontDescriptor).
nonisolated open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  final let face: FontDescription

  init(_ face: FontDescription) {
    self.face = face
    super.init()
  }

  /// Returns nil, because this platform has no archives of fonts.
  public required init?(coder: NSCoder) { nil }

  /// Creates the descriptor of a font with a name, such as `Menlo-Bold`.
  ///
  /// An unknown name means the system font, which a device would substitute too.
  public convenience init(name fontName: String, size: CGFloat) {
    let known = FontName(fontName).face(size: Double(size))
    self.init(known ?? FontDescription(size: Double(size)))
  }

  /// Returns the descriptor of the font for a text style, in the default size of users.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFontDescriptor(UIFont.preferredFont(forTextStyle: style).face)
  }

  /// The size in points.
  open var pointSize: CGFloat { CGFloat(face.size) }

  /// The name of the font.
  open var postscriptName: String { FontName.name(of: face) }

  /// Whether the font is bold, italic or monospaced.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight.isBold { traits.insert(.traitBold) }
    if face.family == .monospaced { traits.insert(.traitMonoSpace) }
    if face.family == .serif { traits.insert(.classTransitionalSerifs) }
    return traits
  }

  /// Returns the same font with exactly the given traits: bold, italic or monospaced.
  ///
  /// Returns nil if there is no such font, which does not happen here.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != face.weight.isBold { face.weight = isBold ? .bold : .regular }
    if symbolicTraits.contains(.traitMonoSpace) {
      face.family = .monospaced
    } else if face.family == .monospaced {
      face.family = .system
    }
    return UIFontDescriptor(face)
  }

  /// Returns the same font at a size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var face = face
    face.size = Double(newPointSize)
    return UIFontDescriptor(face)
  }

  /// Returns the font's variant of a design, such as serif or monospaced.
  ///
  /// Returns nil for the rounded design, which does not exist here.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard let family = design.family else { return nil }
    var face = face
    face.family = family
    return UIFontDescriptor(face)
  }

  /// Returns the same object, because a descriptor is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object describes the same font at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.face == face
  }

  /// A hash that equal descriptions share.
  open override var hash: Int { face.hashValue }
}

nonisolated extension UIFontDescriptor {
  /// The traits of a typeface, as bits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The font is monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The font has serifs.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system font itself.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    var family: FontDescription.Family? {
      switch self {
      case .default: .system
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
    }
  }
}

nonisolated extension FontDescription.Weight {
  var isBold: Bool {
    switch self {
    case .semibold, .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, .medium: false
    }
  }
}
