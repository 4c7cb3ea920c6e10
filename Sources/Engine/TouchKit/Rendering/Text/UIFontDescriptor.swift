import Drawing
public import Foundation

/// What is asked of a font: a family, how heavy it is, whether it leans, and a size; immutable
/// (Apple: UIFontDescriptor).
nonisolated open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  final let face: FontDescription

  init(_ face: FontDescription) {
    self.face = face
    super.init()
  }

  /// Archives of fonts do not exist on this platform: there is none.
  public required init?(coder: NSCoder) { nil }

  /// Creates a description of a font with a name, such as `Menlo-Bold`.
  ///
  /// A name that is not known means the system's face, as a device substitutes one.
  public convenience init(name fontName: String, size: CGFloat) {
    let known = FontName(fontName).face(size: Double(size))
    self.init(known ?? FontDescription(size: Double(size)))
  }

  /// The description of the font for a purpose, in the size of a user who chose none.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFontDescriptor(UIFont.preferredFont(forTextStyle: style).face)
  }

  /// The size in points.
  open var pointSize: CGFloat { CGFloat(face.size) }

  /// The name of the face.
  open var postscriptName: String { FontName.name(of: face) }

  /// Whether the font is bold, leans, or has letters that are equally wide.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight.isBold { traits.insert(.traitBold) }
    if face.family == .monospaced { traits.insert(.traitMonoSpace) }
    if face.family == .serif { traits.insert(.classTransitionalSerifs) }
    return traits
  }

  /// The same font, bold or leaning or with letters that are equally wide exactly as said.
  ///
  /// Nil when there is no such font, which here does not happen.
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

  /// The same font at a size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var face = face
    face.size = Double(newPointSize)
    return UIFontDescriptor(face)
  }

  /// The font's kin of a design: letters with feet or equally wide ones.
  ///
  /// Rounded letters are not to be had here: there is none for them.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard let family = design.family else { return nil }
    var face = face
    face.family = family
    return UIFontDescriptor(face)
  }

  /// The same description: it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object asks for the same face at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.face == face
  }

  /// A hash that equal descriptions share.
  open override var hash: Int { face.hashValue }
}

nonisolated extension UIFontDescriptor {
  /// What kind of face it is, as bits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It leans.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// It is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Its letters are equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Its letters have feet.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
  }

  /// A kin of the system's face.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The face itself.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With feet.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters that are equally wide.
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
