import TouchTrace
import Foundation
import Inspector
import TouchKit

/// A property with its name and its editable value.
final class PropertyLine: BenchView, UITextFieldDelegate {
  private var row: PropertyRow
  private let value: UIView
  private var isChanged = false
  /// The button that restores the original value, visible while the value differs.
  let revert: BenchButton
  var onRevert: () -> Void = {}
  private var isFocused = false
  var onEdit: (PropertyEdit) -> Void = { _ in }
  /// Called with an error message when the typed value is invalid.
  var onProblem: (String) -> Void = { _ in }

  init(_ row: PropertyRow, look: WorkbenchLook) {
    self.row = row
    switch row.content {
    case .heading: value = UIView()
    case .fixed:
      let label = UILabel()
      label.font = TextRole.text.font(look)
      label.textColor = look.theme.text2.ui
      value = label
    case .typed:
      let field = UITextField()
      field.font = TextRole.text.font(look)
      field.textColor = look.theme.text.ui
      field.tintColor = look.theme.accent.ui
      value = field
    case .flag: value = FlagBox(look)
    }
    let face = BenchButton.Face(icon: .undo, tint: look.theme.accent)
    revert = BenchButton(look, "revert-\(row.node.rawValue)-\(row.name)", face)
    revert.hint = look.language("Restore \(row.name)", "恢复 \(row.name)")
    revert.isHidden = true
    super.init(look)
    revert.action = { [weak self] in self?.onRevert() }
    addSubview(revert)
    value.accessibilityIdentifier = row.name
    addSubview(value)
    (value as? UITextField)?.delegate = self
    (value as? FlagBox)?.addAction(
      UIAction { [weak self] _ in self?.toggle() },
      for: .touchUpInside
    )
    showRow(row)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows another value of the same property.
  func showRow(_ row: PropertyRow) {
    self.row = row
    switch row.content {
    case .heading: break
    case .fixed(let text): (value as? UILabel)?.text = text
    case .typed(let text, _):
      guard let field = value as? UITextField, !field.isFirstResponder else { return }
      field.text = text
    case .flag(let isOn, _): (value as? FlagBox)?.isOn = isOn
    }
  }

  /// Shows whether keys change this row.
  func setFocused(_ isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    setNeedsDisplay()
  }

  /// Shows whether the user changed the value.
  func setChanged(_ isChanged: Bool) {
    guard isChanged != self.isChanged else { return }
    self.isChanged = isChanged
    revert.isHidden = !isChanged
    setNeedsDisplay()
  }

  /// Toggles a flag, or starts to edit a value as text.
  func change() {
    if case .flag = row.content { return toggle() }
    _ = (value as? UITextField)?.becomeFirstResponder()
  }

  /// Starts to edit a new value in place of the current one.
  func beginTyping() {
    guard let field = value as? UITextField, field.becomeFirstResponder() else { return }
    field.text = ""
  }

  /// Whether a number of the value is edited.
  var isTypingNumber: Bool {
    guard case .typed(_, let kind) = row.content else { return false }
    return kind.hasNumbers && (value as? UITextField)?.isFirstResponder == true
  }

  /// Changes the number at the cursor by a number of steps, with immediate effect.
  func step(by steps: Double) {
    guard case .typed(let former, let kind) = row.content, let field = value as? UITextField,
      let text = field.text
    else { return }
    let caret = field.selectedTextRange.map {
      field.offset(from: field.beginningOfDocument, to: $0.end)
    }
    guard let stepped = kind.stepping(text, at: caret ?? 0, by: steps),
      let new = kind.value(parsing: stepped)
    else { return }
    field.text = stepped
    let place = min(caret ?? 0, stepped.count)
    if let position = field.position(from: field.beginningOfDocument, offset: place) {
      field.selectedTextRange = field.textRange(from: position, to: position)
    }
    row = PropertyRow(name: row.name, content: .typed(stepped, kind), node: row.node)
    if stepped != former { onEdit(PropertyEdit(node: row.node, value: new)) }
  }

  private func toggle() {
    guard case .flag(_, let value) = row.content else { return }
    onEdit(PropertyEdit(node: row.node, value: value))
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { setNeedsDisplay() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    setNeedsDisplay()
    guard case .typed(let text, let kind) = row.content else { return }
    let typed = textField.text ?? ""
    guard typed != text else { return }
    if let value = kind.value(parsing: typed) {
      onEdit(PropertyEdit(node: row.node, value: value))
    } else {
      // An invalid value is rejected, and the field shows the current value again.
      textField.text = text
      let why = kind.expectation(in: look.language)
      onProblem("\(row.name): “\(typed)” – \(why)")
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = scaled(142)
    let isFlag = value is FlagBox
    value.frame = CGRect(
      x: isFlag ? bounds.width - scaled(46) : middle + scaled(6),
      y: 1,
      width: isFlag ? scaled(32) : max(0, bounds.width - middle - scaled(24)),
      height: bounds.height - 2
    )
    let side = scaled(24)
    revert.frame = CGRect(
      x: (isFlag ? bounds.width - scaled(46) : middle) - side,
      y: (bounds.height - side) / 2,
      width: side,
      height: side
    )
  }

  override func paint(_ pen: Pen) {
    if isFocused { pen.fill(bounds, theme.selected) }
    let isHeading = row.content == .heading
    if isHeading {
      pen.text(row.name, .heading, theme.text2, x: scaled(14), middle: bounds.midY + 2)
      return
    }
    if isChanged {
      let dot = CGRect(x: scaled(5), y: bounds.midY - 2.5, width: 5, height: 5)
      pen.fill(dot, theme.accent, radius: 2.5)
    }
    let color = isFocused ? theme.onSelected : theme.text
    let whole = value is FlagBox ? bounds.width - scaled(66) : scaled(124)
    let room = whole - (isChanged ? scaled(20) : 0)
    pen.text(row.name, .code, color, x: scaled(14), middle: bounds.midY, within: room)
    guard let field = value as? UITextField else { return }
    let box = value.frame.insetBy(dx: -scaled(6), dy: 1)
    pen.fill(box, theme.field, radius: 5)
    pen.frame(box, field.isFirstResponder ? theme.accent : theme.line, radius: 5)
  }
}

/// A checkbox for a Boolean property.
final class FlagBox: UIControl {
  private let look: WorkbenchLook
  var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

  init(_ look: WorkbenchLook) {
    self.look = look
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let pen = Pen(look) else { return }
    let side = look.scaled(16)
    let box = CGRect(
      x: bounds.maxX - side - 2,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
    if isOn {
      pen.fill(box, look.theme.accent, radius: 4)
      let middle = CGPoint(x: box.midX, y: box.midY)
      pen.icon(.check, look.theme.onAccent, at: middle, side: 12, width: 2)
    } else {
      // Filled with black, the box would look ticked on a selected row, which is white in high contrast.
      if look.kind == .highContrast {
        pen.frame(box, look.theme.field, radius: 4, width: 2)
        pen.frame(box.insetBy(dx: 2, dy: 2), look.theme.edge, radius: 3, width: 2)
      } else {
        pen.fill(box, look.theme.field, radius: 4)
        pen.frame(box, look.theme.edge, radius: 4, width: 1.25)
      }
    }
  }
}
