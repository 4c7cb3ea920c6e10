public import Foundation

/// Where the lines of a text lie between the edges.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges; drawn at the left edge.
  case justified = 3
  /// Where lines begin.
  case natural = 4
}

/// What becomes of a line that is too long.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line after a word.
  case byWordWrapping = 0
  /// It goes on in the next line after any character.
  case byCharWrapping = 1
  /// It is cut at the edge.
  case byClipping = 2
  /// Its beginning is left out.
  case byTruncatingHead = 3
  /// Its end is left out.
  case byTruncatingTail = 4
  /// Its middle is left out.
  case byTruncatingMiddle = 5
}

/// How a line under or through text is drawn.
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
}

nonisolated extension NSAttributedString.Key {
  /// A `UIFont`; the system's face in 12 points without.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The `UIColor` of the letters; black without.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the letters; none without.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// How much farther apart characters stand, as a number of points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An `NSParagraphStyle`; that of a paragraph's first character counts for all of it.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the underline; that of the letters without.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle` for a line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of that line; that of the letters without.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The `URL` (or its text) that a piece of text leads to; text views show it in another colour.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far above the baseline the letters stand, as a number of points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An `NSShadow` that the letters cast; none without.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// How wide the line around the letters is, as a number of hundredths of the font's size.
  ///
  /// Only the line is drawn; for a number less than 0 the letters too.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The `UIColor` of the line around the letters; that of the letters without.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// How much the letters lean to the right: points to the side for each point up, as a number.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}

/// How a text is drawn into a rectangle.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It has several lines, and its first line's top is at the rectangle's.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines have the heights of their fonts, which they have here in any case.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that has room ends with an ellipsis if there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
