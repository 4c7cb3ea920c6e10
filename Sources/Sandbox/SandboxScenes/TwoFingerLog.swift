import UIKit

extension SandboxScene {
  /// A view for one touch that logs its callbacks and the whole event, as in Seed 1 §1.2.
  static let twoFingerLog = SandboxScene(
    name: "two-finger-log",
    title: LocalizedText(english: "Two fingers' log", chinese: "两根手指的日志"),
    question: LocalizedText(
      english: "Which touches does a plain view receive when two fingers tap twice?",
      chinese: "两根手指双击时，普通视图会收到什么？"
    ),
    answer: LocalizedText(
      english: "Only those of one finger; the event also contains the other, whose view is nil.",
      chinese: "只收到其中一根；另一根在 event 里，它的 view 是 nil。"
    ),
    demonstration: [
      FingerDrag("view", dx: 4, dy: 2),
      FingerDrag("view", dx: -4, dy: 2),
    ],
    makeRootViewController: { TwoFingerLogController() }
  )
}

private final class TwoFingerLogController: UIViewController {
  private let grid = GridView(columns: 1)
  private lazy var ground = SplitView(grid)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    ground.board.order = .oldestFirst
    let testView = LoggingView("two fingers, twice", .systemTeal, width: 100, height: 100)
    testView.accessibilityIdentifier = "view"
    testView.board = ground.board
    grid.addSubview(testView)
  }
}

private final class LoggingView: PadView {
  weak var board: EventBoard?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log(#function, touches, event)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log(#function, touches, event)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log(#function, touches, event)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log(#function, touches, event)
    super.touchesCancelled(touches, with: event)
  }

  private func log(_ function: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let method = function.prefix { $0 != "(" }
    let all = event?.allTouches ?? []
    let strangers = all.count { $0.view == nil }
    let taps = touches.map(\.tapCount).max() ?? 0
    board?.log(
      "\(method): \(touches.count) of \(all.count), tap \(taps), \(strangers) with no view"
    )
  }
}
