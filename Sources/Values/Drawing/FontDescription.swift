/// The face of text; it only depends on the program's own fonts, not on the machine's settings.
public struct FontDescription: Hashable, Sendable {
  /// The stroke weight.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// The lightest weight.
    case ultraLight
    /// The second of nine weights.
    case thin
    /// The third of nine weights.
    case light
    /// The weight of body text.
    case regular
    /// The fifth of nine weights.
    case medium
    /// The sixth of nine weights.
    case semibold
    /// The weight of headings.
    case bold
    /// The eighth of nine weights.
    case heavy
    /// The heaviest weight.
    case black
  }

  /// The typeface family.
  public enum Family: String, Hashable, Sendable {
    /// The face of user interfaces.
    case system
    /// A face whose letters all have the same width.
    case monospaced
    /// A face with serifs.
    case serif
  }

  /// The size in points (the em square).
  public var size: Double
  /// The stroke weight.
  public var weight: Weight
  /// The typeface family.
  public var family: Family
  /// Whether the letters are italic.
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
