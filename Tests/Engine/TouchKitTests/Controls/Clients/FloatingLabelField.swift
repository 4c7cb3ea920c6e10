import Foundation
import TouchKit

/// A text field whose placeholder floats above an existing text.
class FloatingLabelField: UITextField {
  let floatingLabel = UILabel()
  var lineHeight: CGFloat = 1
  private let lineView = UIView()

  var hasError = false {
    didSet { updateColors() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private final func setUp() {
    borderStyle = .none
    floatingLabel.alpha = 0
    floatingLabel.font = .systemFont(ofSize: 11)
    addSubview(floatingLabel)
    lineView.isUserInteractionEnabled = false
    addSubview(lineView)
    updateColors()
    addTarget(self, action: FloatingLabelField.editingChanged, for: .editingChanged)
  }

  override var placeholder: String? {
    didSet { floatingLabel.text = placeholder }
  }

  override var text: String? {
    didSet { updateLabel(animated: false) }
  }

  func editingChanged() { updateLabel(animated: true) }

  private func updateLabel(animated: Bool) {
    let alpha: CGFloat = hasText ? 1 : 0
    guard animated else { return floatingLabel.alpha = alpha }
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseInOut]) {
      self.floatingLabel.alpha = alpha
    }
  }

  private func updateColors() {
    lineView.backgroundColor = hasError ? .red : isFirstResponder ? tintColor : .lightGray
    floatingLabel.textColor = lineView.backgroundColor
  }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let result = super.becomeFirstResponder()
    updateColors()
    return result
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    let result = super.resignFirstResponder()
    updateColors()
    return result
  }

  var lineColor: UIColor? { lineView.backgroundColor }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.textRect(forBounds: bounds)
    return CGRect(
      x: rect.origin.x,
      y: titleHeight,
      width: rect.width,
      height: rect.height - titleHeight - lineHeight
    )
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 0, y: titleHeight, width: bounds.width, height: bounds.height - titleHeight)
  }

  private var titleHeight: CGFloat { floatingLabel.font.lineHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    floatingLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: titleHeight)
    lineView.frame = CGRect(
      x: 0,
      y: bounds.height - lineHeight,
      width: bounds.width,
      height: lineHeight
    )
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: bounds.width, height: titleHeight + 30)
  }
}
