/// A search for the same state change slightly earlier or later.
struct StateNearness {
  /// The kinds of shifted state changes.
  enum Shift {
    /// The change came earlier or later.
    case moved
    /// The change swapped its order with another recognizer's.
    case swapped
  }

  /// The maximum shift, in seconds.
  private static let reach = 0.25

  private let app: SessionAccount
  private let engine: SessionAccount
  private let numbers: EngineNumbers

  init(_ app: SessionAccount, _ engine: SessionAccount, _ numbers: EngineNumbers) {
    (self.app, self.engine, self.numbers) = (app, engine, numbers)
  }

  func shift(
    of recognizer: Int,
    at number: Int
  ) -> Shift? {
    let mine = history(app, number) { $0 }
    let theirs = history(engine, number) { numbers.recognizers[$0] }
    // The states that both sessions contain are equal; only the times differ.
    guard let first = mine[recognizer], let second = theirs[recognizer],
      zip(first, second).allSatisfy({ $0 == $1 })
    else { return nil }
    let isEarlier = isEarlierInApp(recognizer, number)
    let others = Set(mine.keys).union(theirs.keys).subtracting([recognizer])
    let isSwapped = others.contains { other in
      isEarlierInApp(other, number).map { $0 != isEarlier } ?? false
    }
    return isSwapped ? .swapped : .moved
  }

  /// Whether a recognizer changed in an event in the app, but not in the engine.
  ///
  /// False means the reverse; nil means that it changed in both or in neither.
  private func isEarlierInApp(_ recognizer: Int, _ number: Int) -> Bool? {
    let mine = states(app, number, recognizer) { $0 }.isEmpty
    let theirs = states(engine, number, recognizer) { numbers.recognizers[$0] }.isEmpty
    return mine == theirs ? nil : !mine
  }

  /// Returns all states of each recognizer from an event on, up to the maximum shift.
  private func history(
    _ account: SessionAccount,
    _ number: Int,
    _ translate: (Int) -> Int?
  ) -> [Int: [SessionState]] {
    var result: [Int: [SessionState]] = [:]
    let start = account.events[number].time
    for event in account.events[number...] {
      guard event.time - start <= Self.reach else { break }
      for change in event.before + event.after {
        guard let number = translate(change.recognizer), result[number]?.last != change.state
        else { continue }
        result[number, default: []].append(change.state)
      }
    }
    return result
  }

  private func states(
    _ account: SessionAccount,
    _ number: Int,
    _ recognizer: Int,
    _ translate: (Int) -> Int?
  ) -> [SessionState] {
    let event = account.events[number]
    return (event.before + event.after).compactMap {
      translate($0.recognizer) == recognizer ? $0.state : nil
    }
  }
}
