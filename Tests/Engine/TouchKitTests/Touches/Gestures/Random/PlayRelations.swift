import Foundation
import TouchKit

/// The delegate of all recognizers of a random play, whose results never change.
@MainActor
final class PlayRelations: NSObject, UIGestureRecognizerDelegate {
  struct Pair: Hashable, Comparable {
    var first: Int
    var second: Int

    static func < (one: Pair, other: Pair) -> Bool {
      (one.first, one.second) < (other.first, other.second)
    }
  }

  /// The pairs that the delegate lets recognise together.
  private(set) var together: Set<Pair> = []
  /// The pairs of which the first waits for the second to fail, by `require(toFail:)`.
  var staticRequirements: Set<Pair> = []
  /// The pairs of which the first waits for the second to fail, by the delegate.
  private(set) var dynamicRequirements: Set<Pair> = []
  /// The pairs of which the first never prevents the second, by an override of `canPrevent(_:)`.
  ///
  /// The relation can hold in one direction only.
  private(set) var sparing: Set<Pair> = []
  private var refusesToBegin: Set<Int> = []
  private var refusesTouches: Set<Int> = []
  private var isOnOtherSide = false
  weak var play: GesturePlay?

  func choose(_ choices: Choices, among recognizers: [any RecordingRecognizer]) {
    let count = recognizers.count
    func pairs(_ most: Int) -> Set<Pair> {
      var found: Set<Pair> = []
      for _ in 0..<choices.pick(most) {
        let pair = Pair(first: choices.pick(count), second: choices.pick(count))
        if pair.first != pair.second { found.insert(pair) }
      }
      return found
    }
    together = pairs(6)
    dynamicRequirements = pairs(3)
    staticRequirements = pairs(4)
    sparing = pairs(5)
    for pair in staticRequirements.sorted() {
      // A recognizer that requires another one to fail may also be allowed beside it, or be required by it.
      if choices.chance(30) {
        together.insert(pair)
        // The other one may have recognised before a finger comes down for this one.
        let other = recognizers[pair.second]
        if choices.chance(50) { other.view?.window?.addGestureRecognizer(other) }
      }
      if choices.chance(15) {
        staticRequirements.insert(Pair(first: pair.second, second: pair.first))
      }
    }
    isOnOtherSide = choices.chance(50)
    for pair in staticRequirements {
      recognizers[pair.first].require(toFail: recognizers[pair.second])
    }
    for number in 0..<count {
      if choices.chance(8) { refusesToBegin.insert(number) }
      if choices.chance(8) { refusesTouches.insert(number) }
    }
  }

  var summary: String {
    """
    together \(together.map { "\($0.first)+\($0.second)" }.sorted()), \
    requires \(staticRequirements.map { "\($0.first)>\($0.second)" }.sorted()), \
    asks for \(dynamicRequirements.map { "\($0.first)>\($0.second)" }.sorted()), \
    spares \(sparing.sorted().map { "\($0.first)|\($0.second)" }), never begin \(refusesToBegin.sorted()), never see \(refusesTouches.sorted())
    """
  }

  /// Returns whether the first has to wait for the second.
  func requires(_ first: Int, _ second: Int) -> Bool {
    let pair = Pair(first: first, second: second)
    return staticRequirements.contains(pair) || dynamicRequirements.contains(pair)
  }

  /// Returns whether it has to wait for any other one.
  func hasRequirements(_ number: Int) -> Bool {
    staticRequirements.union(dynamicRequirements).contains { $0.first == number }
  }

  /// Returns whether both may recognise with the same touches.
  func areTogether(_ first: Int, _ second: Int) -> Bool {
    together.contains(Pair(first: first, second: second))
      || together.contains(Pair(first: second, second: first))
  }

  /// Returns whether the first never prevents the second.
  func spares(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    pair(first, second).map(sparing.contains) ?? false
  }

  private func number(_ recognizer: UIGestureRecognizer) -> Int? {
    (recognizer as? any RecordingRecognizer)?.record?.number
  }

  private func pair(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Pair? {
    guard let first = number(a), let second = number(b) else { return nil }
    return Pair(first: first, second: second)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    play?.called(gestureRecognizer)
    return number(gestureRecognizer).map { !refusesToBegin.contains($0) } ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    play?.called(gestureRecognizer)
    return pair(gestureRecognizer, otherGestureRecognizer).map(together.contains) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    play?.called(gestureRecognizer)
    guard !isOnOtherSide, let pair = pair(gestureRecognizer, otherGestureRecognizer) else {
      return false
    }
    return dynamicRequirements.contains(pair)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isOnOtherSide, let pair = pair(otherGestureRecognizer, gestureRecognizer) else {
      return false
    }
    return dynamicRequirements.contains(pair)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    play?.called(gestureRecognizer)
    return number(gestureRecognizer).map { !refusesTouches.contains($0) } ?? true
  }
}
