import DispatchTracing
import Foundation
import Inspector
import TouchKit

/// The properties of the selected view; those that can be set can be changed here.
final class PropertyPanel: PanelView, UITextFieldDelegate {
  private let scroll = UIScrollView()
  private var rows: [PropertyRow] = []
  private var lines: [PropertyLine] = []
  /// The row that keys change; nil until the user goes there by key.
  private var focused: Int?
  var onEdit: (PropertyEdit) -> Void = { _ in }

  init(look: PanelLook) {
    super.init(.properties, look: look)
    scroll.delaysContentTouches = false
    addSubview(scroll)
    showView(nil)
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows a view, or that none is selected.
  func showView(_ view: ViewSnapshot?) {
    let rows = view.map { PropertyRow.rows(of: $0, in: look.language) } ?? []
    setTitle(view?.node.name ?? look.language("select a view with S", "按 S 选择视图"))
    guard rows != self.rows else { return }
    let isSame = rows.map(\.name) == self.rows.map(\.name)
    self.rows = rows
    // What is being typed must not be lost when something else changes.
    guard !isSame else { return zip(lines, rows).forEach { $0.showRow($1) } }
    focused = nil
    for line in lines { line.removeFromSuperview() }
    lines = rows.map { row in
      let line = PropertyLine(row, look: look)
      line.onEdit = { [weak self] in self?.onEdit($0) }
      scroll.addSubview(line)
      return line
    }
    setNeedsLayout()
  }

  /// Whether a view is shown.
  var hasView: Bool { !rows.isEmpty }

  /// Goes by key to another row that can be changed.
  func moveFocus(by step: Int) {
    let places = rows.indices.filter { rows[$0].content.isEditable }
    guard !places.isEmpty else { return }
    let place = focused.flatMap { places.firstIndex(of: $0) }
    let next = place.map { $0 + step } ?? (step > 0 ? 0 : places.count - 1)
    focused = places[(next + places.count) % places.count]
    for (index, line) in lines.enumerated() { line.setFocused(index == focused) }
    if let focused { scroll.scrollRectToVisible(lines[focused].frame, animated: false) }
  }

  /// Changes the row that one has come to, or lets its value be typed.
  func changeFocused() {
    if let focused, lines.indices.contains(focused) { lines[focused].change() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = content
    let height = (PanelTheme.rowHeight + 4) * look.textScale
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0,
        y: height * CGFloat(index),
        width: bounds.width,
        height: height
      )
    }
    scroll.contentSize = CGSize(width: bounds.width, height: height * CGFloat(lines.count))
  }
}

extension PropertyRow.Content {
  /// Whether the user can change it.
  fileprivate var isEditable: Bool {
    switch self {
    case .heading, .fixed: false
    case .numbers, .flag: true
    }
  }
}

/// One property: its name, and its value to be changed.
final class PropertyLine: UIView, UITextFieldDelegate {
  private var row: PropertyRow
  private let name = UILabel()
  private let value: UIView
  private let language: Language
  var onEdit: (PropertyEdit) -> Void = { _ in }

  init(_ row: PropertyRow, look: PanelLook) {
    self.row = row
    language = look.language
    let font = PanelTheme.listFont(look.textScale)
    switch row.content {
    case .heading, .fixed:
      let label = UILabel()
      label.font = font
      label.textColor = PanelTheme.dim
      value = label
    case .numbers:
      let field = UITextField()
      field.font = font
      field.textColor = PanelTheme.text
      field.backgroundColor = PanelTheme.field
      value = field
    case .flag:
      let button = UIButton(type: .custom)
      button.titleLabel?.font = font
      button.contentHorizontalAlignment = .left
      button.backgroundColor = PanelTheme.field
      value = button
    }
    super.init(frame: .zero)
    value.accessibilityIdentifier = row.name
    name.font = row.content == .heading ? PanelTheme.titleFont(look.textScale) : font
    name.textColor = row.content == .heading ? PanelTheme.accent : PanelTheme.text
    name.text = row.name
    addSubview(name)
    addSubview(value)
    (value as? UITextField)?.delegate = self
    (value as? UIButton)?.addAction(
      UIAction { [weak self] _ in self?.toggle() },
      for: .touchUpInside
    )
    showRow(row)
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows another value of the same property.
  func showRow(_ row: PropertyRow) {
    self.row = row
    switch row.content {
    case .heading: break
    case .fixed(let text): (value as? UILabel)?.text = text
    case .numbers(let text, _):
      guard let field = value as? UITextField, !field.isFirstResponder else { return }
      field.text = text
    case .flag(let isOn, _):
      let button = value as? UIButton
      button?.setTitle(isOn ? " ☑ true" : " ☐ false", for: .normal)
      button?.setTitleColor(isOn ? PanelTheme.accent : PanelTheme.dim, for: .normal)
    }
  }

  /// Shows whether keys change this row.
  func setFocused(_ isFocused: Bool) {
    backgroundColor = isFocused ? PanelTheme.selection : nil
  }

  /// Turns a flag round, or lets a value be typed.
  func change() {
    if case .flag = row.content { return toggle() }
    _ = (value as? UITextField)?.becomeFirstResponder()
  }

  private func toggle() {
    guard case .flag(_, let value) = row.content else { return }
    onEdit(PropertyEdit(node: row.node, value: value))
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard case .numbers(let text, let kind) = row.content else { return }
    let typed = textField.text ?? ""
    guard typed != text else { return }
    if let value = kind.value(parsing: typed) {
      onEdit(PropertyEdit(node: row.node, value: value))
    } else {
      // What is no value is not taken; the field says again what is so.
      textField.text = text
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isHeading = row.content == .heading
    let left: CGFloat = 6
    let middle = isHeading ? bounds.width : (bounds.width * 0.5).rounded()
    name.frame = CGRect(x: left, y: 0, width: middle - left - 4, height: bounds.height)
    value.frame = CGRect(
      x: middle,
      y: 1,
      width: max(0, bounds.width - middle - 4),
      height: bounds.height - 2
    )
  }
}
