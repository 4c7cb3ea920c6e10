/// A piece of text with all of its attributes.
public struct TextRun: Hashable, Sendable {
  /// The characters in any script; line feeds start new lines.
  public var string: String
  /// The face and size.
  public var font: FontDescription
  /// The colour of the glyphs.
  public var color: Color
  /// The maximum width of lines in points, which then end with an ellipsis; nil for no limit.
  public var maximumWidth: Double?
  /// The additional space between characters, in points.
  public var tracking: Double

  /// The line around the glyphs; nil for none.
  public var outline: Outline?

  /// A line around glyphs.
  public struct Outline: Hashable, Sendable {
    /// The width of the line in points, half of it inside of the glyphs.
    public var width: Double
    /// The colour of the line.
    public var color: Color
    /// Whether the insides of the glyphs are also painted.
    public var fills: Bool

    /// Creates a line around glyphs.
    public init(width: Double, color: Color, fills: Bool) {
      self.width = width
      self.color = color
      self.fills = fills
    }
  }

  /// Creates a run of text.
  public init(
    _ string: String,
    font: FontDescription,
    color: Color,
    maximumWidth: Double? = nil,
    tracking: Double = 0,
    outline: Outline? = nil
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.maximumWidth = maximumWidth
    self.tracking = tracking
    self.outline = outline
  }
}
