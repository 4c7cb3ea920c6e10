import UIKit

extension SandboxScene {
  /// Nested views, each with a recognizer of its own; all recognizers receive the same touch.
  static let sharedTouch = SandboxScene(
    name: "shared-touch",
    title: LocalizedText(english: "Shared touch", chinese: "共享的触摸"),
    question: LocalizedText(
      english: "Which recognizers see a finger, and how many of them may recognise?",
      chinese: "哪些手势识别器会看到这根手指？其中几个可以识别？"
    ),
    answer: LocalizedText(
      english: "Those of the hit view and its superviews; the first to recognise makes the others "
        + "fail.",
      chinese: "命中的视图及其所有父视图的识别器；第一个识别成功的会让其余的失败。"
    ),
    demonstration: [FingerDrag("inner", dx: 30, dy: 12)],
    makeRootViewController: { SharedTouchController() }
  )
}

private final class SharedTouchController: UIViewController {
  private let ground = SceneGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    ground.board.order = .oldestFirst
    let outer = PadView("", .systemGreen, width: 240, height: 190)
    ground.addRow(outer, named: "outer")
    let inner = SharingView("tap, drag, press", .systemBlue, width: 130, height: 90)
    inner.frame.origin = CGPoint(x: 50, y: 40)
    inner.accessibilityIdentifier = "inner"
    inner.board = ground.board
    outer.addSubview(inner)
    add(UITapGestureRecognizer(), "tap", to: inner)
    add(UIPanGestureRecognizer(), "pan", to: outer)
    add(UILongPressGestureRecognizer(), "long press", to: ground)
  }

  private func add(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView) {
    recognizer.name = name
    recognizer.addTarget(self, action: SharedTouchController.recognised)
    view.addGestureRecognizer(recognizer)
  }

  func recognised(_ recognizer: UIGestureRecognizer) {
    let home = recognizer.view?.accessibilityIdentifier ?? "?"
    ground.board.log("\(recognizer.name ?? "?") of \(home): \(recognizer.state.word)")
  }
}

/// A view that logs which recognizers share its touch.
private final class SharingView: PadView {
  weak var board: EventBoard?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let names = (touch.gestureRecognizers ?? []).map { $0.name ?? "?" }
    board?.log("shared with: \(names.joined(separator: ", "))")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    board?.log("inner: ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    board?.log("inner: cancelled")
  }
}
