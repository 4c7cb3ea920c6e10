package import Drawing
public import Foundation

/// A typeface at a size; immutable (Apple: UIFont).
///
/// The system font is Inter here. Its heights are the same for every weight, and known without a picture.
nonisolated open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()
  package final let face: FontDescription

  init(_ face: FontDescription) {
    self.face = face
    super.init()
  }

  /// Returns nil, because this platform has no archives of fonts.
  public required init?(coder: NSCoder) { nil }

  /// Creates a font by its name, such as `HelveticaNeue-Bold` or `Menlo`; returns nil for unknown names.
  ///
  /// Missing typefaces are replaced by available ones of the same kind (sans serif, serif or monospaced), with the
  /// weight and slant of the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontName(fontName).face(size: Double(fontSize)) else { return nil }
    self.init(face)
  }

  /// Returns the system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: Double(fontSize)))
  }

  /// Returns the system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: Double(fontSize), weight: weight.drawingWeight))
  }

  /// Returns the bold system font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: Double(fontSize), isItalic: true))
  }

  /// Returns the monospaced system font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(
        size: Double(fontSize),
        weight: weight.drawingWeight,
        family: .monospaced
      )
    )
  }

  /// Returns the system font for numbers; its digits always have nearly equal widths.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the font for a text style, in the default size of users.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the font for a text style, in the size that the user prefers.
  ///
  /// The traits contain the preferred size; nil means the current ones.
  open class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return preferredFont(forTextStyle: style).withSize(style.size(in: category))
  }

  /// Creates the font of a descriptor; size 0 means the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init((pointSize > 0 ? descriptor.withSize(pointSize) : descriptor).face)
  }

  /// The descriptor of this font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face) }

  /// The available families.
  open class var familyNames: [String] {
    [FontDescription.Family.system, .monospaced, .serif].map { family in
      FontName.family(of: FontDescription(size: 17, family: family))
    }
  }

  /// Returns the names of a family's fonts, upright and italic; none for an unknown family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontName.names(ofFamily: familyName)
  }

  /// Returns the same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = Double(fontSize)
    return UIFont(face)
  }

  /// The size in points.
  open var pointSize: CGFloat { CGFloat(face.size) }

  /// The name of the family.
  open var familyName: String { FontName.family(of: face) }

  /// The name of the font.
  open var fontName: String { FontName.name(of: face) }

  /// The height of a line, in points.
  open var lineHeight: CGFloat { CGFloat(measures.lineHeight) }

  /// The distance from the baseline up to the top of a line, in points.
  open var ascender: CGFloat { CGFloat(measures.ascent) }

  /// The distance from the baseline down to the bottom of a line, in points, as a negative number.
  open var descender: CGFloat { -CGFloat(measures.descent) }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { CGFloat(measures.capHeight) }

  /// The height of the letter x, in points.
  open var xHeight: CGFloat { CGFloat(measures.xHeight) }

  /// The additional space between lines in points, which is 0.
  open var leading: CGFloat { 0 }

  /// The font size of labels: 17.
  open class var labelFontSize: CGFloat { 17 }

  /// The font size of buttons: 18.
  open class var buttonFontSize: CGFloat { 18 }

  /// The font size of the system's small text: 12.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The font size of the system's text: 14.
  open class var systemFontSize: CGFloat { 14 }

  final var measures: FontMeasures { FontMeasures(of: face) }

  /// Returns the same object, because a font is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the same font at the same size.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }

  /// A hash that equal fonts share.
  open override var hash: Int { face.hashValue }

  /// The name and the size.
  open override var description: String { "UIFont(\(fontName) \(pointSize))" }
}
