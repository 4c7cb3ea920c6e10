/// A gesture in a lesson, with the results that a learner chooses from.
public struct GestureQuestion {
  /// The recognizer or view that acts for a gesture, and its delay.
  public struct Result: Hashable, Sendable {
    /// The names of the recognizers and controls that act; empty if none acts.
    public let actors: [String]
    /// The time from the end of the gesture to the action, in seconds.
    public let delay: Double

    /// Describes a result.
    init(_ actors: String..., after delay: Double = 0) {
      (self.actors, self.delay) = (actors, delay)
    }
  }

  /// The gesture, by the code of its row in the matrix, such as `dragRightSlow`.
  public let gesture: String
  /// The results to choose from.
  public let choices: [Result]
  /// The index of the correct result.
  public let right: Int

  /// Describes a gesture with results to choose from, and the index of the correct one.
  init(_ gesture: String, _ choices: [Result], right: Int) {
    (self.gesture, self.choices, self.right) = (gesture, choices, right)
  }
}

extension GestureQuestion.Result {
  /// The result in words: `single, 0.35 s late`.
  public var text: LocalizedText {
    guard !actors.isEmpty else { return LocalizedText(english: "nobody", chinese: "都不触发") }
    let late = "\(Int((delay * 100).rounded()))"
    let seconds = "0." + String(repeating: "0", count: max(0, 2 - late.count)) + late
    return LocalizedText(
      english: actors.joined(separator: " and ") + (delay > 0 ? ", \(seconds) s late" : ""),
      chinese: actors.joined(separator: " 和 ") + (delay > 0 ? "，晚 \(seconds) s" : "")
    )
  }
}
