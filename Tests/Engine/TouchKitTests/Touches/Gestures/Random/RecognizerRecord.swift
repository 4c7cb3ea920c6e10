import Foundation
import TouchKit

/// The touches and calls of a recognizer in its present attempt, recorded independently of the engine.
@MainActor
final class RecognizerRecord {
  let number: Int
  private(set) weak var play: GesturePlay?
  /// Every touch that it received and did not ignore, by number.
  private(set) var seen: Set<Int> = []
  /// The received touches that were not over at its last call.
  private(set) var live: Set<Int> = []
  /// The number of fingers that ever came down for it.
  private(set) var beginnings = 0
  /// Whether it sent an action that it recognised.
  var hasRecognized = false
  /// The input time of that action, in seconds.
  var recognitionTime = -TimeInterval.infinity
  /// The states that it sent to its target, without `changed`, which is sent many times.
  var told: Set<UIGestureRecognizer.State> = []
  /// The step in which the client changed its delays; the calls of views are decided then.
  var redelayedInStep: Int?
  /// Whether the client set its state without a touch that requires it.
  var isDrivenByHand = false

  init(number: Int, play: GesturePlay) {
    self.number = number
    self.play = play
  }

  func began(_ recognizer: UIGestureRecognizer, _ touches: Set<UITouch>) {
    let numbers = play?.numbers(of: touches) ?? []
    beginnings += 1
    seen.formUnion(numbers)
    live.formUnion(numbers)
    play?.called(recognizer)
  }

  func moved(_ recognizer: UIGestureRecognizer, _ touches: Set<UITouch>) {
    checkSeen(touches, "move")
    play?.called(recognizer)
  }

  func ended(_ recognizer: UIGestureRecognizer, _ touches: Set<UITouch>) {
    checkSeen(touches, "end")
    live.subtract(play?.numbers(of: touches) ?? [])
    play?.called(recognizer)
  }

  /// Checks that it receives no touches from before a reset or removal.
  private func checkSeen(_ touches: Set<UITouch>, _ what: String) {
    for touch in play?.numbers(of: touches) ?? [] where !seen.contains(touch) {
      play?.expect(false, "g\(number) sees touch \(touch) \(what), which is none of its own")
    }
  }

  func ignored(_ touch: UITouch) {
    let numbers = play?.numbers(of: [touch]) ?? []
    seen.subtract(numbers)
    live.subtract(numbers)
  }

  func reset() {
    seen.removeAll()
    live.removeAll()
    told.removeAll()
    hasRecognized = false
    isDrivenByHand = false
  }
}

/// A recognizer with a record.
@MainActor
protocol RecordingRecognizer: UIGestureRecognizer {
  var record: RecognizerRecord? { get set }
}
