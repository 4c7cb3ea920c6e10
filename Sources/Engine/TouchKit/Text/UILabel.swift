import Drawing
public import Foundation

/// A view that shows text (Apple: UILabel).
///
/// By default it receives no touches.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  fileprivate enum Content {
    case plain(String?)
    case styled(NSAttributedString?)
    case pieces([StyledText.Source])
  }

  fileprivate var content = Content.plain(nil)

  nonisolated deinit {}

  /// Creates a label with a frame in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label of size zero; this platform has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// The text; nil for none.
  ///
  /// Setting it removes attributes. Setting the same text changes nothing and causes no layout.
  open var text: String? {
    get {
      switch content {
      case .plain(let text): text
      case .styled(let text): text?.string
      case .pieces(let pieces): pieces.map(\.text).joined()
      }
    }
    set {
      if case .plain(let text) = content, text == newValue { return }
      content = .plain(newValue)
      textDidChange()
    }
  }

  /// The text with attributes; the label's own properties replace missing ones.
  open var attributedText: NSAttributedString? {
    get {
      if case .styled(let text) = content { return text }
      return text.map { NSAttributedString(string: $0) }
    }
    set {
      let isSame = attributes(are: newValue)
      content = .styled(newValue)
      // The same text is drawn again too, because its mutable styles can have changed.
      if isSame { setNeedsDisplay() } else { textDidChange() }
    }
  }

  private func attributes(are text: NSAttributedString?) -> Bool {
    switch content {
    case .plain(let own): own == nil && text == nil
    case .styled(let own): own == text
    case .pieces: false
    }
  }

  /// Shows pieces with attributes, like an attributed text.
  ///
  /// For the sandbox's own panels, whose text changes with each movement: the platform's Foundation never releases the
  /// memory of an attributed string (our choice).
  package final func show(_ pieces: [StyledText.Source]) {
    content = .pieces(pieces)
    textDidChange()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; the system font of 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { textDidChange() } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text colour; the label colour by default.
  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }

  /// The text colour while the label is highlighted; nil for the same.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether the label shows its highlighted colour; false by default.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  /// Whether the text is enabled instead of grey; true by default.
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  /// The alignment of lines; natural by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }

  /// The treatment of text that is too long; its end is truncated by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// The largest number of lines, 0 for no limit; 1 by default.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// Whether the font of a single line shrinks to fit the width; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
  }

  /// The vertical position of a shrunk line; on the same baseline by default.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { textDidChange() } }
  }

  /// Whether the font follows the user's preferred text size; false by default.
  open var adjustsFontForContentSizeCategory = false

  /// The smallest scale of a shrunk font; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { textDidChange() } }
  }

  /// The width in points at which `intrinsicContentSize` wraps lines; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// The colour of the text's shadow; nil for none.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The offset of the shadow, in points; 1 point upwards by default.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  /// Returns the rectangle of the text inside another one, with a limited number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let lines = LabelText(self).set(bounds.size, maximumLines: numberOfLines)
    let size = CGSize(width: lines.size.width.rounded(.up), height: lines.size.height.rounded(.up))
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Draws the text into a rectangle of the current context, vertically centred.
  ///
  /// Called by `draw(_:)` with `bounds`.
  open func drawText(in rect: CGRect) { LabelText(self).draw(in: rect) }

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Returns the size of the text for an available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// The size of the text, in lines no longer than `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// The content hugging priorities of labels, slightly above the default, so that other views are stretched first.
  @_spi(Components) open override var usualHugging: ContentPriority { ContentPriority(251, 251) }

  @_spi(Components) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, width > 0 else { return nil }
    return sizeThatFits(CGSize(width: width, height: 0)).height
  }

  package override func baselines(height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    let face: UIFont = font ?? .systemFont(ofSize: 17)
    let half = (height ?? intrinsicContentSize.height) / 2
    return (face.ascender - half, half + face.descender)
  }

  private func textDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    usual(.staticText, label: text)
  }
}

/// A label's text before its layout in lines.
@MainActor
private struct LabelText {
  private let label: UILabel

  init(_ label: UILabel) { self.label = label }

  func set(_ room: CGSize, maximumLines: Int, scale: CGFloat = 1) -> Typesetter {
    let isCut = label.lineBreakMode.truncates
    return Typesetter(
      text(scale: scale),
      width: room.width < 1e6 ? max(room.width, 0) : .infinity,
      height: room.height < 1e6 ? room.height : .infinity,
      maximumLines: maximumLines,
      truncation: isCut ? label.lineBreakMode : nil,
      measuring: TextMeasure.current
    )
  }

  func draw(in rect: CGRect) {
    guard let context = ContextStack.current else { return }
    let (lines, usual) = fittingLines(rect.size)
    var top = rect.minY + ((rect.height - lines.size.height) / 2).rounded(.down)
    if let usual {
      let usualTop = rect.minY + ((rect.height - usual.size.height) / 2).rounded(.down)
      switch label.baselineAdjustment {
      case .alignCenters: break
      case .none: top = usualTop
      case .alignBaselines:
        top = usualTop + CGFloat((usual.firstBaseline - lines.firstBaseline).rounded())
      }
    }
    lines.draw(at: CGPoint(x: rect.minX, y: top), context)
  }

  /// Returns the lines that fit the height; with shrunk lines, it returns the full-size ones too.
  private func fittingLines(_ room: CGSize) -> (Typesetter, usual: Typesetter?) {
    let lines = set(room, maximumLines: maximumLines(in: room.height))
    guard label.adjustsFontSizeToFitWidth, label.numberOfLines == 1, lines.isTruncated else {
      return (lines, nil)
    }
    let whole = set(CGSize(width: CGFloat.infinity, height: room.height), maximumLines: 1)
    // Text widths are not exactly proportional to font sizes.
    let fitting = room.width / whole.size.width * 0.995
    let factor = max(fitting, label.minimumScaleFactor, 0.01)
    return factor < 1 ? (set(room, maximumLines: 1, scale: factor), lines) : (lines, nil)
  }

  private func maximumLines(in height: CGFloat) -> Int {
    let font: UIFont = label.font ?? .systemFont(ofSize: 17)
    let fitting = max(1, Int(min((height + 0.5) / max(font.lineHeight, 1), 1e6)))
    return label.numberOfLines > 0 ? min(label.numberOfLines, fitting) : fitting
  }

  private func text(scale: CGFloat) -> StyledText {
    let font: UIFont = label.font ?? .systemFont(ofSize: 17)
    var look = StyledText.Look()
    look.font = font.face
    look.color = color
    var style = ParagraphValues()
    style.alignment = label.textAlignment
    // A label with several lines wraps after words and truncates only the last line.
    style.lineBreakMode = label.lineBreakMode.truncates ? .byWordWrapping : label.lineBreakMode
    var text =
      switch label.content {
      case .plain(let string): StyledText(string ?? "", look: look, style: style)
      case .styled(let string?): StyledText(string, look: look, style: style)
      case .styled(nil): StyledText("", look: look, style: style)
      case .pieces(let pieces): StyledText(pieces, look: look, style: style)
      }
    if scale != 1 { text.shrink(by: Double(scale)) }
    return text
  }

  private var color: Color {
    let normal: UIColor = label.textColor ?? .label
    let color = label.isHighlighted ? label.highlightedTextColor ?? normal : normal
    let shown = label.isEnabled ? color : color.withAlphaComponent(0.4)
    return shown.color(in: label.traitCollection)
  }
}

extension Typesetter {
  /// The distance from the top of the first line to its baseline, in points.
  fileprivate var firstBaseline: Double { lines.first?.baseline ?? 0 }
}

nonisolated extension StyledText {
  /// Shrinks all fonts by a factor.
  mutating func shrink(by factor: Double) {
    for paragraph in paragraphs.indices {
      paragraphs[paragraph].look.font.size *= factor
      for piece in paragraphs[paragraph].pieces.indices {
        paragraphs[paragraph].pieces[piece].look.font.size *= factor
      }
    }
  }
}
