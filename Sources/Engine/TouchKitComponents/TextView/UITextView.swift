public import Foundation
@_spi(Components) public import TouchKit

/// A scroll view that shows and edits text with several lines (Apple: UITextView).
///
/// A tap makes it first responder; then it receives typed text. A second tap selects a word, a
/// third one a paragraph. A long press moves the caret with the finger.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextInputTraits,
  UIContentSizeCategoryAdjusting
{
  final var editor = EditedText()
  final var state = TextViewState()
  final var ownInputViews = OwnInputViews()
  private(set) final lazy var canvas = TextCanvas(of: self)
  private(set) final lazy var caret = TextCaret { [weak self] in self?.canvas.setNeedsDisplay() }
  private let container: NSTextContainer

  /// Creates an empty view with a text container, or with a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty view with a frame, in points of its superview.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates an empty view of size zero; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  private func setUp() {
    backgroundColor = .systemBackground
    container.widthTracksTextView = true
    container.onChange = { [weak self] in self?.textDidChangeItsLook() }
    addSubview(canvas)
    addTextRecognizers()
  }

  /// The delegate; a `UITextViewDelegate` also receives the calls about editing; not retained.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  /// The text container.
  open var textContainer: NSTextContainer { container }

  /// The insets of the text in the content, in points; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChangeItsLook() }
  }

  // MARK: - Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; empty by default, never nil.
  ///
  /// Setting it discards attributes, and notifies the delegate only of the selection.
  open var text: String! {
    get { editor.string }
    set { replaceAll(by: NSAttributedString(string: newValue ?? "", attributes: baseAttributes)) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes; missing attributes come from the view.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: state.text) }
    set { replaceAll(by: newValue ?? NSAttributedString(string: "")) }
  }

  /// The font of the whole text; nil, the default, for the system font at 12 points.
  open var font: UIFont? {
    get { state.font }
    set {
      state.font = newValue
      setEverywhere(.font, newValue)
    }
  }

  /// The colour of the whole text; nil, the default, for the label colour.
  open var textColor: UIColor? {
    get { state.color }
    set {
      state.color = newValue
      setEverywhere(.foregroundColor, newValue)
    }
  }

  /// The alignment of the lines; natural by default.
  open var textAlignment = NSTextAlignment.natural { didSet { alignEverywhere() } }

  /// Whether the font follows the preferred text size of the user; false by default.
  open var adjustsFontForContentSizeCategory = false

  /// The attributes of newly typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { state.typing ?? attributesAtCaret }
    set { state.typing = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes of links; the tint colour by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { state.links ?? [.foregroundColor: tintColor ?? UIColor.link] }
    set {
      state.links = newValue
      textDidChangeItsLook()
    }
  }

  // MARK: - Behaviour

  /// Whether the user can edit the text; true by default.
  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }

  /// Whether the user can select text and open links; true by default.
  open var isSelectable = true

  /// Whether newly typed text replaces the whole text; false by default.
  open var clearsOnInsertion = false

  /// Whether fingers scroll; if not, the intrinsic height fits the whole text.
  open override var isScrollEnabled: Bool { didSet { textDidChangeItsLook() } }

  /// The selected range in UTF-16 units; empty at the caret.
  open var selectedRange: NSRange {
    get { NSRange(location: editor.selection.lowerBound, length: editor.selection.count) }
    set {
      let start = max(0, newValue.location)
      changeSelection { $0.select(start..<(start + max(0, newValue.length))) }
    }
  }

  /// Scrolls as little as necessary to make a range visible.
  open func scrollRangeToVisible(_ range: NSRange) { showRange(range) }

  /// The view at the lower edge of the screen while the view is first responder; nil by default.
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }

  /// The view above the input view while the view is first responder; nil by default.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }

  // MARK: - Layout

  /// Lays out the text; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  /// Returns the height of the text, and the given width or that of the longest line if it is less.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  /// The size of the whole text if scrolling is disabled.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return fittingSize(CGSize(width: bounds.width, height: 0))
  }

  @_spi(Components) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled || width <= 0 ? nil : fittingSize(CGSize(width: width, height: 0)).height
  }

  /// Updates the colours of the caret and the links.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.setNeedsDisplay()
  }

  // MARK: - First responder

  /// Whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

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

  /// Ends editing after another object became first responder; overrides call `super`.
  @_spi(Components) open override func firstResponderWasTaken() { didEndEditing() }

  // MARK: - Typing

  /// Whether there is any text.
  open var hasText: Bool { editor.length > 0 }

  /// Replaces the selection with typed text, if the delegate allows it.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the selection, or the character before the caret, if the delegate allows it.
  open func deleteBackward() { erase(.character(forward: false)) }

  /// Handles the keys for the caret and the selection; passes other keys to `super`.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !handleEditingKey(of: $0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// The automatic capitalization; sentences by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction; the system's setting by default.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The spell checking; the system's setting by default.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The type of the keyboard; any characters by default.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard; the system's by default.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The label of the return key; by default it ends a line.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key does nothing while the text is empty; false by default.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden; text views ignore it and show the text.
  open var isSecureTextEntry = false
  /// The meaning of the text; nil by default.
  open var textContentType: UITextContentType?

  // MARK: - Places in the text

  /// The selected range, or the position of the caret.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set { if let newValue { changeSelection { $0.select(newValue.range) } } }
  }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { UITextPosition(offset: editor.length) }

  /// Returns the characters of a range.
  open func text(in range: UITextRange) -> String? { editor.piece(in: range) }

  /// Replaces a range of the text; does not ask the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    exchangeByProgram(range.range, text)
  }

  /// Returns the range between two positions.
  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? { editor.part(from: fromPosition, to: toPosition) }

  /// Returns the position at a distance of UTF-16 units; nil beyond the ends.
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

  /// Returns the rectangle of the first line of a range, in points.
  open func firstRect(for range: UITextRange) -> CGRect { firstBox(of: range.range) }

  /// Returns the frame of the caret at a position, in points.
  ///
  /// Override it to hide or resize the caret.
  open func caretRect(for position: UITextPosition) -> CGRect { caretPlace(at: position.offset) }

  /// Returns the position that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: offset(at: point))
  }

  /// Returns the position in a range that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.nearest(offset(at: point), within: range)
  }

  /// Returns the character at a point of the view.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    editor.character(at: offset(at: point))
  }

  // MARK: - Edit actions

  /// Whether an edit action is possible at present.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let edit = EditAction(action) else {
      return super.canPerformAction(action, withSender: sender)
    }
    return editor.allows(edit, isEditable: isEditable)
  }

  /// Copies the selected text to the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Copies the selected text to the pasteboard and deletes it, if the delegate allows it.
  open override func cut(_ sender: Any?) {
    copySelection()
    delete(sender)
  }

  /// Inserts the text of the pasteboard, if the delegate allows it.
  open override func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string { type(text) }
  }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) {
    changeSelection { $0.selectWord(at: $0.head) }
  }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    changeSelection { $0.select(0..<$0.length) }
  }

  /// Deletes the selected text, if the delegate allows it.
  open override func delete(_ sender: Any?) {
    if !editor.selection.isEmpty { erase(.character(forward: false)) }
  }

  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    var usual = super.usualAccessibility
    usual.isElement = true
    usual.value = text
    return usual
  }
}
