import UIKit

extension SandboxScene {
  /// Text fields and a view that can become first responder.
  static let firstResponder = SandboxScene(
    name: "first-responder",
    title: LocalizedText(english: "First responder", chinese: "第一响应者"),
    question: LocalizedText(
      english: "Which view receives keyboard input?",
      chinese: "键盘输入由谁接收？"
    ),
    answer: LocalizedText(
      english: "The first responder of the key window; touching a view alone does not make it one.",
      chinese: "主窗口的第一响应者；仅仅触摸一个视图并不会让它成为第一响应者。"
    ),
    demonstration: [FingerDrag("name", dx: 2, dy: 2)],
    makeRootViewController: { FirstResponderController() }
  )
}

private final class FirstResponderController: UIViewController, UITextFieldDelegate {
  private let ground = SceneGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    addField("name", "Name")
    addField("city", "City")
    let secret = addField("secret", "Secret")
    secret.isSecureTextEntry = true
    let pad = KeyPad(frame: CGRect(x: 0, y: 0, width: 180, height: 50))
    pad.board = ground.board
    ground.addRow(pad, named: "keys")
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector(FirstResponderController.groundTapped))
    ground.addGestureRecognizer(tap)
  }

  @discardableResult
  private func addField(_ name: String, _ placeholder: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    field.clearButtonMode = .whileEditing
    field.delegate = self
    ground.addRow(field, named: name)
    return field
  }

  func groundTapped() { ground.endEditing(true) }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    logEvent("began editing", of: textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    let text = textField.isSecureTextEntry ? "hidden" : textField.text ?? ""
    logEvent("ended editing: \(text)", of: textField)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  private func logEvent(_ event: String, of field: UITextField) {
    ground.board.log("\(field.accessibilityIdentifier ?? "?") \(event)")
  }
}

/// A view that becomes first responder with a tap and logs the pressed keys.
private final class KeyPad: UIControl {
  weak var board: EventBoard?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    layer.borderWidth = 2
    updateColors()
    addTarget(self, action: KeyPad.pressed, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    defer { updateColors() }
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    defer { updateColors() }
    return super.resignFirstResponder()
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      board?.log("key: \(press.key?.charactersIgnoringModifiers ?? "?")")
    }
  }

  func pressed() { _ = becomeFirstResponder() }

  private func updateColors() {
    backgroundColor = isFirstResponder ? .systemYellow : .white
    layer.borderColor = (isFirstResponder ? UIColor.systemOrange : .lightGray).cgColor
  }
}
