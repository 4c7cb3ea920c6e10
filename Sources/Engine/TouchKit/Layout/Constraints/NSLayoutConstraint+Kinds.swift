extension NSLayoutConstraint {
  /// How the two sides of a constraint compare (Apple: NSLayoutConstraint.Relation).
  nonisolated public enum Relation: Int, Sendable {
    /// The first is not more than the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is not less than the second.
    case greaterThanOrEqual = 1
  }

  /// What of an item a constraint is about (Apple: NSLayoutConstraint.Attribute).
  nonisolated public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge where lines begin.
    case leading = 5
    /// The edge where lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from left to right.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The line on which the last line of text stands; the lower edge where there is no text.
    case lastBaseline = 11
    /// The line on which the first line of text stands; the upper edge where there is no text.
    case firstBaseline = 12
    /// The left edge, inside of the margin.
    case leftMargin = 13
    /// The right edge, inside of the margin.
    case rightMargin = 14
    /// The upper edge, inside of the margin.
    case topMargin = 15
    /// The lower edge, inside of the margin.
    case bottomMargin = 16
    /// The edge where lines begin, inside of the margin.
    case leadingMargin = 17
    /// The edge where lines end, inside of the margin.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the upper and lower margins.
    case centerYWithinMargins = 20
    /// Nothing: a number alone.
    case notAnAttribute = 0

    /// The last baseline, under its old name.
    public static let baseline = Attribute.lastBaseline
  }

  /// A direction of layout (Apple: NSLayoutConstraint.Axis).
  nonisolated public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How a visual format lines its views up, and in which direction it reads
  /// (Apple: NSLayoutConstraint.FormatOptions).
  nonisolated public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges in one line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges in one line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Upper edges in one line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Lower edges in one line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges where lines begin in one line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges where lines end in one line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles in one vertical line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles in one horizontal line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last lines of text in one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First lines of text in one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All that lines up.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// In the direction of reading; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// Along which axis it is measured; nil for nothing.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether it is a length and not a place.
  package var isLength: Bool { self == .width || self == .height }

  /// Whether it names a side by the direction of reading.
  var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
