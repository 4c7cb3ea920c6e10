public import Foundation
@_spi(Components) public import TouchKit

/// A scroll view in which text of several lines is shown and edited (Apple: UITextView).
///
/// A tap makes it first responder; then it takes what is typed. A second tap selects a word, a third
/// one a paragraph, and a long press moves the caret with the finger.
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

  /// Creates an empty view that sets its text into a container, or into one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty view at a rectangle of its superview, in points.
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

  /// The delegate; a `UITextViewDelegate` is called for the editing too; not retained.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  /// Where the text is set.
  open var textContainer: NSTextContainer { container }

  /// How far the text stays from the edges of the content, in points; 8 above and below unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChangeItsLook() }
  }

  // MARK: - Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; empty unless set, never nil.
  ///
  /// Setting it forgets attributes and tells the delegate of nothing but the selection.
  open var text: String! {
    get { editor.string }
    set { replaceAll(by: NSAttributedString(string: newValue ?? "", attributes: baseAttributes)) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes of its parts; those it does not say are the view's.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: state.text) }
    set { replaceAll(by: newValue ?? NSAttributedString(string: "")) }
  }

  /// The font of the whole text; nil, and the system's in 12 points, unless set.
  open var font: UIFont? {
    get { state.font }
    set {
      state.font = newValue
      setEverywhere(.font, newValue)
    }
  }

  /// The colour of the whole text; nil, and that of labels, unless set.
  open var textColor: UIColor? {
    get { state.color }
    set {
      state.color = newValue
      setEverywhere(.foregroundColor, newValue)
    }
  }

  /// Where the lines lie between the edges; where reading begins unless set.
  open var textAlignment = NSTextAlignment.natural { didSet { alignEverywhere() } }

  /// Whether the font follows the size of text that the user prefers; false unless set.
  open var adjustsFontForContentSizeCategory = false

  /// What the next text that is typed looks like.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { state.typing ?? attributesAtCaret }
    set { state.typing = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What links look like; in the tint colour unless set.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { state.links ?? [.foregroundColor: tintColor ?? UIColor.link] }
    set {
      state.links = newValue
      textDidChangeItsLook()
    }
  }

  // MARK: - Behaviour

  /// Whether the text can be edited; true unless set.
  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }

  /// Whether text can be selected, and links be touched; true unless set.
  open var isSelectable = true

  /// Whether the next text that is typed takes the place of all; false unless set.
  open var clearsOnInsertion = false

  /// Whether fingers scroll; without, the view asks for the height of its whole text.
  open override var isScrollEnabled: Bool { didSet { textDidChangeItsLook() } }

  /// The selected part of the text in UTF-16 units; empty where the caret stands.
  open var selectedRange: NSRange {
    get { NSRange(location: editor.selection.lowerBound, length: editor.selection.count) }
    set {
      let start = max(0, newValue.location)
      changeSelection { $0.select(start..<(start + max(0, newValue.length))) }
    }
  }

  /// Scrolls as little as necessary for a part of the text to be seen.
  open func scrollRangeToVisible(_ range: NSRange) { showRange(range) }

  /// What appears along the lower edge of the screen while the view is first responder; nil unless
  /// set.
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }

  /// What appears above the input view while the view is first responder; nil unless set.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }

  // MARK: - Layout

  /// Sets the text; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  /// The width that is given, or that of the longest line if it is less, and the height of the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  /// The size of the whole text while fingers do not scroll it.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return fittingSize(CGSize(width: bounds.width, height: 0))
  }

  @_spi(Components) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled || width <= 0 ? nil : fittingSize(CGSize(width: width, height: 0)).height
  }

  /// Shows caret and links in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.setNeedsDisplay()
  }

  // MARK: - First responder

  /// A view whose text can be edited or selected.
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

  /// Ends editing without having been asked; overrides call `super`.
  @_spi(Components) open override func firstResponderWasTaken() { didEndEditing() }

  // MARK: - Typing

  /// Whether there is any text.
  open var hasText: Bool { editor.length > 0 }

  /// Types a text in the place of the selection, if the delegate allows it.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the selection, or the character before the caret, if the delegate allows it.
  open func deleteBackward() { erase(.character(forward: false)) }

  /// Moves the caret and the selection; passes on what it does not know.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !handleEditingKey(of: $0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

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
  /// Whether the text is hidden from onlookers; text views show it.
  open var isSecureTextEntry = false
  /// What the text means; nil unless set.
  open var textContentType: UITextContentType?

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
    return editor.allows(edit, isEditable: isEditable)
  }

  /// Puts the selected text on the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Puts the selected text on the pasteboard and deletes it, if the delegate allows it.
  open override func cut(_ sender: Any?) {
    copySelection()
    delete(sender)
  }

  /// Types the text of the pasteboard, if the delegate allows it.
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
