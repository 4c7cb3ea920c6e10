import UIKit

extension SandboxScene {
  /// A view for one finger beside one for many.
  static let multiTouch = SandboxScene(
    name: "multi-touch",
    title: LocalizedText(english: "Multi-touch", chinese: "多点触摸"),
    question: LocalizedText(
      english: "How many fingers does a view receive at the same time?",
      chinese: "一个视图能同时接收几根手指？"
    ),
    answer: LocalizedText(
      english: "One; if isMultipleTouchEnabled is true, every finger that lands on it.",
      chinese: "一根；isMultipleTouchEnabled 为 true 时，落在上面的都能收到。"
    ),
    demonstration: [FingerDrag("one", dx: 20, dy: 30), FingerDrag("many", dx: -20, dy: 30)],
    makeRootViewController: { MultiTouchController() }
  )
}

private final class MultiTouchController: UIViewController {
  private let grid = GridView(columns: 1)
  private lazy var ground = SplitView(grid)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    for (name, color) in [("one", UIColor.systemBlue), ("many", .systemPurple)] {
      let view = FingerView(name, color, width: 100, height: 100)
      view.accessibilityIdentifier = name
      view.isMultipleTouchEnabled = name == "many"
      view.board = ground.board
      grid.addSubview(view)
    }
  }
}

/// Draws a ring around each of its fingers and logs the number of touches per call.
private final class FingerView: PadView {
  weak var board: EventBoard?
  private var fingers: [UITouch: CGPoint] = [:]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackFingers(of: touches, in: "began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackFingers(of: touches, in: "moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forgetFingers(of: touches, in: "ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forgetFingers(of: touches, in: "cancelled")
  }

  private func trackFingers(of touches: Set<UITouch>, in phase: String) {
    for touch in touches { fingers[touch] = touch.location(in: self) }
    logPhase(phase, of: touches)
  }

  private func forgetFingers(of touches: Set<UITouch>, in phase: String) {
    for touch in touches { fingers[touch] = nil }
    logPhase(phase, of: touches)
  }

  private func logPhase(_ phase: String, of touches: Set<UITouch>) {
    board?.log("\(accessibilityIdentifier ?? "?") \(phase): \(touches.count)")
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIColor.white.setStroke()
    for place in fingers.values.sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) {
      let ring = CGRect(x: place.x - 26, y: place.y - 26, width: 52, height: 52)
      let path = UIBezierPath(ovalIn: ring)
      path.lineWidth = 3
      path.stroke()
    }
  }
}
