import UIKit

extension SandboxScene {
  /// Two pads with a single-tap and a double-tap recognizer; on one of them the single tap waits.
  static let requireToFail = SandboxScene(
    name: "require-to-fail",
    title: LocalizedText(english: "Require to fail", chinese: "等待失败"),
    question: LocalizedText(
      english: "Is a double tap also a single tap?",
      chinese: "双击时会不会同时触发单击？"
    ),
    answer: LocalizedText(
      english:
        "Its first tap is, unless the single tap waits 0.35 s for the double tap to fail.",
      chinese: "会，第一下就触发；除非单击先用 0.35 秒等待双击失败。"
    ),
    demonstration: [FingerDrag("at-once", dx: 3, dy: 2), FingerDrag("waiting", dx: 3, dy: 2)],
    makeRootViewController: { RequireToFailController() }
  )
}

private final class RequireToFailController: UIViewController {
  private let ground = SceneGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    ground.board.order = .oldestFirst
    addPad("at-once", "one tap or two", .systemOrange)
    let (single, double) = addPad("waiting", "one tap waits for two to fail", .systemTeal)
    single.require(toFail: double)
  }

  @discardableResult
  private func addPad(
    _ name: String,
    _ caption: String,
    _ color: UIColor
  ) -> (single: UITapGestureRecognizer, double: UITapGestureRecognizer) {
    let pad = PadView(caption, color, width: 200, height: 90)
    ground.addRow(pad, named: name)
    let single = UITapGestureRecognizer()
    single.addTarget(self, action: RequireToFailController.tapped)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.addTarget(self, action: RequireToFailController.tapped)
    (single.name, double.name) = ("single", "double")
    for recognizer in [single, double] { pad.addGestureRecognizer(recognizer) }
    return (single, double)
  }

  func tapped(_ recognizer: UITapGestureRecognizer) {
    let pad = recognizer.view?.accessibilityIdentifier ?? "?"
    ground.board.log("\(pad): \(recognizer.name ?? "?") tap")
  }
}
