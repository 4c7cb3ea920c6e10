public import Foundation
@_spi(Components) public import TouchKit

/// A row of a table view (Apple: UITableViewCell).
///
/// Subviews belong into `contentView`. A touch on the row is passed on along the responder chain to
/// the table view, which lights the row up and selects it; a control in the row keeps its touches.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  private let parts: CellParts
  final let style: CellStyle
  final var editing = CellEditing()
  private let identifier: String?

  /// Creates a cell of a style that can be used again for rows of the same identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    parts = CellParts(style: style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Creates a cell of the default style, at a rectangle of its superview in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the default style; archives of views do not exist on this platform.
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

  /// Which rows it can be used for again.
  open var reuseIdentifier: String? { identifier }

  /// Prepares for being used for another row; overrides call `super`.
  ///
  /// Called by the table view before it gives the cell out again.
  open func prepareForReuse() {
    setEditing(false, animated: false)
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  // MARK: - Content

  /// The view for whatever stands in the row; it ends before what stands at the row's end.
  ///
  /// It is made when it is first asked for, or when the row is laid out, and lies in front of what
  /// the cell got as subviews before: a button that `init` adds to the cell itself is not pressed
  /// (four reports, since iOS 14).
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

  /// What lies behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// What lies behind the content of a row that is selected or lights up; nil for grey.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showState()
    }
  }

  // MARK: - State

  /// How the cell looks when it is selected; grey unless set.
  open var selectionStyle = SelectionStyle.default { didSet { showState() } }

  /// Whether the row is selected; set by the table view.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row; set by the table view.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects the row or not; overrides call `super`.
  ///
  /// Called by the table view.
  open func setSelected(_ selected: Bool, animated: Bool) {
    parts.isSelected = selected
    change(animated: animated)
  }

  /// Lights the row up or not; overrides call `super`.
  ///
  /// Called by the table view.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    parts.isHighlighted = highlighted
    change(animated: animated)
  }

  // MARK: - The end of the row

  /// What stands at the end of the row; nothing unless set.
  open var accessoryType = AccessoryType.none { didSet { showAccessory() } }

  /// A view at the end of the row in place of `accessoryType`; nil for none.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showAccessory()
    }
  }

  /// What stands at the end of a row that is edited; nothing unless set.
  open var editingAccessoryType = AccessoryType.none { didSet { showAccessory() } }

  /// A view at the end of a row that is edited, in place of `editingAccessoryType`; nil for none.
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showAccessory()
    }
  }

  /// Shows at the end of the row what belongs there, edited or not.
  final func showAccessory() {
    (editing.isOn ? accessoryView : editingAccessoryView)?.removeFromSuperview()
    parts.showAccessory(editing.isOn ? editingAccessoryType : accessoryType, in: self)
    if let view = endView, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// The view at the end of the row, if it has one of its own.
  final var endView: UIView? { editing.isOn ? editingAccessoryView : accessoryView }

  // MARK: - Editing

  /// Whether the row is edited; set by the table view.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Has the row show what can be done with it, or not; overrides call `super`.
  ///
  /// Called by the table view.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  /// What the button before the row does with it, as the table view's delegate says.
  open var editingStyle: EditingStyle { editing.rules.style }

  /// Whether the actions beside the row are in sight.
  open var showingDeleteConfirmation: Bool { editing.showsConfirmation }

  /// Whether a row that is edited can be carried by its end; set by the table view.
  open var showsReorderControl: Bool {
    get { editing.rules.canMove }
    set { apply(editing.rules.changed { $0.canMove = newValue }) }
  }

  /// Whether the content of a row that is edited begins further in; set by the table view.
  open var shouldIndentWhileEditing: Bool {
    get { editing.rules.isIndented }
    set { apply(editing.rules.changed { $0.isIndented = newValue }) }
  }

  /// Tells the cell that it is about to look otherwise; overrides call `super`.
  open func willTransition(to state: StateMask) {}

  /// Tells the cell that it looks otherwise now; overrides call `super`.
  open func didTransition(to state: StateMask) {}

  static let usualSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  private var ownSeparatorInset: UIEdgeInsets?

  /// How far the line below the row stays away from its ends, in points; the table's unless set.
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

  /// How far in the content begins, in steps of `indentationWidth`; 0 unless set.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }

  /// A step of `indentationLevel`, in points; 10 unless set.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: - Layout

  /// Places the content, what stands at the end of the row, and the line below it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    CellLayout(self).apply(parts)
  }

  /// The width that is given, and the height that the content needs, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CellLayout(self).size(thatFits: size, parts)
  }

  /// Tells the table view that the button at the end of the row was pressed.
  final func accessoryWasPressed() {
    guard let table = superview as? UITableView, let path = table.indexPath(for: self) else {
      return
    }
    table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  /// Shows a line below the row in a colour, or none.
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

  // MARK: - As the delegate of recognizers

  /// Whether both recognizers may recognise with the same touches; false unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether a recognizer waits until another one has failed; false unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether another recognizer waits until this one has failed; false unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether a recognizer sees a touch; true unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Whether a recognizer sees a press; true unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool { true }

  /// Whether a recognizer sees an event; true unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool { true }
}
