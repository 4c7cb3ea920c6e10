import Foundation
@_spi(Components) import TouchKit

/// The layout and drawing of the text.
extension UITextView {
  /// The font of text without its own font.
  final var shownFont: UIFont { state.font ?? .systemFont(ofSize: 12) }

  /// The view's own text attributes.
  final var baseAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: shownFont, .foregroundColor: state.color ?? UIColor.label,
    ]
    if textAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  /// Lays out the text again after a change of the text, its font, or its area.
  final func textDidChangeItsLook() {
    state.page = nil
    canvas.setNeedsDisplay()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: - Setting

  /// The position of the text's top left corner in the content.
  final var textOrigin: CGPoint {
    let inset = textContainerInset
    return CGPoint(x: inset.left + textContainer.lineFragmentPadding, y: inset.top)
  }

  private func room(forWidth width: CGFloat) -> TextRoom {
    let inset = textContainerInset
    let padding = 2 * textContainer.lineFragmentPadding
    let own = textContainer.size.width
    let tracks = textContainer.widthTracksTextView || own <= 0
    let inner = tracks ? width - inset.left - inset.right : own
    var room = TextRoom(width: max(0, inner - padding))
    room.maximumLines = textContainer.maximumNumberOfLines
    let mode = textContainer.lineBreakMode
    room.truncation = mode.truncates ? mode : nil
    room.style.alignment = textAlignment
    room.style.lineBreakMode = mode.truncates ? .byWordWrapping : mode
    return room
  }

  private func page(for room: TextRoom) -> TextPage {
    var look = StyledText.Look()
    look.font = shownFont.face
    look.color = (state.color ?? .label).color(in: traitCollection)
    return TextPage(shownText, base: look, room: room)
  }

  /// The text that is shown, with links in their colour.
  private var shownText: NSAttributedString {
    let whole = NSRange(location: 0, length: state.text.length)
    let shown = NSMutableAttributedString(attributedString: state.text)
    state.text.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
      if value != nil { shown.addAttributes(linkTextAttributes, range: range) }
    }
    return shown
  }

  /// The text in lines as wide as the view.
  final var page: TextPage {
    let room = room(forWidth: bounds.width)
    if let page = state.page, state.room == room { return page }
    let page = page(for: room)
    (state.page, state.room) = (page, room)
    return page
  }

  final func fittingSize(_ size: CGSize) -> CGSize {
    let isFree = size.width <= 0 || size.width >= 1e6
    let width = isFree ? .infinity : size.width
    let inset = textContainerInset
    let page = page(for: room(forWidth: width))
    let padding = 2 * textContainer.lineFragmentPadding
    let own = (page.typesetter.size.width + padding + inset.left + inset.right).rounded(.up)
    return CGSize(width: isFree ? own : min(own, width), height: height(of: page))
  }

  private func height(of page: TextPage) -> CGFloat {
    // An empty text still has one line for typing.
    let lines = max(page.typesetter.size.height, editor.length == 0 ? shownFont.lineHeight : 0)
    return (lines + textContainerInset.top + textContainerInset.bottom).rounded(.up)
  }

  /// Sets the sizes of the canvas and the content to the size of the text.
  final func placeText() {
    let height = height(of: page)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
    let place = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, bounds.height))
    if canvas.frame != place { canvas.frame = place }
  }

  // MARK: - Places

  /// Returns the frame of the caret for an offset, in the content.
  final func caretPlace(at offset: Int) -> CGRect {
    let caret = page.caret(at: offset)
    let origin = textOrigin
    let height = max(caret.height, editor.length == 0 ? shownFont.lineHeight : 0)
    return CGRect(
      x: (origin.x + caret.minX).rounded(),
      y: origin.y + caret.minY,
      width: TextFieldMetrics.caretWidth,
      height: height.rounded()
    )
  }

  final func firstBox(of range: Range<Int>) -> CGRect {
    boxes(of: range).first ?? caretPlace(at: range.lowerBound)
  }

  final func boxes(of range: Range<Int>) -> [CGRect] {
    let origin = textOrigin
    return page.boxes(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Returns the offset between two characters that is nearest to a point of the content.
  final func offset(at point: CGPoint) -> Int {
    let origin = textOrigin
    return page.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  final func showRange(_ range: NSRange) {
    layoutIfNeeded()
    let start = min(max(0, range.location), editor.length)
    let end = min(start + max(0, range.length), editor.length)
    let place = boxes(of: start..<end).reduce(caretPlace(at: start)) { $0.union($1) }
    scrollRectToVisible(place.union(caretPlace(at: end)), animated: false)
  }

  // MARK: - Drawing

  final func drawText() {
    guard let context = ContextStack.current else { return }
    if isFirstResponder, !editor.selection.isEmpty {
      tintColor.withAlphaComponent(0.25).setFill()
      for box in boxes(of: editor.selection) { UIRectFillUsingBlendMode(box, .normal) }
    }
    page.typesetter.draw(at: textOrigin, context)
    guard isFirstResponder, isEditable, caret.isShown, editor.selection.isEmpty else { return }
    tintColor.setFill()
    UIRectFill(caretRect(for: UITextPosition(offset: editor.head)))
  }
}
