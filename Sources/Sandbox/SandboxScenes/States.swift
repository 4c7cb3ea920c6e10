import UIKit

extension SandboxScene {
  /// One recognizer of each kind on the same view, and the states of each.
  static let states = SandboxScene(
    name: "states",
    title: LocalizedText(english: "States", chinese: "识别器的状态"),
    question: LocalizedText(
      english: "Through which states does each recognizer go?",
      chinese: "每种手势识别器会经过哪些状态？"
    ),
    answer: LocalizedText(
      english: "Discrete: possible, ended. Continuous: began, changed, ended. Or failed.",
      chinese: "离散手势：possible → ended；连续手势：began → changed → ended；或者 failed。"
    ),
    demonstration: [FingerDrag("pad", dx: 90, dy: 4)],
    makeRootViewController: { StatesController() }
  )
}

private final class StatesController: UIViewController, UIGestureRecognizerDelegate {
  private let ground = SceneGround(frame: UIScreen.main.bounds)
  private var ways: [RecognizerWay] = []

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let pad = PadView("tap, press, drag, pinch, turn", .systemTeal, width: 260, height: 190)
    ground.addRow(pad, named: "pad")
    let double = Tap()
    double.numberOfTapsRequired = 2
    let edge = EdgePan()
    edge.edges = .left
    add(Tap(), "tap")
    add(double, "double tap")
    add(LongPress(), "long press")
    add(Swipe(), "swipe")
    add(Pan(), "pan")
    add(edge, "edge pan")
    add(Pinch(), "pinch")
    add(Rotation(), "rotation")
    updateBoard()
  }

  private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.name = name
    recognizer.delegate = self
    recognizer.addTarget(self, action: StatesController.changed)
    ground.addGestureRecognizer(recognizer)
    ways.append(RecognizerWay(recognizer))
  }

  /// Lets all recognizers recognise simultaneously, because their conflicts are another scene's subject.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    if !ways.contains(where: \.isUnderWay) {
      for index in ways.indices { ways[index].restart() }
    }
    update(gestureRecognizer) { $0.isUnderWay = true }
    return true
  }

  /// Called for all states except failures.
  func changed(_ recognizer: UIGestureRecognizer) {
    update(recognizer) { $0.enter(recognizer.state) }
  }

  /// Called before a recognizer is possible again.
  fileprivate func willReset(_ recognizer: UIGestureRecognizer) {
    update(recognizer) {
      $0.enter(recognizer.state)
      $0.isUnderWay = false
    }
  }

  private func update(_ recognizer: UIGestureRecognizer, _ change: (inout RecognizerWay) -> Void) {
    guard let index = ways.firstIndex(where: { $0.recognizer === recognizer }) else { return }
    change(&ways[index])
    updateBoard()
  }

  private func updateBoard() { ground.board.showLines(ways.map(\.text)) }
}

/// The state history of a recognizer.
private struct RecognizerWay {
  let recognizer: UIGestureRecognizer
  /// Whether it received a touch and was not reset yet.
  var isUnderWay = false
  private var states: [UIGestureRecognizer.State] = [.possible]

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

  mutating func restart() { states = [.possible] }

  mutating func enter(_ state: UIGestureRecognizer.State) {
    if states.last != state { states.append(state) }
  }

  var text: String {
    "\(recognizer.name ?? "?"): \(states.map(\.word).joined(separator: " → "))"
  }
}

// Targets are not called for failures. To observe failures, a class overrides `reset`.

extension UIGestureRecognizer {
  fileprivate func tellBeforeReset() { (delegate as? StatesController)?.willReset(self) }
}

private final class Tap: UITapGestureRecognizer {
  override func reset() {
    tellBeforeReset()
    super.reset()
  }
}

private final class LongPress: UILongPressGestureRecognizer {
  override func reset() {
    tellBeforeReset()
    super.reset()
  }
}

private final class Swipe: UISwipeGestureRecognizer {
  override func reset() {
    tellBeforeReset()
    super.reset()
  }
}

private final class Pan: UIPanGestureRecognizer {
  override func reset() {
    tellBeforeReset()
    super.reset()
  }
}

private final class EdgePan: UIScreenEdgePanGestureRecognizer {
  override func reset() {
    tellBeforeReset()
    super.reset()
  }
}

private final class Pinch: UIPinchGestureRecognizer {
  override func reset() {
    tellBeforeReset()
    super.reset()
  }
}

private final class Rotation: UIRotationGestureRecognizer {
  override func reset() {
    tellBeforeReset()
    super.reset()
  }
}
