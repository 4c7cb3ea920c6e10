public import Foundation

/// How the lines of a paragraph stand; immutable unless it is an `NSMutableParagraphStyle`.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying,
  @unchecked Sendable
{
  private let header = FoundationHeader()
  /// Changed by the mutable subclass alone.
  package final var values = ParagraphValues()

  /// Creates the usual style.
  public override init() { super.init() }

  /// The usual style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines lie between the edges; natural unless set.
  open var alignment: NSTextAlignment { values.alignment }
  /// What becomes of lines that are too long; they go on after words unless set.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The room between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The room behind the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The least height of a line in points, 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line in points, 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What a line's own height is multiplied by, 0 for nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How far from the edge the first line begins, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far from the edge the other lines begin, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points: from the edge where they begin if positive, else from the other
  /// one; 0 unless set.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The room before the paragraph, in points; not before the first one of a text.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// The same style: it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether another object says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash that equal styles share.
  open override var hash: Int { values.hashValue }
}

/// How the lines of a paragraph stand, for setting.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
}

/// What a paragraph's style says.
nonisolated package struct ParagraphValues: Hashable {
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0

  /// What holds where nothing is said.
  package init() {}

  /// How much of a width lines may fill, from the edge where they begin.
  func lineEnd(in room: Double) -> Double {
    let tail = Double(tailIndent)
    return tail > 0 ? min(room, tail) : max(0, room + tail)
  }
}
