import UIKit

extension SandboxScene {
  /// A view and its tap recognizer, which both log their calls, as in Seed 1 §2.3.
  static let recognizerVersusView = SandboxScene(
    name: "recognizer-vs-view",
    title: LocalizedText(english: "Recognizer and view", chinese: "手势识别器与视图"),
    question: LocalizedText(
      english: "Who receives a tap: the view or its recognizer?",
      chinese: "轻点时会通知谁：视图，还是它上面的手势识别器？"
    ),
    answer: LocalizedText(
      english: "Both, the recognizer first. When it recognises, it cancels the view's touch.",
      chinese: "两者都会，识别器在先；识别成功后，视图收到 touchesCancelled。"
    ),
    demonstration: [FingerDrag("view", dx: 4, dy: 3)],
    makeRootViewController: { RecognizerVersusViewController() }
  )
}

private final class RecognizerVersusViewController: UIViewController {
  private let ground = SceneGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    ground.board.order = .oldestFirst
    let testView = TestView("tap", .systemTeal, width: 220, height: 160)
    testView.board = ground.board
    ground.addRow(testView, named: "view")
    let recognizer = TestGestureRecognizer()
    recognizer.addTarget(self, action: RecognizerVersusViewController.tapViewClicked)
    recognizer.name = "tap"
    recognizer.board = ground.board
    testView.addGestureRecognizer(recognizer)
  }

  func tapViewClicked(gestureRecognize: UITapGestureRecognizer) { ground.board.log(#function) }
}

/// Logs its calls, and passes them on.
private final class TestView: PadView {
  weak var board: EventBoard?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    board?.log("TestView \(#function)")
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    board?.log("TestView \(#function)")
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    board?.log("TestView \(#function)")
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    board?.log("TestView \(#function)")
    super.touchesCancelled(touches, with: event)
  }
}

/// A tap recognizer that logs its calls.
private final class TestGestureRecognizer: UITapGestureRecognizer {
  weak var board: EventBoard?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    board?.log("TestGestureRecognizer \(#function)")
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    board?.log("TestGestureRecognizer \(#function)")
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    board?.log("TestGestureRecognizer \(#function)")
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    board?.log("TestGestureRecognizer \(#function)")
    super.touchesCancelled(touches, with: event)
  }
}
