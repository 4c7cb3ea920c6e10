import Drawing
import Foundation
import TouchKit

/// A text field with an icon and the key that focuses it.
final class BenchField: BenchView, UITextFieldDelegate {
  let field = UITextField()
  private let key: String
  /// Called when the text changes.
  var onChange: (String) -> Void = { _ in }
  /// Called when Return is pressed.
  var onReturn: () -> Void = {}

  init(_ look: WorkbenchLook, _ name: String, placeholder: String, key: String) {
    self.key = key
    super.init(look)
    accessibilityIdentifier = "\(name)-box"
    field.accessibilityIdentifier = name
    field.font = TextRole.text.font(look)
    field.textColor = look.theme.text.ui
    field.tintColor = look.theme.accent.ui
    field.attributedPlaceholder = NSAttributedString(
      string: placeholder,
      attributes: [.foregroundColor: look.theme.text3.ui, .font: TextRole.text.font(look)]
    )
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        setNeedsDisplay()
        onChange(field.text ?? "")
      },
      for: .editingChanged
    )
    field.addAction(
      UIAction { [weak self] _ in self?.setNeedsDisplay() },
      for: [.editingDidBegin, .editingDidEnd]
    )
    addSubview(field)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Clears the text, and reports the change.
  func clear() {
    guard !(field.text ?? "").isEmpty else { return }
    field.text = ""
    setNeedsDisplay()
    onChange("")
  }

  override func paint(_ pen: Pen) {
    let ground = bounds.insetBy(dx: 0.5, dy: 0.5)
    pen.fill(ground, theme.field, radius: 7)
    pen.frame(bounds, field.isFirstResponder ? theme.accent : theme.line, radius: 7)
    pen.icon(.search, theme.text3, at: CGPoint(x: scaled(15), y: bounds.midY), side: 12)
    guard (field.text ?? "").isEmpty, !key.isEmpty else { return }
    pen.key(key, x: bounds.maxX - scaled(8) - Pen.keyWidth(key, look), middle: bounds.midY)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = scaled(27)
    field.frame = CGRect(
      x: left,
      y: 0,
      width: max(0, bounds.width - left - scaled(8)),
      height: bounds.height
    )
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = textField.resignFirstResponder()
    onReturn()
    return true
  }
}
