import UIKit

extension SandboxScene {
  /// A double-tap recognizer with three flags that can be switched, and the view that it is attached to.
  static let cancelsAndDelays = SandboxScene(
    name: "cancels-and-delays",
    title: LocalizedText(english: "Cancels and delays", chinese: "取消与延迟"),
    question: LocalizedText(
      english: "How do the three flags of a recognizer change the touches of its view?",
      chinese: "手势识别器的三个属性会怎样影响视图收到的触摸？"
    ),
    answer: LocalizedText(
      english:
        "cancels: touchesCancelled once it recognises; delays: began or ended after it fails.",
      chinese: "cancels：识别成功后视图收到 touchesCancelled；delays：识别失败后才收到 began 或 ended。"
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
