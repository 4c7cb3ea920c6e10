import UIKit

extension SandboxScene {
  /// Image views and labels, with default settings and with interaction enabled.
  static let defaults = SandboxScene(
    name: "defaults",
    title: LocalizedText(english: "Defaults", chinese: "默认设置"),
    question: LocalizedText(
      english: "Which views receive no touches by default?",
      chinese: "哪些视图默认不接收触摸？"
    ),
    answer: LocalizedText(
      english: "Image views and labels: their isUserInteractionEnabled is false by default.",
      chinese: "UIImageView 和 UILabel：它们的 isUserInteractionEnabled 默认为 false。"
    ),
    demonstration: [
      FingerDrag("image", dx: 5, dy: 5, receiver: "under-image"),
      FingerDrag("label-on", dx: 5, dy: 5),
    ],
    makeRootViewController: { DefaultsController() }
  )
}

private final class DefaultsController: UIViewController {
  private let grid = GridView(columns: 2)
  private lazy var ground = SplitView(grid)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    for isOn in [false, true] {
      add(NotingImageView(image: picture), isOn ? "image-on" : "image", isOn)
    }
    for isOn in [false, true] {
      let label = NotingLabel()
      label.text = isOn ? "enabled" : "UILabel"
      label.textAlignment = .center
      label.backgroundColor = .white
      add(label, isOn ? "label-on" : "label", isOn)
    }
  }

  private func add(_ view: UIView, _ name: String, _ isOn: Bool) {
    view.accessibilityIdentifier = name
    if isOn { view.isUserInteractionEnabled = true }
    (view as? NotingImageView)?.board = ground.board
    (view as? NotingLabel)?.board = ground.board
    grid.addSubview(Frame(around: view, "under-\(name)", ground.board))
  }

  private var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
      UIColor.systemTeal.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60)).fill()
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: 12, y: 12, width: 36, height: 36)).fill()
    }
  }
}

/// A view with another one in its centre.
private final class Frame: NotingView {
  private let content: UIView

  init(around content: UIView, _ name: String, _ board: EventBoard) {
    self.content = content
    super.init("", .systemGray, width: 100, height: 100)
    accessibilityIdentifier = name
    self.board = board
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds.insetBy(dx: bounds.width * 0.1, dy: bounds.height * 0.15)
  }
}

private final class NotingImageView: UIImageView {
  weak var board: EventBoard?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    board?.log("\(accessibilityIdentifier ?? "?") began")
  }
}

private final class NotingLabel: UILabel {
  weak var board: EventBoard?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    board?.log("\(accessibilityIdentifier ?? "?") began")
  }
}
