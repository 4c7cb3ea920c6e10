/// Which face text is set in; the program's own fonts, never the machine's settings.
public struct FontDescription: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// The lightest.
    case ultraLight
    /// Second of nine.
    case thin
    /// Third of nine.
    case light
    /// The weight of running text.
    case regular
    /// Fifth of nine.
    case medium
    /// Sixth of nine.
    case semibold
    /// The weight of headings.
    case bold
    /// Eighth of nine.
    case heavy
    /// The heaviest.
    case black
  }

  /// Which drawing of the letters.
  public enum Family: String, Hashable, Sendable {
    /// The face of user interfaces.
    case system
    /// Every letter equally wide.
    case monospaced
    /// Letters with feet.
    case serif
  }

  /// The size in points (the em square).
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight
  /// Which drawing of the letters.
  public var family: Family
  /// Whether the letters lean.
  public var isItalic: Bool

  /// Creates a description of a face.
  public init(
    size: Double,
    weight: Weight = .regular,
    family: Family = .system,
    isItalic: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.family = family
    self.isItalic = isItalic
  }
}
