public import Foundation

/// A control in which a line of text is edited (Apple: UITextField).
///
/// A tap makes it first responder; then it takes what is typed. Its delegate decides and is called
/// for everything, its targets are called for the editing events.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UITextInputTraits {
  final var editor = EditedText()
  final var editing = TextFieldEditing()
  final var ownInputViews = OwnInputViews()

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty field of size zero; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// The delegate, which decides about the editing and is called for it; not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  /// What appears along the lower edge of the screen while the field is first responder, instead
  /// of a keyboard; nil unless set.
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }

  /// What appears above the input view while the field is first responder; nil unless set.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }

  // MARK: - Text

  /// The text; empty unless set, never nil.
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

  /// The attributes with which the text is shown: font, colour and alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributesOfText }
    set { attributesOfText = newValue }
  }

  /// What is shown where there is no text; nil unless set.
  open var placeholder: String? {
    didSet { lookDidChange() }
  }

  /// What is shown where there is no text, with attributes; nil unless set.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { lookDidChange() }
  }

  /// The font of the text; the system's in 17 points unless set.
  open var font: UIFont? {
    didSet { lookDidChange() }
  }

  /// The colour of the text; black unless set.
  open var textColor: UIColor? {
    didSet { lookDidChange() }
  }

  /// Where the text stands in its place; where reading begins unless set.
  open var textAlignment = NSTextAlignment.natural {
    didSet { lookDidChange() }
  }

  /// Whether letters become smaller where the text is too long; false unless set.
  open var adjustsFontSizeToFitWidth = false { didSet { lookDidChange() } }

  /// How small they may become, in points; 0, the default, for any size.
  open var minimumFontSize: CGFloat = 0 { didSet { lookDidChange() } }

  /// Whether the field is emptied when editing begins; false unless set.
  open var clearsOnBeginEditing = false

  /// Whether the next text that is typed takes the place of all; false unless set.
  open var clearsOnInsertion = false

  // MARK: - Appearance

  /// What is drawn around the text; nothing unless set.
  open var borderStyle = BorderStyle.none {
    didSet { lookDidChange() }
  }

  /// An image behind the text, in the place of a border; nil unless set.
  open var background: UIImage? {
    didSet { lookDidChange() }
  }

  /// The image behind the text while the field is disabled; nil for the usual one.
  open var disabledBackground: UIImage? {
    didSet { lookDidChange() }
  }

  /// When the button that clears the text is shown; never unless set.
  open var clearButtonMode = ViewMode.never {
    didSet { lookDidChange() }
  }

  /// A view at the left of the text; nil unless set.
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, by: leftView) }
  }

  /// When the view at the left is shown; never unless set.
  open var leftViewMode = ViewMode.never {
    didSet { lookDidChange() }
  }

  /// A view at the right of the text; nil unless set.
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, by: rightView) }
  }

  /// When the view at the right is shown; never unless set.
  open var rightViewMode = ViewMode.never {
    didSet { lookDidChange() }
  }

  /// Where the border is, for a field of the given bounds: everywhere.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is while the field is not being edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textPlace(in: bounds) }

  /// Where the text is while the field is being edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textPlace(in: bounds) }

  /// Where the placeholder is: the place of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the button is that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }

  /// Where the view at the left is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewPlace(leftView, in: bounds) }

  /// Where the view at the right is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideViewPlace(rightView, in: bounds)
  }

  /// Draws the text within a rectangle; called while there is any.
  open func drawText(in rect: CGRect) { drawOwnText(in: rect) }

  /// Draws the placeholder within a rectangle; called while there is no text.
  open func drawPlaceholder(in rect: CGRect) { drawOwnPlaceholder(in: rect) }

  /// Draws the field; overrides call `super`.
  open override func draw(_ rect: CGRect) { drawField() }
  @_spi(Components) open override var drawsForSize: Bool { true }

  /// Places the views at the sides; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  /// The width of the text, and a height that suits the font and border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  /// The width of the text, and a height that suits the font and border.
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

  /// How words are begun; by sentences unless set.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; as the system sees fit unless set.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked; as the system sees fit unless set.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Which characters are expected; any unless set.
  open var keyboardType = UIKeyboardType.default
  /// How a keyboard looks; as the system does unless set.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says that it does; it ends a line unless set.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key does nothing while there is no text; false unless set.
  open var enablesReturnKeyAutomatically = false
  /// Whether dots are shown in the place of the text; false unless set.
  open var isSecureTextEntry = false {
    didSet { lookDidChange() }
  }
  /// What the text means; nil unless set.
  open var textContentType: UITextContentType?

  // MARK: - First responder

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// A field that is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard mayBeginEditing, super.becomeFirstResponder() else { return false }
    didBeginEditing()
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard mayEndEditing, super.resignFirstResponder() else { return false }
    didEndEditing()
    return true
  }

  /// Ends editing without having been asked; overrides call `super`.
  @_spi(Components) open override func firstResponderWasTaken() { didEndEditing() }

  // MARK: - Typing

  /// Whether there is any text.
  open var hasText: Bool { editor.length > 0 }

  /// Types a text in the place of the selection, if the delegate allows it.
  ///
  /// A line feed stands for the return key.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the selection, or the character before the caret, if the delegate allows it.
  open func deleteBackward() { erase(.character(forward: false)) }

  /// Moves the caret and the selection; passes on what it does not know.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !handleEditingKey(of: $0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: - Tracking

  /// Begins a tap or, while the field is being edited, a selection.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginTouch(touch)
    return true
  }

  /// Extends the selection to the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    followTouch(touch)
    return true
  }

  /// Clears the text, begins editing, or ends a selection.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, isTouchInside { endTouch(touch) }
  }

  /// Refuses what would take a tap away from the field.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if ControlClaim(of: self, on: gestureRecognizer).isSingleTap { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: - Places in the text

  /// The selected part of the text, or where the caret stands.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set { if let newValue { changeSelection { $0.select(newValue.range) } } }
  }

  /// The place before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The place behind the last character.
  open var endOfDocument: UITextPosition { UITextPosition(offset: editor.length) }

  /// The characters of a part of the text.
  open func text(in range: UITextRange) -> String? { editor.piece(in: range) }

  /// Puts a text in the place of a part; the delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) {
    exchangeByProgram(range.range, text)
  }

  /// The part between two places.
  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? { editor.part(from: fromPosition, to: toPosition) }

  /// The place a number of UTF-16 units away; nil beyond the ends.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.place(from: position, offset: offset)
  }

  /// Which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.order(to: other)
  }

  /// How many UTF-16 units lie between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The box of the first line of a part, in points.
  open func firstRect(for range: UITextRange) -> CGRect { firstBox(of: range.range) }

  /// Where a caret is at a place, in points; overridden to hide it, or to give it another size.
  open func caretRect(for position: UITextPosition) -> CGRect { caretPlace(at: position.offset) }

  /// The place that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: offset(at: point))
  }

  /// The place within a part that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.nearest(offset(at: point), within: range)
  }

  /// The character at a point of the view.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    editor.character(at: offset(at: point))
  }

  // MARK: - Edit actions

  /// Whether an action of editing makes sense at present.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let edit = EditAction(action) else {
      return super.canPerformAction(action, withSender: sender)
    }
    return editor.allows(edit, isEditable: isEnabled)
  }

  /// Puts the selected text on the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Puts the selected text on the pasteboard and deletes it, if the delegate allows it.
  open override func cut(_ sender: Any?) {
    copySelection()
    delete(sender)
  }

  /// Types the text of the pasteboard, if the delegate allows it.
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
