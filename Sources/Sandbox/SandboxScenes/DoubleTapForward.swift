import UIKit

extension SandboxScene {
  /// A view that handles single taps and passes double taps on, as in Seed 4.
  static let doubleTapForward = SandboxScene(
    name: "double-tap-forward",
    title: LocalizedText(english: "Double taps go on", chinese: "转发双击"),
    question: LocalizedText(
      english: "How does a view hand only double taps to the next responder?",
      chinese: "视图怎样只把双击交给下一个响应者？"
    ),
    answer: LocalizedText(
      english: "It checks tapCount; if it is 2, the view calls the same method of next.",
      chinese: "看 tapCount，等于 2 时调用 next 的同名方法。"
    ),
    demonstration: [FingerDrag("front", dx: 3, dy: 3)],
    makeRootViewController: { DoubleTapForwardController() }
  )
}

private final class DoubleTapForwardController: UIViewController {
  private let ground = SceneGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    ground.board.order = .oldestFirst
    let behind = CountingView("", .systemGreen, width: 230, height: 180)
    behind.board = ground.board
    ground.addRow(behind, named: "behind")
    let front = ForwardingView("tap, double-tap", .systemBlue, width: 150, height: 110)
    front.accessibilityIdentifier = "front"
    front.frame.origin = CGPoint(x: 40, y: 35)
    front.board = ground.board
    behind.addSubview(front)
  }
}

/// A view that logs the tap counts of its touches.
private class CountingView: PadView {
  weak var board: EventBoard?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      board?.log("\(accessibilityIdentifier ?? "?"): tap \(touch.tapCount)")
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class ForwardingView: CountingView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, touch.tapCount == 2 {
      next?.touchesBegan(touches, with: event)
      return
    }
    super.touchesBegan(touches, with: event)
  }
}
