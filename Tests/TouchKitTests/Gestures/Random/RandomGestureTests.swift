import Foundation
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Random gestures")
struct RandomGestureTests {
  @Test("Lawful fingers keep every promise, whatever callbacks do")
  func lawful() {
    let count = Self.count(orElse: 1500)
    Self.play(count: count, isHostile: false)
  }

  @Test("Hostile input keeps every promise, whatever callbacks do")
  func hostile() {
    let count = Self.count(orElse: 500)
    Self.play(count: count, isHostile: true)
  }

  /// How many plays are asked for, by the environment, for a long run; see `TOUCH_SANDBOX_GESTURE_SEED`
  /// for where it begins.
  private static func count(orElse usual: Int) -> Int {
    number("TOUCH_SANDBOX_GESTURE_PLAYS") ?? usual
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  private static func play(count: Int, isHostile: Bool) {
    let start = number("TOUCH_SANDBOX_GESTURE_SEED") ?? 0
    for seed in start..<(start + count) {
      let choices = Choices(seed: UInt64(seed))
      let report = PlayReport(choices, isHostile: isHostile)
      guard !report.faults.isEmpty else { continue }
      Issue.record("\(smallest(choices.taken, isHostile)) (seed \(seed))")
      return
    }
    print("\(count) \(isHostile ? "hostile" : "lawful") gesture plays kept every promise")
  }

  /// The smallest play that breaks a promise, told to people.
  private static func smallest(_ script: [UInt32], _ isHostile: Bool) -> String {
    var shrinker = Shrinker { !PlayReport(Choices($0), isHostile: isHostile).faults.isEmpty }
    let small = shrinker.shrink(script)
    let report = PlayReport(Choices(small), isHostile: isHostile, tellsStory: true)
    return "\(report.faults.joined(separator: "\n"))\n\(report.story)\nscript \(small)"
  }
}

/// What came of one play.
@MainActor
private struct PlayReport {
  private(set) var faults: [String]
  private(set) var story = ""

  init(_ choices: Choices, isHostile: Bool, tellsStory: Bool = false) {
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let play = GesturePlay(choices)
      play.run(isHostile: isHostile)
      faults = play.faults
      faults += play.stage.violations.map { "#\($0.sequence) \($0.description)" }
      faults += play.stage.unfinishedTouches
      if tellsStory { story = play.story }
      view = play.views.first
      recognizer = play.recognizers.first
    }
    if view != nil { faults.append("a view is retained") }
    if recognizer != nil { faults.append("a recognizer is retained") }
  }
}
