package import Drawing
public import Foundation

/// A face at a size; immutable (Apple: UIFont).
///
/// The system's face is Inter here; heights are those of the face whatever the weight, and known
/// without a picture.
nonisolated open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()
  package final let face: FontDescription

  init(_ face: FontDescription) {
    self.face = face
    super.init()
  }

  /// Archives of fonts do not exist on this platform: there is none.
  public required init?(coder: NSCoder) { nil }

  /// Creates a font by its name, such as `HelveticaNeue-Bold` or `Menlo`; nil for unknown names.
  ///
  /// Faces that the platform does not have are replaced by those it has: sans serif, serif and
  /// monospaced ones by their own kind, with weight and slant as the name says.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontName(fontName).face(size: Double(fontSize)) else { return nil }
    self.init(face)
  }

  /// The system's face.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: Double(fontSize)))
  }

  /// The system's face in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: Double(fontSize), weight: weight.drawingWeight))
  }

  /// The system's face in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's face, leaning.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: Double(fontSize), isItalic: true))
  }

  /// The face whose letters are equally wide.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(
        size: Double(fontSize),
        weight: weight.drawingWeight,
        family: .monospaced
      )
    )
  }

  /// The system's face for numbers; its digits are nearly equally wide in any case.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The font for a purpose, in the size of a user who chose none.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }

  /// The font for a purpose, as large as the user wants it in a surrounding; nil for the current
  /// one.
  open class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return preferredFont(forTextStyle: style).withSize(style.size(in: category))
  }

  /// Creates the font that a description asks for, at the description's size for 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init((pointSize > 0 ? descriptor.withSize(pointSize) : descriptor).face)
  }

  /// What is asked for to get this font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face) }

  /// The families that there are.
  open class var familyNames: [String] {
    [FontDescription.Family.system, .monospaced, .serif].map { family in
      FontName.family(of: FontDescription(size: 17, family: family))
    }
  }

  /// The faces of a family, upright and leaning; none for an unknown one.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontName.names(ofFamily: familyName)
  }

  /// The same face at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = Double(fontSize)
    return UIFont(face)
  }

  /// The size in points.
  open var pointSize: CGFloat { CGFloat(face.size) }

  /// The name of the family.
  open var familyName: String { FontName.family(of: face) }

  /// The name of the face.
  open var fontName: String { FontName.name(of: face) }

  /// The height of a line, in points.
  open var lineHeight: CGFloat { CGFloat(measures.lineHeight) }

  /// From the baseline up to the top of a line, in points.
  open var ascender: CGFloat { CGFloat(measures.ascent) }

  /// From the baseline down to the bottom of a line, in points: negative.
  open var descender: CGFloat { -CGFloat(measures.descent) }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { CGFloat(measures.capHeight) }

  /// The height of the letter x, in points.
  open var xHeight: CGFloat { CGFloat(measures.xHeight) }

  /// The room between lines that the face asks for: none.
  open var leading: CGFloat { 0 }

  /// The size of labels: 17.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of buttons: 18.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of small text of the system: 12.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size of text of the system: 14.
  open class var systemFontSize: CGFloat { 14 }

  final var measures: FontMeasures { FontMeasures(of: face) }

  /// The same font: it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the same face at the same size.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }

  /// A hash that equal fonts share.
  open override var hash: Int { face.hashValue }

  /// Name and size.
  open override var description: String { "UIFont(\(fontName) \(pointSize))" }
}
