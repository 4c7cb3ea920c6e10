public import Foundation
@_spi(Components) import TouchKit

/// Sets a text in the lines of a container, and knows where each character is
/// (Apple: NSLayoutManager).
///
/// Places are in the container's coordinates, in points. Glyphs are counted as UTF-16 units, like
/// characters. Text is set in the first container; other containers stay empty.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  private var latest: (text: NSAttributedString, room: TextRoom, page: TextPage)?
  /// The source of the lines, where a view sets them; for the components only.
  final var source: (() -> TextPage)?

  /// Creates a manager without text and container.
  public override init() { super.init() }

  /// Archives of text do not exist on this platform: there is none.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The text; set by `NSTextStorage.addLayoutManager(_:)`, which keeps the manager.
  open weak var textStorage: NSTextStorage?

  /// The containers, of which the first has the text.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Adds a container behind the existing ones.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }

  /// Adds a container at a place among the existing ones.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
  }

  /// Takes a container away.
  open func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) { textContainers.remove(at: index) }
  }

  /// How many glyphs there are: as many as UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Sets the text in its lines now; it is set anyway when a caller asks for places.
  open func ensureLayout(for container: NSTextContainer) { _ = page(in: container) }

  // MARK: - Characters and glyphs

  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The glyphs of some characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of some glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let last = page(in: container)?.rows.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: 0, length: last.isSoft ? last.range.upperBound : numberOfGlyphs)
  }

  // MARK: - From places to characters

  /// The character at a point, or the nearest one in the nearest line; how far through it the point
  /// is goes to `partialFraction`, from 0 to 1.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let inner = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    guard let found = page(in: container)?.character(at: inner) else { return 0 }
    partialFraction?.pointee = found.fraction
    return found.offset
  }

  /// The glyph at a point, or the nearest one in the nearest line.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// The glyph at a point, or the nearest one in the nearest line, and how far through it that is.
  open func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point,
      in: container,
      fractionOfDistanceBetweenInsertionPoints: partialFraction
    )
  }

  // MARK: - From characters to places

  /// The smallest rectangle around all text in a container, with the room at the ends of lines.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let page = page(in: container) else { return .zero }
    let frames = page.rows.map(page.frame)
    guard let first = frames.first else { return .zero }
    let all = frames.dropFirst().reduce(first) { $0.union($1) }
    return all.insetBy(dx: -container.lineFragmentPadding, dy: 0)
      .offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }

  /// The smallest rectangle around some glyphs.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect {
    let boxes = boxes(of: glyphRange, in: container)
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }

  /// Tells of a rectangle around some glyphs in each line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for box in boxes(of: glyphRange, in: textContainer) where !stop.boolValue { block(box, &stop) }
  }

  /// Tells of the lines in which some glyphs stand: the whole line, its text, and its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first, let page = page(in: container) else { return }
    var stop: ObjCBool = false
    for row in page.rows where !stop.boolValue {
      let range = NSRange(row.range)
      guard range.location < glyphRange.upperBound, range.upperBound > glyphRange.location else {
        continue
      }
      let used = used(row, page, container)
      block(whole(used, container), used, container, range, &stop)
    }
  }

  /// The whole line in which a glyph stands; its glyphs go to `effectiveGlyphRange`.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let used = lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    return textContainers.first.map { whole(used, $0) } ?? used
  }

  /// The text of the line in which a glyph stands; its glyphs go to `effectiveGlyphRange`.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let container = textContainers.first, let page = page(in: container),
      !page.rows.isEmpty
    else { return .zero }
    let row = page.rows[page.row(of: glyphIndex)]
    effectiveGlyphRange?.pointee = NSRange(row.range)
    return used(row, page, container)
  }

  /// Where a glyph stands on its line's baseline, from the corner of the line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first, let page = page(in: container),
      !page.rows.isEmpty
    else { return .zero }
    let row = page.rows[page.row(of: glyphIndex)]
    return CGPoint(
      x: page.caret(at: glyphIndex).minX + container.lineFragmentPadding,
      y: row.line.baseline - row.line.top
    )
  }

  // MARK: - Drawing

  /// Draws what lies behind some glyphs, with the container's corner at a point.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, hiding: .foregroundColor)
  }

  /// Draws some glyphs, with the container's corner at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, hiding: .backgroundColor)
  }

  private func draw(_ range: NSRange, at origin: CGPoint, hiding part: NSAttributedString.Key) {
    guard let context = UIGraphicsGetCurrentContext(), let container = textContainers.first,
      let text = textStorage
    else { return }
    let shown = NSMutableAttributedString(attributedString: text)
    let all = NSRange(location: 0, length: text.length)
    let inner = NSIntersectionRange(range, all)
    shown.addAttribute(part, value: UIColor.clear, range: all)
    let before = NSRange(location: 0, length: inner.location)
    let after = NSRange(location: inner.upperBound, length: all.length - inner.upperBound)
    for hidden in [before, after] where hidden.length > 0 {
      for key in [NSAttributedString.Key.foregroundColor, .backgroundColor] {
        shown.addAttribute(key, value: UIColor.clear, range: hidden)
      }
    }
    let corner = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
    TextPage(shown, base: StyledText.Look(), room: room(in: container)).typesetter
      .draw(at: corner, context)
  }

  // MARK: - Setting

  private func boxes(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard range.length > 0, let page = page(in: container) else { return [] }
    return page.boxes(of: range.location..<range.upperBound)
      .map { $0.offsetBy(dx: container.lineFragmentPadding, dy: 0) }
  }

  private func used(
    _ row: TextPage.Row,
    _ page: TextPage,
    _ container: NSTextContainer
  ) -> CGRect {
    let padding = container.lineFragmentPadding
    let frame = page.frame(of: row)
    return CGRect(
      x: frame.minX,
      y: frame.minY,
      width: frame.width + 2 * padding,
      height: frame.height
    )
  }

  private func whole(_ used: CGRect, _ container: NSTextContainer) -> CGRect {
    let width = container.size.width > 0 ? container.size.width : used.maxX
    return CGRect(x: 0, y: used.minY, width: width, height: used.height)
  }

  private func room(in container: NSTextContainer) -> TextRoom {
    let width = container.size.width - 2 * container.lineFragmentPadding
    var room = TextRoom(width: container.size.width > 0 ? max(0, width) : .infinity)
    room.maximumLines = container.maximumNumberOfLines
    let mode = container.lineBreakMode
    room.truncation = mode.truncates ? mode : nil
    room.style.lineBreakMode = mode.truncates ? .byWordWrapping : mode
    return room
  }

  private func page(in container: NSTextContainer) -> TextPage? {
    guard container === textContainers.first else { return nil }
    if let source { return source() }
    guard let text = textStorage else { return nil }
    let room = room(in: container)
    if let latest, latest.room == room, latest.text.isEqual(to: text) { return latest.page }
    let copy = NSAttributedString(attributedString: text)
    let page = TextPage(copy, base: StyledText.Look(), room: room)
    latest = (copy, room, page)
    return page
  }
}
