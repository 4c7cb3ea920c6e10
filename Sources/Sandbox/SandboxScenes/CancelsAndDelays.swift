import UIKit

extension SandboxScene {
  /// A double-tap recognizer with three flags that can be switched, and the view that it is attached to.
  static let cancelsAndDelays = SandboxScene(
    name: "cancels-and-delays",
    title: LocalizedText(english: "Cancels and delays", chinese: "取消与延迟"),
    question: LocalizedText(
      english: "What do the three flags of a recognizer keep from its view?",
      chinese: "手势识别器的三个标志会让视图少收到什么？"
    ),
    answer: LocalizedText(
      english:
        "cancels: the end once it recognised; delays: beginning or end while it may still fail.",
      chinese: "cancels：识别成功后的结束；delays：仍可能失败期间的开始或结束。"
    ),
    demonstration: [FingerDrag("pad", dx: 4, dy: 3)],
    makeRootViewController: { CancelsAndDelaysController() }
  )
}

private final class CancelsAndDelaysController: UIViewController {
  private let ground = SceneGround(frame: UIScreen.main.bounds)
  private let doubleTap = UITapGestureRecognizer()

  override func loadView() { view = ground }

  override func viewDidLoad() {
    ground.board.order = .oldestFirst
    doubleTap.name = "doubleTap"
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addTarget(self, action: CancelsAndDelaysController.tappedTwice)
    addFlag("cancelsTouchesInView", "cancels", \.cancelsTouchesInView)
    addFlag("delaysTouchesBegan", "delays-began", \.delaysTouchesBegan)
    addFlag("delaysTouchesEnded", "delays-ended", \.delaysTouchesEnded)
    let pad = NotingView("tap, double-tap", .systemIndigo, width: 220, height: 110)
    pad.board = ground.board
    pad.addGestureRecognizer(doubleTap)
    ground.addRow(pad, named: "pad")
  }

  private func addFlag(
    _ title: String,
    _ name: String,
    _ flag: ReferenceWritableKeyPath<UIGestureRecognizer, Bool>
  ) {
    let row = SwitchRow(title, isOn: doubleTap[keyPath: flag])
    row.toggle.accessibilityIdentifier = name
    row.onChange = { [doubleTap] in doubleTap[keyPath: flag] = $0 }
    ground.addRow(row, named: "\(name)-row")
  }

  func tappedTwice() { ground.board.log("double tap recognised") }
}
