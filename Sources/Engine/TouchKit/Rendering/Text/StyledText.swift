package import Drawing
package import Foundation

/// Text with its complete appearance, split into paragraphs.
nonisolated package struct StyledText {
  /// The appearance of a piece of text.
  package struct Look: Equatable {
    package var font = FontDescription(size: 12)
    package var color = Color.black
    package var background: Color?
    package var kern = 0.0
    package var rise = 0.0
    package var underline: Line?
    package var strike: Line?
    package var outline: TextRun.Outline?
    package var shadow: Shadow?
    /// The slant of the letters to the right.
    package var slant = 0.0
    /// The picture that replaces the characters.
    package var attachment: Attachment?

    /// Creates the look of plain black letters.
    package init() {}
  }

  /// A picture among letters; y grows upwards from the baseline.
  package struct Attachment: Equatable {
    var image: UIImage?
    var bounds: CGRect
  }

  /// A line under or through a piece of text.
  package struct Line: Equatable {
    var color: Color
    var isThick: Bool
  }

  /// Characters with the same look.
  struct Piece {
    var string: String
    var look: Look
  }

  /// Text up to a line feed.
  struct Paragraph {
    var pieces: [Piece] = []
    var style = ParagraphValues()
    /// The look of an empty line.
    var look = Look()
  }

  var paragraphs: [Paragraph] = [Paragraph()]

  /// Creates text with one look.
  init(_ string: String, look: Look, style: ParagraphValues) {
    paragraphs = [Paragraph(style: style, look: look)]
    append(string, look, style)
  }

  /// Creates text from attributes; `look` and `style` replace missing ones.
  package init(_ string: NSAttributedString, look: Look, style: ParagraphValues? = nil) {
    paragraphs = [Paragraph(style: style ?? ParagraphValues(), look: look)]
    let whole = NSRange(location: 0, length: string.length)
    let text = string.string
    var start = text.startIndex
    // Pieces are cut from the text, because the platform's Foundation never releases the memory of an attributed
    // string.
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let end = text.utf16.index(start, offsetBy: range.length)
      append(Source(text: String(text[start..<end]), attributes: attributes), look, style)
      start = end
    }
  }

  /// Characters with the same attributes.
  package struct Source {
    package var text: String
    package var attributes: [NSAttributedString.Key: Any]

    /// Creates a source of characters with attributes.
    package init(text: String, attributes: [NSAttributedString.Key: Any]) {
      (self.text, self.attributes) = (text, attributes)
    }
  }

  /// Creates text from pieces; `look` and `style` replace missing attributes.
  package init(_ sources: [Source], look: Look, style: ParagraphValues? = nil) {
    paragraphs = [Paragraph(style: style ?? ParagraphValues(), look: look)]
    for source in sources where !source.text.isEmpty { append(source, look, style) }
  }

  private mutating func append(_ source: Source, _ look: Look, _ style: ParagraphValues?) {
    let own = source.attributes[.paragraphStyle] as? NSParagraphStyle
    append(
      source.text,
      Look(source.attributes, otherwise: look),
      own?.values ?? style ?? ParagraphValues()
    )
  }

  private mutating func append(_ string: String, _ look: Look, _ style: ParagraphValues) {
    let lines = string.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      if index > 0 { paragraphs.append(Paragraph(style: style, look: look)) }
      let last = paragraphs.count - 1
      if paragraphs[last].pieces.isEmpty {
        paragraphs[last].style = style
        paragraphs[last].look = look
      }
      guard !line.isEmpty else { continue }
      paragraphs[last].pieces.append(Piece(string: String(line), look: look))
    }
  }
}

nonisolated extension StyledText.Look {
  /// Creates the look of text with attributes.
  init(_ attributes: [NSAttributedString.Key: Any], otherwise look: StyledText.Look) {
    self = look
    if let font = attributes[.font] as? UIFont { self.font = font.face }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color.drawingColor }
    background = (attributes[.backgroundColor] as? UIColor)?.drawingColor ?? look.background
    kern = Self.number(attributes[.kern]) ?? look.kern
    rise = Self.number(attributes[.baselineOffset]) ?? look.rise
    underline = line(attributes, .underlineStyle, .underlineColor)
    strike = line(attributes, .strikethroughStyle, .strikethroughColor)
    outline = outline(attributes) ?? look.outline
    shadow = (attributes[.shadow] as? NSShadow).map(\.drawingShadow) ?? look.shadow
    slant = Self.number(attributes[.obliqueness]) ?? look.slant
    attachment = (attributes[.attachment] as? NSTextAttachment)?.styled
  }

  private func outline(_ attributes: [NSAttributedString.Key: Any]) -> TextRun.Outline? {
    guard let share = Self.number(attributes[.strokeWidth]), share != 0, share.isFinite else {
      return nil
    }
    let own = (attributes[.strokeColor] as? UIColor)?.drawingColor
    let width = abs(share) / 100 * font.size
    return TextRun.Outline(width: width, color: own ?? color, fills: share < 0)
  }

  private func line(
    _ attributes: [NSAttributedString.Key: Any],
    _ style: NSAttributedString.Key,
    _ color: NSAttributedString.Key
  ) -> StyledText.Line? {
    guard let value = Self.number(attributes[style]), value != 0 else { return nil }
    let own = (attributes[color] as? UIColor)?.drawingColor
    return StyledText.Line(color: own ?? self.color, isThick: value == 2)
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    case let style as NSUnderlineStyle: Double(style.rawValue)
    default: nil
    }
  }
}
