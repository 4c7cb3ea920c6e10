/// The heights of a face at a size, in points; they need no renderer.
public struct FontMeasures: Hashable, Sendable {
  /// The distance from the baseline up to the top of a line.
  public let ascent: Double
  /// The distance from the baseline down to the bottom of a line.
  public let descent: Double
  /// The height of capital letters.
  public let capHeight: Double
  /// The height of the letter x.
  public let xHeight: Double
  /// The distance from the baseline down to the middle of an underline.
  public let underlineOffset: Double
  /// The thickness of an underline.
  public let lineThickness: Double

  /// The height of a line.
  public var lineHeight: Double { ascent + descent }

  /// Creates the heights of a face; they do not depend on weight and slant.
  ///
  /// The numbers are those of the program's own fonts, so that layout is the same with
  /// and without a picture.
  public init(of font: FontDescription) {
    let size = font.usableSize
    let face = font.family == .system ? FontMeasures.inter : FontMeasures.dejaVu
    ascent = face.ascent * size
    descent = face.descent * size
    capHeight = face.capHeight * size
    xHeight = face.xHeight * size
    underlineOffset = face.underline * size
    lineThickness = face.thickness * size
  }

  /// Heights as fractions of the em square.
  private struct Face {
    let ascent: Double
    let descent: Double
    let capHeight: Double
    let xHeight: Double
    let underline: Double
    let thickness: Double
  }

  private static let inter = Face(
    ascent: 2728.0 / 2816,
    descent: 680.0 / 2816,
    capHeight: 2048.0 / 2816,
    xHeight: 1536.0 / 2816,
    underline: 464.0 / 2816,
    thickness: 192.0 / 2816
  )

  private static let dejaVu = Face(
    ascent: 1901.0 / 2048,
    descent: 483.0 / 2048,
    capHeight: 1493.0 / 2048,
    xHeight: 1120.0 / 2048,
    underline: 130.0 / 2048,
    thickness: 90.0 / 2048
  )
}

extension FontDescription {
  /// The size clamped to the range of valid glyph sizes; NaN becomes the smallest.
  public var usableSize: Double { size > 1 ? min(size, 1000) : 1 }
}
