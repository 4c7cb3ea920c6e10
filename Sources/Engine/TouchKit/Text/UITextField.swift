public import Foundation

/// A control for editing a line of text (Apple: UITextField).
///
/// A tap makes it first responder, so that it receives typed text. Its delegate allows and observes each step of the
/// editing; its targets are called for the editing events.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UITextInputTraits {
  final var editor = EditedText()
  final var editing = TextFieldEditing()
  final var ownInputViews = OwnInputViews()

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty field of size zero; this platform has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// The delegate, which allows and observes editing; not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The view along the bottom edge of the screen instead of a keyboard, while the field is first responder; nil by
  /// default.
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }

  /// The view above the input view while the field is first responder; nil by default.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }

  // MARK: - Text

  /// The text; empty by default, never nil.
  ///
  /// Setting it sends nothing.
  open var text: String? {
    get { editor.string }
    set { replaceAll(by: newValue ?? "") }
  }

  /// The text with the attributes of the field.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: editor.string, attributes: defaultTextAttributes) }
    set { text = newValue?.string }
  }

  /// The attributes of the shown text: font, colour and alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributesOfText }
    set { attributesOfText = newValue }
  }

  /// The placeholder for an empty field; nil by default.
  open var placeholder: String? {
    didSet { lookDidChange() }
  }

  /// The placeholder for an empty field, with attributes; nil by default.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { lookDidChange() }
  }

  /// The font of the text; the system font of 17 points by default.
  open var font: UIFont? {
    didSet { lookDidChange() }
  }

  /// The colour of the text; black by default.
  open var textColor: UIColor? {
    didSet { lookDidChange() }
  }

  /// The alignment of the text; natural by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { lookDidChange() }
  }

  /// Whether the font shrinks if the text is too long; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { lookDidChange() } }

  /// The smallest size of a shrunk font, in points; 0, the default, for no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { lookDidChange() } }

  /// Whether the text is cleared when editing begins; false by default.
  open var clearsOnBeginEditing = false

  /// Whether the next typed text replaces all text; false by default.
  open var clearsOnInsertion = false

  // MARK: - Appearance

  /// The border around the text; none by default.
  open var borderStyle = BorderStyle.none {
    didSet { lookDidChange() }
  }

  /// An image behind the text instead of a border; nil by default.
  open var background: UIImage? {
    didSet { lookDidChange() }
  }

  /// The image behind the text while the field is disabled; nil for the enabled one.
  open var disabledBackground: UIImage? {
    didSet { lookDidChange() }
  }

  /// The times at which the clear button is shown; never by default.
  open var clearButtonMode = ViewMode.never {
    didSet { lookDidChange() }
  }

  /// A view at the left of the text; nil by default.
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, by: leftView) }
  }

  /// The times at which the view at the left is shown; never by default.
  open var leftViewMode = ViewMode.never {
    didSet { lookDidChange() }
  }

  /// A view at the right of the text; nil by default.
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, by: rightView) }
  }

  /// The times at which the view at the right is shown; never by default.
  open var rightViewMode = ViewMode.never {
    didSet { lookDidChange() }
  }

  /// Returns the rectangle of the border in a field of the given bounds: all of it.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while the field is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textPlace(in: bounds) }

  /// Returns the rectangle of the text while the field is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textPlace(in: bounds) }

  /// Returns the rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }

  /// Returns the rectangle of the view at the left.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewPlace(leftView, in: bounds) }

  /// Returns the rectangle of the view at the right.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideViewPlace(rightView, in: bounds)
  }

  /// Draws the text inside a rectangle; called if there is any.
  open func drawText(in rect: CGRect) { drawOwnText(in: rect) }

  /// Draws the placeholder inside a rectangle; called while the text is empty.
  open func drawPlaceholder(in rect: CGRect) { drawOwnPlaceholder(in: rect) }

  /// Draws the field; overrides call `super`.
  open override func draw(_ rect: CGRect) { drawField() }
  @_spi(Components) open override var drawsForSize: Bool { true }

  /// Lays out the side views; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  /// Returns the width of the text and a height that suits the font and border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  /// The width of the text and a height that suits the font and border.
  open override var intrinsicContentSize: CGSize { fittingSize }

  package override func baselines(height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    let baseline = shownFont.ascender - shownFont.lineHeight / 2
    return (baseline, baseline)
  }

  /// Draws the caret in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  @_spi(Components) open override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
    lookDidChange()
  }

  // MARK: - What kind of text

  /// The automatic capitalization; sentences by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of words; the system's choice by default.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The check of spelling; the system's choice by default.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The type of expected characters; any by default.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of a keyboard; the system's by default.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The meaning of the return key; it ends a line by default.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is disabled without text; false by default.
  open var enablesReturnKeyAutomatically = false
  /// Whether dots replace the visible text; false by default.
  open var isSecureTextEntry = false {
    didSet { lookDidChange() }
  }
  /// The meaning of the text; nil by default.
  open var textContentType: UITextContentType?

  // MARK: - First responder

  /// Whether the field is edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the field can become first responder; true if it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard mayBeginEditing, super.becomeFirstResponder() else { return false }
    didBeginEditing()
    return true
  }

  /// Ends editing if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard mayEndEditing, super.resignFirstResponder() else { return false }
    didEndEditing()
    return true
  }

  /// Ends editing without calling the delegate's permission methods; overrides call `super`.
  @_spi(Components) open override func firstResponderWasTaken() { didEndEditing() }

  // MARK: - Typing

  /// Whether there is any text.
  open var hasText: Bool { editor.length > 0 }

  /// Replaces the selection by a typed text if the delegate allows it.
  ///
  /// A line feed means the return key.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the selection, or the character before the caret, if the delegate allows it.
  open func deleteBackward() { erase(.character(forward: false)) }

  /// Moves the caret and the selection; passes other keys on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !handleEditingKey(of: $0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: - Tracking

  /// Begins a tap or, while the field is edited, a selection.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginTouch(touch)
    return true
  }

  /// Extends the selection to the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    followTouch(touch)
    return true
  }

  /// Clears the text, begins editing, or ends a selection.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, isTouchInside { endTouch(touch) }
  }

  /// Prevents recognizers above from taking a tap away from the field.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if ControlClaim(of: self, on: gestureRecognizer).isSingleTap { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: - Places in the text

  /// The selected range of the text, or the caret.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set { if let newValue { changeSelection { $0.select(newValue.range) } } }
  }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { UITextPosition(offset: editor.length) }

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { editor.piece(in: range) }

  /// Replaces a range by a text, without calling the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    exchangeByProgram(range.range, text)
  }

  /// Returns the range between two positions.
  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? { editor.part(from: fromPosition, to: toPosition) }

  /// Returns the position at a distance in UTF-16 units; nil beyond the ends.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.place(from: position, offset: offset)
  }

  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.order(to: other)
  }

  /// Returns the number of UTF-16 units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the box of the first line of a range, in points.
  open func firstRect(for range: UITextRange) -> CGRect { firstBox(of: range.range) }

  /// Returns the caret's rectangle at a position, in points; override it to hide or resize the caret.
  open func caretRect(for position: UITextPosition) -> CGRect { caretPlace(at: position.offset) }

  /// Returns the position nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: offset(at: point))
  }

  /// Returns the position inside a range nearest to a point of the view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.nearest(offset(at: point), within: range)
  }

  /// Returns the character at a point of the view.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    editor.character(at: offset(at: point))
  }

  // MARK: - Edit actions

  /// Returns whether an editing action is possible at present.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let edit = EditAction(action) else {
      return super.canPerformAction(action, withSender: sender)
    }
    return editor.allows(edit, isEditable: isEnabled)
  }

  /// Copies the selected text to the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Copies the selected text to the pasteboard and deletes it, if the delegate allows it.
  open override func cut(_ sender: Any?) {
    copySelection()
    delete(sender)
  }

  /// Inserts the text of the pasteboard if the delegate allows it.
  open override func paste(_ sender: Any?) { typePasted() }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { changeSelection { $0.selectWord(at: $0.head) } }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { changeSelection { $0.select(0..<$0.length) } }

  /// Deletes the selected text, if the delegate allows it.
  open override func delete(_ sender: Any?) {
    if !editor.selection.isEmpty { erase(.character(forward: false)) }
  }
  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    usualOfControl(label: placeholder, value: isSecureTextEntry ? nil : text)
  }
}
