public import Foundation
@_spi(Components) public import TouchKit

/// A bar with a field for words to look for (Apple: UISearchBar).
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

  /// The delegate, called for what happens; not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: - Text

  /// The text; an empty one unless set.
  ///
  /// The delegate is not called for texts that the program sets.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// What is shown while there is no text; nil for nothing.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field; nil, the default, for none.
  open var prompt: String? { didSet { partsDidChange() } }

  /// The field.
  open var searchTextField: UISearchTextField { field }

  private func textDidChange() { delegate?.searchBar(self, textDidChange: text ?? "") }

  // MARK: - Buttons

  /// Whether there is a button that says Cancel; false unless set.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows a button that says Cancel, or none.
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

  /// Whether there is a bookmark button while there is no text; false unless set.
  open var showsBookmarkButton = false {
    didSet {
      field.rightView = showsBookmarkButton ? bookmark : nil
      field.rightViewMode = showsBookmarkButton ? .unlessEditing : .never
    }
  }

  /// Typing began or ended: without it there is nothing to cancel.
  final func editingDidChange(isEditing: Bool) { cancel.isEnabled = isEditing }

  // MARK: - Scopes

  /// What scopes can be chosen; nil, the default, for none.
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

  /// Which scope is chosen; the first one unless set.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { if newValue < scopes.numberOfSegments { scopes.selectedSegmentIndex = newValue } }
  }

  /// Whether the scopes are shown; false unless set.
  open var showsScopeBar = false { didSet { partsDidChange() } }

  /// Shows the scopes, or not.
  open func setShowsScope(_ show: Bool, animate: Bool) {
    showsScopeBar = show
    if animate { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  // MARK: - Look

  /// Whether the bar has a ground; it has unless set.
  open var searchBarStyle = Style.default { didSet { showGround() } }

  /// Whether the bar is light or dark; `default` unless set.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// The bar's colour; nil for the system's.
  open var barTintColor: UIColor? { didSet { showGround() } }

  /// Whether what is below shines through a colour that lets it; true unless set.
  open var isTranslucent = true { didSet { showGround() } }

  /// Where the bar lies, as its delegate says.
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

  /// What the return key does; it searches unless set.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Whether the return key does nothing while there is no text; true unless set.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether it can be typed in.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Whether it is typed in.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Has the field be typed in.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends typing in the field.
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

  /// The width that is given, and the height that its parts need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wantedHeight)
  }

  /// The height that its parts need.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
  }

  /// Places its parts.
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
  /// Whether a search bar has a ground.
  nonisolated public enum Style: UInt, Sendable {
    /// It has.
    case `default` = 0
    /// It has.
    case prominent = 1
    /// It has none.
    case minimal = 2
  }
}
