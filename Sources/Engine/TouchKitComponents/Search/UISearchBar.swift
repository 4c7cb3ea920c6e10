public import Foundation
@_spi(Components) public import TouchKit

/// A bar with a text field for a search term (Apple: UISearchBar).
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
  private let field = UISearchTextField(frame: .zero)
  private lazy var relay = SearchFieldRelay(self)
  private let cancel = UIButton(type: .system)
  private let scopes = UISegmentedControl()
  private let promptLabel = UILabel()
  private let bookmark = UIButton(type: .system)
  private var showsCancel = false

  /// Creates a bar at a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  private func setUp() {
    clipsToBounds = true
    field.delegate = relay
    field.addAction(
      UIAction { [weak self] _ in self?.textDidChange() },
      for: .editingChanged
    )
    cancel.setTitle("Cancel", for: .normal)
    cancel.isHidden = true
    cancel.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarCancelButtonClicked(self) }
      },
      for: .touchUpInside
    )
    scopes.isHidden = true
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
      },
      for: .valueChanged
    )
    bookmark.setImage(UIImage(systemName: "book"), for: .normal)
    bookmark.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
    bookmark.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarBookmarkButtonClicked(self) }
      },
      for: .touchUpInside
    )
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    for part in [promptLabel, field, cancel, scopes] { addSubview(part) }
    showGround()
  }

  /// The delegate; not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: - Text

  /// The text; empty by default.
  ///
  /// Setting it does not call the delegate.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// The placeholder while the text is empty; nil for none.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field; nil, the default, for none.
  open var prompt: String? { didSet { partsDidChange() } }

  /// The text field.
  open var searchTextField: UISearchTextField { field }

  private func textDidChange() { delegate?.searchBar(self, textDidChange: text ?? "") }

  // MARK: - Buttons

  /// Whether the Cancel button is visible; false by default.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the Cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != showsCancel else { return }
    showsCancel = showsCancelButton
    if showsCancel {
      cancel.isHidden = false
      cancel.isEnabled = true
    }
    setNeedsLayout()
    guard animated, attachedWindow != nil else {
      cancel.isHidden = !showsCancel
      return
    }
    UIView.animate(
      withDuration: 0.25,
      animations: { self.layoutIfNeeded() },
      completion: { _ in self.cancel.isHidden = !self.showsCancel }
    )
  }

  /// Whether a bookmark button is visible while the text is empty; false by default.
  open var showsBookmarkButton = false {
    didSet {
      field.rightView = showsBookmarkButton ? bookmark : nil
      field.rightViewMode = showsBookmarkButton ? .unlessEditing : .never
    }
  }

  /// Enables the Cancel button while the user edits the text.
  final func editingDidChange(isEditing: Bool) { cancel.isEnabled = isEditing }

  // MARK: - Scopes

  /// The titles of the scopes; nil, the default, for none.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      selectedScopeButtonIndex = 0
      partsDidChange()
    }
  }

  /// The index of the selected scope; 0 by default.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { if newValue < scopes.numberOfSegments { scopes.selectedSegmentIndex = newValue } }
  }

  /// Whether the scopes are visible; false by default.
  open var showsScopeBar = false { didSet { partsDidChange() } }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animate: Bool) {
    showsScopeBar = show
    if animate { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  // MARK: - Look

  /// The style of the bar, which decides on its background.
  open var searchBarStyle = Style.default { didSet { showGround() } }

  /// The style of the bar, light or dark; `default` by default.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// The bar's colour; nil for the system's.
  open var barTintColor: UIColor? { didSet { showGround() } }

  /// Whether the content below shines through a translucent colour; true by default.
  open var isTranslucent = true { didSet { showGround() } }

  /// The position of the bar, from its delegate.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  private func showGround() {
    let usual: UIColor? = searchBarStyle == .minimal ? nil : .secondarySystemBackground
    let ground = barTintColor ?? usual
    backgroundColor = isTranslucent ? ground : ground?.withAlphaComponent(1)
  }

  // MARK: - Typing

  /// A view above the keyboard; nil for none.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// The type of the return key; search by default.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Whether the return key does nothing while the text is empty; true by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text field can become first responder.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Whether the text field is first responder.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Makes the text field first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing in the text field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: - Layout

  private var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  private func partsDidChange() {
    promptLabel.text = prompt
    promptLabel.isHidden = prompt == nil
    scopes.isHidden = !hasScopes
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var wantedHeight: CGFloat {
    SearchBarLayout.height(hasPrompt: prompt != nil, hasScopes: hasScopes)
  }

  /// Returns the given width and the height of the visible parts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wantedHeight)
  }

  /// The intrinsic size: no width, and the height of the visible parts.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
  }

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = SearchBarLayout(
      bounds: bounds,
      hasPrompt: prompt != nil,
      hasScopes: hasScopes,
      cancelWidth: showsCancel ? cancel.sizeThatFits(bounds.size).width : nil
    )
    promptLabel.frame = layout.prompt
    field.frame = layout.field
    cancel.frame = layout.cancel
    scopes.frame = layout.scopes
  }
}

extension UISearchBar {
  /// The styles of search bars.
  nonisolated public enum Style: UInt, Sendable {
    /// A bar with a background.
    case `default` = 0
    /// A bar with a background.
    case prominent = 1
    /// A bar without a background.
    case minimal = 2
  }
}
