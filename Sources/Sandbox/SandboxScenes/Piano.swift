import UIKit

extension SandboxScene {
  /// A keyboard for ten fingers, without sound.
  static let piano = SandboxScene(
    name: "piano",
    title: LocalizedText(english: "Piano", chinese: "钢琴"),
    question: LocalizedText(
      english: "How do ten fingers play, and slide from key to key?",
      chinese: "十根手指怎样同时弹奏，并从一个键滑到另一个键？"
    ),
    answer: LocalizedText(
      english: "One view receives all touches; on each move it finds the key under each finger.",
      chinese: "由一个视图接收所有触摸，每次移动都看每根手指下面是哪个键。"
    ),
    demonstration: [
      FingerDrag("keyboard", dx: 60, dy: 20),
      FingerDrag("keyboard", dx: -90, dy: 30),
    ],
    makeRootViewController: { PianoController() }
  )
}

private final class PianoController: UIViewController {
  private let keyboard = KeyboardView(frame: .zero)
  private let board = EventBoard(frame: .zero)

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.accessibilityIdentifier = "root"
    view.backgroundColor = .ground
  }

  override func viewDidLoad() {
    keyboard.accessibilityIdentifier = "keyboard"
    keyboard.isMultipleTouchEnabled = true
    keyboard.onChange = { [board] notes in
      board.showLines([notes.isEmpty ? "silence" : notes.joined(separator: " ")])
    }
    board.showLines(["silence"])
    for part in [keyboard, board] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    let room = view.bounds.insetBy(dx: 12, dy: 12)
    board.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 34)
    keyboard.frame = CGRect(
      x: room.minX,
      y: room.minY + 44,
      width: room.width,
      height: room.height - 44
    )
  }
}

private final class KeyboardView: UIView {
  var onChange: ([String]) -> Void = { _ in }
  private let whiteKeys: [KeyView]
  private let blackKeys: [KeyView]
  private var places: [UITouch: CGPoint] = [:]

  override init(frame: CGRect) {
    let octave = ["C", "D", "E", "F", "G", "A", "B"]
    let names = octave.map { "\($0)4" } + octave.map { "\($0)5" }
    whiteKeys = names.map { KeyView($0, .white) }
    // A black key follows each white one but E and B.
    blackKeys = names.enumerated().filter { $0.offset % 7 != 2 && $0.offset % 7 != 6 }
      .map { KeyView("\($0.element.first.map(String.init) ?? "")♯", .darkGray, after: $0.offset) }
    super.init(frame: frame)
    for key in whiteKeys + blackKeys { addSubview(key) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let width = bounds.width / CGFloat(whiteKeys.count)
    for (index, key) in whiteKeys.enumerated() {
      let left = (CGFloat(index) * width).rounded()
      let right = (CGFloat(index + 1) * width).rounded()
      key.frame = CGRect(x: left, y: 0, width: right - left - 1, height: bounds.height)
    }
    for key in blackKeys {
      key.frame = CGRect(
        x: (CGFloat(key.position + 1) * width - width * 0.3).rounded(),
        y: 0,
        width: (width * 0.6).rounded(),
        height: (bounds.height * 0.6).rounded()
      )
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    playKeys(under: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    playKeys(under: touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { forget(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { forget(touches) }

  private func playKeys(under touches: Set<UITouch>) {
    for touch in touches { places[touch] = touch.location(in: self) }
    play()
  }

  private func forget(_ touches: Set<UITouch>) {
    for touch in touches { places[touch] = nil }
    play()
  }

  private func play() {
    let pressed = Set(places.values.compactMap(key).map(ObjectIdentifier.init))
    let keys = whiteKeys + blackKeys
    for key in keys { key.isPressed = pressed.contains(ObjectIdentifier(key)) }
    let sounding = keys.filter(\.isPressed).sorted { $0.frame.minX < $1.frame.minX }
    onChange(sounding.map(\.name))
  }

  /// Returns the key at a point; black keys are in front.
  private func key(at place: CGPoint) -> KeyView? {
    (blackKeys + whiteKeys).first { $0.frame.contains(place) }
  }
}

private final class KeyView: UIView {
  let name: String
  /// For a black key, the number of the white key before it.
  let position: Int
  private let color: UIColor

  init(_ name: String, _ color: UIColor, after position: Int = 0) {
    (self.name, self.color, self.position) = (name, color, position)
    super.init(frame: .zero)
    backgroundColor = color
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  var isPressed = false {
    didSet { if isPressed != oldValue { backgroundColor = isPressed ? .systemOrange : color } }
  }
}
