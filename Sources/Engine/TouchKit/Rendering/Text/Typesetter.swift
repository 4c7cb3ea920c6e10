package import Drawing
package import Foundation

/// A typesetter, which breaks text into lines and positions them.
///
/// Only widths come from the text measurer, so that lines break at the same positions with and without a picture.
nonisolated package struct Typesetter {
  /// A character with its width, not yet in a line.
  private struct Glyph {
    var character: Character
    var width: Double
    var look: StyledText.Look
  }

  /// Characters of one line with the same look.
  package struct Fragment {
    package var string: String
    package var look: StyledText.Look
    package var x: Double
    package var width: Double
  }

  /// A line and its position, from the top left corner of the text.
  package struct Line {
    package var fragments: [Fragment]
    var width: Double
    package var x = 0.0
    package var top: Double
    package var baseline: Double
    package var height: Double
    var alignment = NSTextAlignment.natural
    /// The position at which the line can end, from the text's left edge.
    var end = Double.infinity
  }

  package private(set) var lines: [Line] = []
  package private(set) var size = CGSize.zero
  /// Whether any text was truncated.
  private(set) var isTruncated = false

  private let measuring: any TextMeasuring
  private let room: Double
  private let maximumLines: Int
  private let truncation: NSLineBreakMode?

  /// Sets text into a width; `maximumLines` 0 means no limit.
  package init(
    _ text: StyledText,
    width: CGFloat,
    height: CGFloat = .infinity,
    maximumLines: Int = 0,
    truncation: NSLineBreakMode? = nil,
    measuring: any TextMeasuring
  ) {
    self.measuring = measuring
    room = width > 0 ? Double(width) : (width == 0 ? 0 : .infinity)
    self.maximumLines = maximumLines
    self.truncation = truncation
    var top = 0.0
    for (index, paragraph) in text.paragraphs.enumerated() {
      guard !isFull, top <= Double(height) || index == 0 else {
        isTruncated = true
        break
      }
      if index > 0 { top += Double(paragraph.style.paragraphSpacingBefore) }
      set(paragraph, at: &top)
      if index < text.paragraphs.count - 1 { top += Double(paragraph.style.paragraphSpacing) }
    }
    place()
  }

  private var isFull: Bool { maximumLines > 0 && lines.count >= maximumLines }

  private mutating func set(_ paragraph: StyledText.Paragraph, at top: inout Double) {
    var rest = glyphs(of: paragraph)[...]
    let style = paragraph.style
    let first = lines.count
    repeat {
      let isFirst = lines.count == first
      let indent = Double(isFirst ? style.firstLineHeadIndent : style.headIndent)
      let available = max(0, style.lineEnd(in: room) - indent)
      let isLast = maximumLines > 0 && lines.count == maximumLines - 1
      let line: [Glyph]
      if isLast || style.lineBreakMode == .byClipping || style.lineBreakMode.truncates {
        line = fit(rest, available, style.lineBreakMode)
        rest = []
      } else {
        let count = breakPoint(rest, available, style.lineBreakMode)
        line = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      append(line, paragraph, indent: indent, top: &top)
    } while !rest.isEmpty && !isFull
    if !rest.isEmpty { isTruncated = true }
  }

  private func glyphs(of paragraph: StyledText.Paragraph) -> [Glyph] {
    paragraph.pieces.flatMap { piece in
      var last = 0.0
      let ends = measuring.ends(of: piece.string, font: piece.look.font)
      return zip(piece.string, ends).map { character, end in
        defer { last = end }
        return Glyph(
          character: character,
          width: piece.look.attachment.map { Double($0.bounds.maxX) }
            ?? end - last + piece.look.kern,
          look: piece.look
        )
      }
    }
  }

  // MARK: - Breaking

  /// Returns the number of characters in the next line, at least one.
  private func breakPoint(
    _ glyphs: ArraySlice<Glyph>,
    _ room: Double,
    _ mode: NSLineBreakMode
  ) -> Int {
    var width = 0.0
    var lastBreak = 0
    for (count, glyph) in glyphs.enumerated() {
      // Whitespace at the end of a line can extend beyond the width.
      if width + glyph.width > room + 0.001, !glyph.character.isWhitespace {
        if mode == .byCharWrapping || lastBreak == 0 { return max(count, 1) }
        return lastBreak
      }
      width += glyph.width
      let index = glyphs.startIndex + count
      let next = index + 1 < glyphs.endIndex ? glyphs[index + 1].character : nil
      if glyph.character.allowsBreak(before: next) { lastBreak = count + 1 }
    }
    return glyphs.count
  }

  /// Keeps all characters if they fit; otherwise truncates them with an ellipsis.
  private mutating func fit(
    _ glyphs: ArraySlice<Glyph>,
    _ room: Double,
    _ mode: NSLineBreakMode
  ) -> [Glyph] {
    let whole = glyphs.reduce(0) { $0 + $1.width }
    let kind = truncation ?? mode
    guard whole > room + 0.001 else { return Array(glyphs) }
    guard kind.truncates, let look = glyphs.first?.look else {
      isTruncated = true
      let count = kind == .byClipping ? glyphs.count : breakPoint(glyphs, room, kind)
      return Array(glyphs.prefix(count))
    }
    isTruncated = true
    let width = measuring.ends(of: "\u{2026}", font: look.font).last ?? 0
    let ellipsis = Glyph(character: "\u{2026}", width: width, look: look)
    let left = max(0, room - width)
    switch kind {
    case .byTruncatingHead: return [ellipsis] + suffix(of: glyphs, left)
    case .byTruncatingMiddle:
      let head = prefix(of: glyphs, left / 2)
      return head + [ellipsis]
        + suffix(of: glyphs.dropFirst(head.count), left - self.width(of: head))
    default:
      var head = prefix(of: glyphs, left)
      while head.last?.character.isWhitespace ?? false { head.removeLast() }
      return head + [ellipsis]
    }
  }

  private func width(of glyphs: [Glyph]) -> Double { glyphs.reduce(0) { $0 + $1.width } }

  private func prefix(of glyphs: ArraySlice<Glyph>, _ room: Double) -> [Glyph] {
    var width = 0.0
    return Array(
      glyphs.prefix { glyph in
        width += glyph.width
        return width <= room + 0.001
      }
    )
  }

  private func suffix(of glyphs: ArraySlice<Glyph>, _ room: Double) -> [Glyph] {
    Array(prefix(of: ArraySlice(glyphs.reversed()), room).reversed())
  }

  // MARK: - Placing

  private mutating func append(
    _ glyphs: [Glyph],
    _ paragraph: StyledText.Paragraph,
    indent: Double,
    top: inout Double
  ) {
    let fonts = glyphs.isEmpty ? [paragraph.look.font] : glyphs.map(\.look.font)
    var ascent = fonts.reduce(0) { max($0, FontMeasures(of: $1).ascent) }
    var descent = fonts.reduce(0) { max($0, FontMeasures(of: $1).descent) }
    for attachment in glyphs.compactMap(\.look.attachment) {
      ascent = max(ascent, Double(attachment.bounds.maxY))
      descent = max(descent, Double(-attachment.bounds.minY))
    }
    let style = paragraph.style
    var height = ascent + descent
    if style.lineHeightMultiple > 0 { height *= Double(style.lineHeightMultiple) }
    height = max(height, Double(style.minimumLineHeight))
    if style.maximumLineHeight > 0 { height = min(height, Double(style.maximumLineHeight)) }
    if !lines.isEmpty { top += Double(style.lineSpacing) }
    var visible = glyphs
    while visible.last?.character.isWhitespace ?? false { visible.removeLast() }
    lines.append(
      Line(
        fragments: fragments(of: glyphs),
        width: width(of: visible) + indent,
        x: indent,
        top: top,
        // The additional height of a line is above its font.
        baseline: top + height - descent,
        height: height,
        alignment: style.alignment,
        end: style.lineEnd(in: room)
      )
    )
    top += height
    size.width = max(size.width, CGFloat(width(of: visible) + indent))
    size.height = CGFloat(top)
  }

  private func fragments(of glyphs: [Glyph]) -> [Fragment] {
    var result: [Fragment] = []
    var x = 0.0
    for glyph in glyphs {
      if let last = result.indices.last, result[last].look == glyph.look,
        glyph.look.attachment == nil
      {
        result[last].string.append(glyph.character)
        result[last].width += glyph.width
      } else {
        let string = String(glyph.character)
        result.append(Fragment(string: string, look: glyph.look, x: x, width: glyph.width))
      }
      x += glyph.width
    }
    return result
  }

  private mutating func place() {
    guard room.isFinite else { return }
    for index in lines.indices {
      let free = lines[index].end - lines[index].width
      switch lines[index].alignment {
      case .center: lines[index].x += free / 2
      case .right: lines[index].x += free
      case .left, .justified, .natural: break
      }
    }
  }
}

nonisolated extension NSLineBreakMode {
  package var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}

nonisolated extension Character {
  /// Whether a line can end after this character.
  fileprivate func allowsBreak(before next: Character?) -> Bool {
    guard let next else { return true }
    if isWhitespace { return !next.isWhitespace && self != "\u{A0}" }
    if self == "-" { return next.isLetter }
    // Lines break between East Asian characters, but not before closing ones nor after opening ones.
    guard isEastAsian || next.isEastAsian else { return false }
    return !Character.closing.contains(next) && !Character.opening.contains(self)
      && !next.isWhitespace
  }

  private var isEastAsian: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFF00...0xFFEF).contains(value)
  }

  private static let closing: Set<Character> = [
    "\u{3001}", "\u{3002}", "\u{FF0C}", "\u{FF01}", "\u{FF1F}", "\u{FF1A}", "\u{FF1B}",
    "\u{FF09}", "\u{300D}", "\u{300F}", "\u{300B}", "\u{3011}", ")", ",", ".", "!", "?", ":", ";",
  ]
  private static let opening: Set<Character> = [
    "\u{FF08}", "\u{300C}", "\u{300E}", "\u{300A}", "\u{3010}", "(",
  ]
}
