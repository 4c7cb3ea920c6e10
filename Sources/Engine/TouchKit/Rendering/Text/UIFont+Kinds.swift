import Drawing
public import Foundation

nonisolated extension UIFont {
  /// The weight of letters, as a number from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest: -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A weight of -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// A weight of -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text: 0.
    public static let regular = Weight(rawValue: 0)
    /// A weight of 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// A weight of 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of headings: 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight of 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest: 0.62.
    public static let black = Weight(rawValue: 0.62)

    /// The nearest weight that is drawn.
    var drawingWeight: FontDescription.Weight {
      let known: [(Weight, FontDescription.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      let nearest = known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
      return nearest?.1 ?? .regular
    }
  }

  /// The purpose of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Titles of screens: 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings: 17 points, with a heavier weight.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Captions: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}

/// The name of a font, as clients write it.
nonisolated struct FontName {
  private let name: String

  init(_ name: String) { self.name = name }

  private static let sans = [
    "Inter", "Helvetica", "HelveticaNeue", "Arial", "Avenir", "AvenirNext", "SFUI", "SFProText",
    "Verdana", "TrebuchetMS", "GillSans", "Futura", "Optima", "PingFangSC", "DejaVuSans",
  ]
  private static let mono = [
    "Menlo", "Courier", "CourierNew", "CourierNewPS", "SFMono", "Monaco", "DejaVuSansMono",
    "AmericanTypewriter",
  ]
  private static let serif = [
    "TimesNewRoman", "TimesNewRomanPS", "Georgia", "Palatino", "Baskerville", "Didot", "Cochin",
    "DejaVuSerif",
  ]

  /// Returns the font with the name; nil for unknown names.
  func face(size: Double) -> FontDescription? {
    let parts = name.filter { $0 != " " }.split(separator: "-", maxSplits: 1)
    guard let first = parts.first, let family = FontName.family(String(first)) else { return nil }
    let variant = parts.count > 1 ? parts[1].lowercased() : ""
    return FontDescription(
      size: size,
      weight: FontName.weight(variant),
      family: family,
      isItalic: variant.contains("italic") || variant.contains("oblique")
    )
  }

  private static func family(_ name: String) -> FontDescription.Family? {
    let base = name.hasSuffix("MT") && name != "TrebuchetMT" ? String(name.dropLast(2)) : name
    if sans.contains(base) || sans.contains(name) { return .system }
    if mono.contains(base) { return .monospaced }
    return serif.contains(base) ? .serif : nil
  }

  private static func weight(_ variant: String) -> FontDescription.Weight {
    let known: [(String, FontDescription.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("semibold", .semibold),
      ("demibold", .semibold), ("medium", .medium), ("heavy", .heavy), ("black", .black),
      ("extrabold", .heavy), ("bold", .bold),
    ]
    return known.first { variant.contains($0.0) }?.1 ?? .regular
  }

  static func family(of face: FontDescription) -> String {
    switch face.family {
    case .system: "Inter"
    case .monospaced: "DejaVu Sans Mono"
    case .serif: "DejaVu Serif"
    }
  }

  static func names(ofFamily name: String) -> [String] {
    let families: [FontDescription.Family] = [.system, .monospaced, .serif]
    return families.flatMap { family -> [String] in
      guard self.family(of: FontDescription(size: 17, family: family)) == name else { return [] }
      return FontDescription.Weight.allCases.flatMap { weight in
        [false, true].map { isItalic in
          self.name(
            of: FontDescription(size: 17, weight: weight, family: family, isItalic: isItalic)
          )
        }
      }
    }
  }

  static func name(of face: FontDescription) -> String {
    let base = family(of: face).filter { $0 != " " }
    let weight = face.weight.rawValue
    let variant = weight.prefix(1).uppercased() + weight.dropFirst()
    return "\(base)-\(variant)\(face.isItalic ? "Italic" : "")"
  }
}

extension UIFont.Weight: nonisolated _UIKitNumericRawRepresentable {}
