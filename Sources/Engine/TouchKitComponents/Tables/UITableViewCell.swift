public import Foundation
@_spi(Components) public import TouchKit

/// The cell of a row in a table view (Apple: UITableViewCell).
///
/// Add subviews to `contentView`. A touch on the row travels along the responder chain to the table
/// view, which highlights and selects the row. A control in the row keeps its touches.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  private let parts: CellParts
  final let style: CellStyle
  final var editing = CellEditing()
  private let identifier: String?

  /// Creates a cell with a style, reusable for rows with the same identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    parts = CellParts(style: style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Creates a cell with the default style and a frame, in points of its superview.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell with the default style; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    style = .default
    identifier = nil
    parts = CellParts(style: .default)
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  private func setUp() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    parts.separator.isUserInteractionEnabled = false
    addSubview(parts.separator)
  }

  /// The identifier of the rows that can reuse the cell.
  open var reuseIdentifier: String? { identifier }

  /// Prepares the cell for another row; overrides call `super`.
  ///
  /// The table view calls it before it returns the cell again.
  open func prepareForReuse() {
    setEditing(false, animated: false)
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  // MARK: - Content

  /// The view for the content of the row; it ends before the accessory.
  ///
  /// The cell creates it on first use or in its first layout, in front of subviews that were added
  /// before. A button that `init` adds to the cell itself therefore receives no touches (four
  /// reports, since iOS 14).
  public final var contentView: UIView {
    if let view = parts.content { return view }
    let view = UIView(frame: bounds)
    parts.content = view
    addSubview(view)
    bringSubviewToFront(parts.separator)
    return view
  }

  /// The label of the row.
  open var textLabel: UILabel? { parts.text(in: contentView) }

  /// The second label; nil for the default style.
  open var detailTextLabel: UILabel? { parts.detail(in: contentView) }

  /// The image before the label.
  open var imageView: UIImageView? { parts.image(in: contentView) }

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// The view behind the content while the row is selected or highlighted; nil for grey.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showState()
    }
  }

  // MARK: - State

  /// The look of the selected cell; grey by default.
  open var selectionStyle = SelectionStyle.default { didSet { showState() } }

  /// Whether the row is selected; the table view sets it.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row; the table view sets it.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the row; overrides call `super`.
  ///
  /// The table view calls it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    parts.isSelected = selected
    change(animated: animated)
  }

  /// Sets or removes the highlight of the row; overrides call `super`.
  ///
  /// The table view calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    parts.isHighlighted = highlighted
    change(animated: animated)
  }

  // MARK: - The end of the row

  /// The accessory at the end of the row; none by default.
  open var accessoryType = AccessoryType.none { didSet { showAccessory() } }

  /// The view at the end of the row, which replaces `accessoryType`; nil for none.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showAccessory()
    }
  }

  /// The accessory at the end of the row in editing mode; none by default.
  open var editingAccessoryType = AccessoryType.none { didSet { showAccessory() } }

  /// The view at the end of the row in editing mode, which replaces `editingAccessoryType`; nil for
  /// none.
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showAccessory()
    }
  }

  /// Shows the accessory for the current mode.
  final func showAccessory() {
    (editing.isOn ? accessoryView : editingAccessoryView)?.removeFromSuperview()
    parts.showAccessory(editing.isOn ? editingAccessoryType : accessoryType, in: self)
    if let view = endView, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// The accessory view for the current mode; nil for none.
  final var endView: UIView? { editing.isOn ? editingAccessoryView : accessoryView }

  // MARK: - Editing

  /// Whether the row is in editing mode; the table view sets it.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing mode; overrides call `super`.
  ///
  /// The table view calls it.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  /// The editing style of the row, from the table view's delegate.
  open var editingStyle: EditingStyle { editing.rules.style }

  /// Whether the actions beside the row are visible.
  open var showingDeleteConfirmation: Bool { editing.showsConfirmation }

  /// Whether the row has a reorder control in editing mode; the table view sets it.
  open var showsReorderControl: Bool {
    get { editing.rules.canMove }
    set { apply(editing.rules.changed { $0.canMove = newValue }) }
  }

  /// Whether the content is indented in editing mode; the table view sets it.
  open var shouldIndentWhileEditing: Bool {
    get { editing.rules.isIndented }
    set { apply(editing.rules.changed { $0.isIndented = newValue }) }
  }

  /// Called before the cell changes its state; overrides call `super`.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell changed its state; overrides call `super`.
  open func didTransition(to state: StateMask) {}

  static let usualSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  private var ownSeparatorInset: UIEdgeInsets?

  /// The insets of the separator below the row, in points; the table's by default.
  open var separatorInset: UIEdgeInsets {
    get {
      let table = superview as? UITableView
      return ownSeparatorInset ?? table?.separatorInset ?? Self.usualSeparatorInset
    }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// The indentation of the content, in steps of `indentationWidth`; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }

  /// The width of an indentation step, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: - Layout

  /// Places the content, the accessory and the separator.
  open override func layoutSubviews() {
    super.layoutSubviews()
    CellLayout(self).apply(parts)
  }

  /// Returns the given width and the height of the content, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CellLayout(self).size(thatFits: size, parts)
  }

  /// Notifies the table view that the user pressed the accessory button.
  final func accessoryWasPressed() {
    guard let table = superview as? UITableView, let path = table.indexPath(for: self) else {
      return
    }
    table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  /// Shows the separator in a colour; nil hides it.
  final func showSeparator(_ color: UIColor?) {
    parts.separator.isHidden = color == nil
    parts.separator.backgroundColor = color
  }

  private func change(animated: Bool) {
    guard animated else { return showState() }
    UIView.animate(withDuration: 0.25) { self.showState() }
  }

  private func showState() {
    let isLit = (parts.isSelected || parts.isHighlighted) && selectionStyle != .none
    let backdrop = selectedBackgroundView ?? parts.grey
    if isLit {
      backdrop.frame = bounds
      if backdrop.superview !== self {
        insertSubview(backdrop, at: backgroundView == nil ? 0 : 1)
      }
    }
    backdrop.alpha = isLit ? 1 : 0
    if !isLit, backdrop.superview === self { backdrop.removeFromSuperview() }
    editing.control?.isTicked = parts.isSelected
    parts.highlightLabels(parts.isSelected || parts.isHighlighted)
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  // MARK: - Gesture recognizer delegate

  /// Whether both recognizers can recognize the same touches; false unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether a recognizer waits for another one to fail; false unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether another recognizer waits for this one to fail; false unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether a recognizer receives a touch; true unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Whether a recognizer receives a press; true unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool { true }

  /// Whether a recognizer receives an event; true unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool { true }
}
