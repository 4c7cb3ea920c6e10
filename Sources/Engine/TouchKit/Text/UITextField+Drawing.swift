import Foundation

extension UITextField {
  /// Draws the border, the text or placeholder, the caret, and the clear button.
  final func drawField() {
    drawBorder()
    if hasText {
      drawText(in: linePlace)
    } else if attributedPlaceholder != nil || placeholder != nil {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    drawCaret()
    if showsClearButton { drawClearButton(in: clearButtonRect(forBounds: bounds)) }
  }

  final func drawOwnText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let font = lineFont
    let ruler = TextRuler(text: shownText, font: font)
    let start = rect.minX + lineStart(of: ruler, in: rect)
    context.saveGState()
    context.clip(to: rect)
    drawSelection(ruler, start, rect)
    let color = textColor ?? .label
    let shown = isEnabled ? color : color.withAlphaComponent(ControlPalette.disabledOpacity)
    draw(shownText, shown, font, at: CGPoint(x: start, y: lineTop(in: rect, font)))
    context.restoreGState()
  }

  final func drawOwnPlaceholder(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let text = attributedPlaceholder?.string ?? placeholder ?? ""
    let ruler = TextRuler(text: text, font: shownFont)
    context.saveGState()
    context.clip(to: rect)
    let start = rect.minX + lineStart(of: ruler, in: rect)
    let corner = CGPoint(x: start, y: lineTop(in: rect, shownFont))
    if let attributedPlaceholder {
      attributedPlaceholder.draw(at: corner)
    } else {
      draw(text, .placeholderText, shownFont, at: corner)
    }
    context.restoreGState()
  }

  private func draw(_ text: String, _ color: UIColor, _ font: UIFont, at corner: CGPoint) {
    (text as NSString)
      .draw(at: corner, withAttributes: [.font: font, .foregroundColor: color])
  }

  private func lineTop(in rect: CGRect, _ font: UIFont) -> CGFloat {
    (rect.midY - font.lineHeight / 2).rounded()
  }

  // MARK: - Border

  private func drawBorder() {
    let place = borderRect(forBounds: bounds)
    if borderStyle != .roundedRect, let image = isEnabled ? background : groundWhenDisabled {
      return image.draw(in: place)
    }
    let frame = place.insetBy(dx: 0.5, dy: 0.5)
    switch borderStyle {
    case .none: break
    case .line: stroke(UIBezierPath(rect: frame), .darkGray)
    case .bezel:
      stroke(UIBezierPath(rect: frame.insetBy(dx: 1, dy: 1)), .systemGray4)
      stroke(UIBezierPath(rect: frame), .systemGray)
    case .roundedRect:
      let path = UIBezierPath(roundedRect: frame, cornerRadius: 5)
      (isEnabled ? UIColor.systemBackground : UIColor.secondarySystemBackground).setFill()
      path.fill()
      stroke(path, .systemGray4)
    }
  }

  private var groundWhenDisabled: UIImage? { disabledBackground ?? background }

  private func stroke(_ path: UIBezierPath, _ color: UIColor) {
    color.setStroke()
    path.stroke()
  }

  private func drawClearButton(in rect: CGRect) {
    UIColor.systemGray3.setFill()
    UIBezierPath(ovalIn: rect).fill()
    let reach = rect.width * 0.18
    let cross = UIBezierPath()
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    for side in [CGFloat(-1), 1] {
      cross.move(to: CGPoint(x: rect.midX - reach, y: rect.midY - side * reach))
      cross.addLine(to: CGPoint(x: rect.midX + reach, y: rect.midY + side * reach))
    }
    stroke(cross, .white)
  }

  // MARK: - Caret and selection

  private func drawSelection(_ ruler: TextRuler, _ start: CGFloat, _ rect: CGRect) {
    let selection = editor.selection
    guard isEditing, !selection.isEmpty else { return }
    let left = start + distance(to: selection.lowerBound, ruler)
    let right = start + distance(to: selection.upperBound, ruler)
    tintColor.withAlphaComponent(0.25).setFill()
    let font = lineFont
    UIRectFillUsingBlendMode(
      CGRect(x: left, y: lineTop(in: rect, font), width: right - left, height: font.lineHeight),
      .normal
    )
  }

  private func drawCaret() {
    guard isEditing, editing.isCaretShown, editor.selection.isEmpty else { return }
    tintColor.setFill()
    UIRectFill(caretRect(for: UITextPosition(offset: editor.head)))
  }

  /// Returns the box of a range of the text.
  final func firstBox(of range: Range<Int>) -> CGRect {
    let (start, end) = (caretPlace(at: range.lowerBound), caretPlace(at: range.upperBound))
    return CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height)
  }

  /// Returns the rectangle of the caret before an offset.
  final func caretPlace(at offset: Int) -> CGRect {
    let place = linePlace
    let font = lineFont
    let ruler = TextRuler(text: shownText, font: font)
    let x = place.minX + lineStart(of: ruler, in: place) + distance(to: offset, ruler)
    return CGRect(
      x: min(x, max(place.minX, place.maxX - TextFieldMetrics.caretWidth)),
      y: lineTop(in: place, font),
      width: TextFieldMetrics.caretWidth,
      height: font.lineHeight.rounded()
    )
  }

  /// Shows the caret and starts its blinking.
  final func showCaret() {
    guard let application = attachedWindow?.application, isEditing else { return }
    editing.isCaretShown = true
    editing.application?.cancel(editing.blink)
    editing.application = application
    awaitBlink(application)
    setNeedsDisplay()
  }

  private func awaitBlink(_ application: UIApplication) {
    let next = application.currentTime + TextFieldMetrics.blinkInterval
    editing.blink = application.schedule(at: next) { [weak self] in self?.blink() }
  }

  private func blink() {
    editing.blink = nil
    guard let application = attachedWindow?.application, isEditing else { return }
    editing.isCaretShown.toggle()
    awaitBlink(application)
    setNeedsDisplay()
  }

  /// Stops the blinking.
  final func hideCaret() {
    editing.application?.cancel(editing.blink)
    editing.blink = nil
    lookDidChange()
  }
}
