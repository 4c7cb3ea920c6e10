public import Foundation
@_spi(Components) import TouchKit

/// A manager that lays out a text in lines and finds the position of each character (Apple:
/// NSLayoutManager).
///
/// Positions are in the container's coordinates, in points. Glyphs are counted as UTF-16 units,
/// like characters. The first container contains the text; other containers stay empty.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  private var latest: (text: NSAttributedString, room: TextRoom, page: TextPage)?
  /// The source of the lines if a view lays them out; only for the components.
  final var source: (() -> TextPage)?

  /// Creates a manager without a text and without containers.
  public override init() { super.init() }

  /// Returns nil; archives of text do not exist on this platform.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The text; `NSTextStorage.addLayoutManager(_:)` sets it and retains the manager.
  open weak var textStorage: NSTextStorage?

  /// The containers; the first one contains the text.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Adds a container at the end.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }

  /// Inserts a container at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) { textContainers.remove(at: index) }
  }

  /// The number of glyphs, which equals the number of UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Lays out the text now; reading positions also lays it out.
  open func ensureLayout(for container: NSTextContainer) { _ = page(in: container) }

  // MARK: - Characters and glyphs

  /// Returns the character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyphs of a range of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of a range of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let last = page(in: container)?.rows.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: 0, length: last.isSoft ? last.range.upperBound : numberOfGlyphs)
  }

  // MARK: - From places to characters

  /// Returns the character at a point, or the nearest one in the nearest line.
  ///
  /// `partialFraction` receives the position of the point within the character, from 0 to 1.
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

  /// Returns the glyph at a point, or the nearest one in the nearest line.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// Returns the glyph at a point, or the nearest one in the nearest line, and the position within
  /// it.
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

  /// Returns the bounding box of all text in a container, including the padding of lines.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let page = page(in: container) else { return .zero }
    let frames = page.rows.map(page.frame)
    guard let first = frames.first else { return .zero }
    let all = frames.dropFirst().reduce(first) { $0.union($1) }
    return all.insetBy(dx: -container.lineFragmentPadding, dy: 0)
      .offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }

  /// Returns the bounding box of a range of glyphs.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect {
    let boxes = boxes(of: glyphRange, in: container)
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }

  /// Calls the closure with a rectangle around a range of glyphs in each line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for box in boxes(of: glyphRange, in: textContainer) where !stop.boolValue { block(box, &stop) }
  }

  /// Calls the closure for the lines of a range of glyphs.
  ///
  /// It receives the frame of the line, the frame of its text, and its glyphs.
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

  /// Returns the frame of a glyph's line; `effectiveGlyphRange` receives the glyphs of the line.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let used = lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    return textContainers.first.map { whole(used, $0) } ?? used
  }

  /// Returns the frame of the text in a glyph's line; `effectiveGlyphRange` receives the glyphs.
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

  /// Returns the position of a glyph on its baseline, relative to the origin of the line.
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

  /// Draws the background of a range of glyphs; the point is the container's origin.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, hiding: .foregroundColor)
  }

  /// Draws a range of glyphs; the point is the container's origin.
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
