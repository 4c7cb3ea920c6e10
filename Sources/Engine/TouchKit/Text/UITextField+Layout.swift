package import Foundation

extension UITextField {
  /// The font of the text, or the default one if the client set none.
  final var shownFont: UIFont { font ?? .systemFont(ofSize: TextFieldMetrics.fontSize) }

  /// The font in which the line is shown, which is smaller if the text is too long.
  final var lineFont: UIFont {
    let font = shownFont
    guard adjustsFontSizeToFitWidth else { return font }
    let room = linePlace.width - (isEditing ? TextFieldMetrics.caretWidth : 0)
    let width = TextRuler(text: shownText, font: font).width
    guard width > room, room > 0 else { return font }
    // Text widths are not exactly proportional to font sizes.
    let fitting = font.pointSize * room / width * TextFieldMetrics.fittingShare
    let size = max(fitting, minimumFontSize, 1)
    return size < font.pointSize ? font.withSize(size) : font
  }

  /// The attributes of the text in its full size.
  final var attributesOfText: [NSAttributedString.Key: Any] {
    get { [.font: shownFont, .foregroundColor: textColor ?? UIColor.label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// The visible text, with dots for secure text.
  final var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: editor.string.count) : editor.string
  }

  /// Draws and lays out the field again after a change of its appearance.
  final func lookDidChange() {
    keepCaretInSight()
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: - Places

  /// Returns the rectangle of the text: inside the border and between the side views.
  final func textPlace(in bounds: CGRect) -> CGRect {
    var place = borderRect(forBounds: bounds).inset(by: borderStyle.insets)
    if isShown(leftView, leftViewMode) {
      let end = leftViewRect(forBounds: bounds).maxX
      place.size.width = max(0, place.maxX - end)
      place.origin.x = end
    }
    if isShown(rightView, rightViewMode) {
      place.size.width = max(0, rightViewRect(forBounds: bounds).minX - place.minX)
    }
    if showsClearButton {
      let start = clearButtonRect(forBounds: bounds).minX - TextFieldMetrics.gap
      place.size.width = max(0, min(place.maxX, start) - place.minX)
    }
    return place
  }

  final func clearButtonPlace(in bounds: CGRect) -> CGRect {
    let side = TextFieldMetrics.clearButton
    return CGRect(
      x: bounds.maxX - side - TextFieldMetrics.gap,
      y: (bounds.midY - side / 2).rounded(),
      width: side,
      height: side
    )
  }

  final func sideViewPlace(_ view: UIView?, in bounds: CGRect) -> CGRect {
    let size = view?.bounds.size ?? .zero
    let x = view === leftView ? bounds.minX : bounds.maxX - size.width
    let y = (bounds.midY - size.height / 2).rounded()
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  // MARK: - What is shown at the sides

  final var showsClearButton: Bool {
    guard isEnabled, hasText, !isShown(rightView, rightViewMode) else { return false }
    return clearButtonMode.isFulfilled(whileEditing: isEditing)
  }

  private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
    view != nil && mode.isFulfilled(whileEditing: isEditing)
  }

  final func replaceSideView(_ old: UIView?, by new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    lookDidChange()
  }

  final func placeSideViews() {
    place(leftView, leftViewMode, leftViewRect(forBounds: bounds))
    place(rightView, rightViewMode, rightViewRect(forBounds: bounds))
    keepCaretInSight()
  }

  private func place(_ view: UIView?, _ mode: ViewMode, _ rect: @autoclosure () -> CGRect) {
    guard let view else { return }
    if mode.isFulfilled(whileEditing: isEditing) {
      if view.superview !== self { addSubview(view) }
      view.frame = rect()
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  /// The size for the text or placeholder with the border.
  final var fittingSize: CGSize {
    let ruler = TextRuler(text: hasText ? shownText : placeholder ?? "", font: shownFont)
    let insets = borderStyle.insets
    let height = shownFont.lineHeight.rounded(.up) + insets.top + insets.bottom
    return CGSize(
      width: ruler.width.rounded(.up) + insets.left + insets.right,
      height: max(height, borderStyle == .roundedRect ? TextFieldMetrics.roundedHeight : 0)
    )
  }

  // MARK: - The line of text

  /// The present rectangle of the text.
  final var linePlace: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the start of the text, from the left edge of its rectangle.
  final func lineStart(of ruler: TextRuler, in place: CGRect) -> CGFloat {
    let room = place.width - ruler.width
    guard room > 0 else { return -editing.scroll }
    switch textAlignment {
    case .center: return room / 2
    case .right: return room
    default: return 0
    }
  }

  /// Returns the offset between two characters that is nearest to a point of the field.
  final func offset(at point: CGPoint) -> Int {
    let place = linePlace
    let ruler = TextRuler(text: shownText, font: lineFont)
    let count = ruler.character(at: point.x - place.minX - lineStart(of: ruler, in: place))
    return editor.offset(ofCharacter: count)
  }

  /// Returns the distance of an offset from the beginning of the text, in points.
  final func distance(to offset: Int, _ ruler: TextRuler) -> CGFloat {
    ruler.end(ofCharacters: editor.characterCount(before: offset))
  }

  /// Scrolls a text that is longer than its rectangle, so that the caret is visible.
  private func keepCaretInSight() {
    guard isEditing else {
      editing.scroll = 0
      return
    }
    let width = linePlace.width - TextFieldMetrics.caretWidth
    let ruler = TextRuler(text: shownText, font: lineFont)
    let caret = distance(to: editor.head, ruler)
    let needed = min(max(editing.scroll, caret - width), caret)
    editing.scroll = max(0, min(needed, ruler.width - width))
  }
}

/// The sizes and durations of text fields (our choice, near those of a device).
package enum TextFieldMetrics {
  /// The size of the font, in points.
  static let fontSize: CGFloat = 17
  /// The height of a field with rounded corners, in points.
  static let roundedHeight: CGFloat = 34
  /// The width and height of the clear button, in points.
  static let clearButton: CGFloat = 19
  /// The space beside that button, in points.
  static let gap: CGFloat = 6
  /// The width of the caret, in points.
  package static let caretWidth: CGFloat = 2
  /// The fraction of its rectangle's width that a shrunk text fills.
  static let fittingShare: CGFloat = 0.995
  /// The time for which the caret is visible and then invisible, in seconds.
  package static let blinkInterval: TimeInterval = 0.5
}

extension UITextField.BorderStyle {
  /// The insets between the edges of the field and its text.
  @MainActor
  var insets: UIEdgeInsets {
    switch self {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
    case .bezel, .roundedRect: UIEdgeInsets(top: 4, left: 7, bottom: 4, right: 7)
    }
  }
}

extension UITextField.ViewMode {
  /// Returns whether a part is shown.
  @MainActor
  func isFulfilled(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
