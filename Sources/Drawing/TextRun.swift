public import Foundation

/// A piece of text with everything that decides how it looks.
public struct TextRun: Hashable, Sendable {
  /// The characters, any script; line feeds start new lines.
  public var string: String
  /// The face and size.
  public var font: FontDescription
  /// The colour of the glyphs.
  public var color: Color
  /// The width in points at which lines end with an ellipsis; nil for as wide as needed.
  public var maximumWidth: Double?

  /// Creates a run of text.
  public init(
    _ string: String,
    font: FontDescription,
    color: Color,
    maximumWidth: Double? = nil
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.maximumWidth = maximumWidth
  }
}

/// Which face text is set in; the program's own fonts, never the machine's settings.
public struct FontDescription: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: String, Hashable, Sendable {
    /// The weight of running text.
    case regular
    /// The weight of headings.
    case bold
  }

  /// The size in points (the em square).
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight

  /// Creates a description of a face.
  public init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }
}

/// Answers how large text will be, so that layout need not know who draws.
public protocol TextMeasuring {
  /// The size in points of the box that the run fills.
  func size(of run: TextRun) -> CGSize
}
