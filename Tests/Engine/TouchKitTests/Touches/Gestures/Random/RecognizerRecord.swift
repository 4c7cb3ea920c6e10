import Foundation
import TouchKit

/// What a recognizer of a random play saw in its present attempt, kept beside the engine's books.
@MainActor
final class RecognizerRecord {
  let number: Int
  private(set) weak var play: GesturePlay?
  /// Every touch it was shown and did not ignore, by number.
  private(set) var seen: Set<Int> = []
  /// Those of them that were not over when it was last called.
  private(set) var live: Set<Int> = []
  /// How often a finger came down for it, ever.
  private(set) var beginnings = 0
  /// Whether it told its target that it recognised.
  var hasRecognized = false
  /// The input time at which it told that, in seconds.
  var recognitionTime = -TimeInterval.infinity
  /// The states that it told its target, but for `changed`, which is told many times.
  var told: Set<UIGestureRecognizer.State> = []
  /// The step in which the client changed what it delays; how the views are told is settled then.
  var redelayedInStep: Int?
  /// Whether the client wrote its state where no touch of it asks for that.
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

  /// What it was reset or taken away from since is no longer shown to it.
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

/// A recognizer that keeps a record.
@MainActor
protocol RecordingRecognizer: UIGestureRecognizer {
  var record: RecognizerRecord? { get set }
}
