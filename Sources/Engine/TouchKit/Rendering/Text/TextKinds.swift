public import Foundation

/// The alignment of a text's lines.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// Aligned to the left edge.
  case left = 0
  /// Centred.
  case center = 1
  /// Aligned to the right edge.
  case right = 2
  /// Justified; drawn as aligned to the left edge.
  case justified = 3
  /// Aligned to the edge where lines begin.
  case natural = 4
}

/// The treatment of a line that is too long.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Wraps after a word.
  case byWordWrapping = 0
  /// Wraps after any character.
  case byCharWrapping = 1
  /// Clips at the edge.
  case byClipping = 2
  /// Truncates the beginning.
  case byTruncatingHead = 3
  /// Truncates the end.
  case byTruncatingTail = 4
  /// Truncates the middle.
  case byTruncatingMiddle = 5
}

/// The style of a line under or through text.
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
  /// A `UIFont`; the system font of 12 points by default.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The `UIColor` of the letters; black by default.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the letters; none by default.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The additional space between characters, as a number of points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An `NSParagraphStyle`; that of a paragraph's first character applies to the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the underline; that of the letters by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle` for a line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of the strikethrough line; that of the letters by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The `URL` (or its text) of a link; text views show it in another colour.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The offset of the letters above the baseline, as a number of points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An `NSShadow` of the letters; none by default.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The width of the outline of the letters, in percent of the font size.
  ///
  /// Only the outline is drawn; with a negative number, the letters are drawn too.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The `UIColor` of the outline of the letters; that of the letters by default.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The slant of the letters to the right, as horizontal points per vertical point.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}

/// The options for drawing a text into a rectangle.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text can have several lines and begins at the top of the rectangle.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines have the heights of their fonts, which is always the case here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends with an ellipsis if there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
