import UIKit

extension SandboxScene {
  /// Two lists of buttons: one leaves the touch to buttons, the other cancels it to scroll.
  static let scrollAndButtons = SandboxScene(
    name: "scroll-and-buttons",
    title: LocalizedText(english: "Buttons in a scroll view", chinese: "滚动视图里的按钮"),
    question: LocalizedText(
      english: "When does a finger press a button in a list, and when does it scroll?",
      chinese: "手指什么时候按下列表里的按钮，什么时候滚动列表？"
    ),
    answer: LocalizedText(
      english: "A quick move scrolls. After 0.15 s the button gets it; the right list can take it "
        + "back.",
      chinese: "快速移动会滚动；停留 0.15 秒后按钮得到触摸，右边的列表会把它取走。"
    ),
    demonstration: [
      FingerDrag("left-2", dx: 0, dy: -90),
      FingerDrag("right-2", dx: 0, dy: -60),
    ],
    makeRootViewController: { ScrollAndButtonsController() }
  )
}

private final class ScrollAndButtonsController: UIViewController {
  private let left = ButtonList("left", .systemTeal)
  private let right = TakingButtonList("right", .systemIndigo)

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.accessibilityIdentifier = "root"
    view.backgroundColor = .ground
  }

  override func viewDidLoad() {
    view.addSubview(left)
    view.addSubview(right)
  }

  override func viewDidLayoutSubviews() {
    let margin = (min(view.bounds.width, view.bounds.height) * 0.06).rounded()
    let width = (view.bounds.width - 3 * margin) / 2
    let height = view.bounds.height - 2 * margin
    left.frame = CGRect(x: margin, y: margin, width: width, height: height)
    right.frame = CGRect(x: 2 * margin + width, y: margin, width: width, height: height)
  }
}

/// A list of buttons that is taller than the view.
private class ButtonList: UIScrollView {
  private static let rows = 12
  private var buttons: [ListButton] = []

  init(_ name: String, _ color: UIColor) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = .white
    for row in 1...Self.rows {
      let button = ListButton("\(name)-\(row)", color)
      buttons.append(button)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = (bounds.height / 5).rounded()
    contentSize = CGSize(width: bounds.width, height: height * CGFloat(Self.rows))
    for (row, button) in buttons.enumerated() {
      let cell = CGRect(x: 0, y: height * CGFloat(row), width: bounds.width, height: height)
      button.frame = cell.insetBy(dx: height * 0.15, dy: height * 0.1)
    }
  }
}

/// A list that also scrolls with a finger that is already on a button.
private final class TakingButtonList: ButtonList {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// A button that fades while it is pressed and changes its colour with each press.
private final class ListButton: UIButton {
  private var color = UIColor.systemTeal
  private var isMarked = false

  convenience init(_ name: String, _ color: UIColor) {
    self.init(frame: .zero)
    accessibilityIdentifier = name
    self.color = color
    addTarget(self, action: ListButton.toggle, for: .touchUpInside)
    updateColor()
  }

  override var isHighlighted: Bool {
    didSet { updateColor() }
  }

  private func toggle() {
    isMarked.toggle()
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.updateColor()
    }
  }

  private func updateColor() {
    let base = isMarked ? UIColor.systemOrange : color
    backgroundColor = isHighlighted ? base.withAlphaComponent(0.5) : base
  }
}
