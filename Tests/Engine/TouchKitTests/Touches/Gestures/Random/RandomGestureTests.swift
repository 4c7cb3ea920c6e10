import TouchTrace
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
    Self.play(.lawful, count: count)
  }

  @Test("Hostile input keeps every promise, whatever callbacks do")
  func hostile() {
    let count = Self.count(orElse: 500)
    Self.play(.hostile, count: count)
  }

  @Test("With keys beside the fingers, everybody is ready in the end")
  func keys() {
    let count = Self.count(orElse: 1000)
    Self.play(.withKeys, count: count)
  }

  @Test("What fuzzing found keeps every promise")
  func found() {
    for script in Self.found where !PlayReport(Choices(script), .hostile).faults.isEmpty {
      Issue.record("\(Self.smallest(script, .hostile))")
    }
  }

  /// Scripts of hostile plays that broke a promise once.
  private static let found: [[UInt32]] = [
    [
      0, 248, 248, 36, 3, 0, 0, 0, 0, 0, 149, 0, 0, 0, 7, 1, 0, 0, 0, 0, 0, 0, 0, 120, 38, 12, 219,
      235, 85, 0, 0, 49, 28, 208, 34, 207, 127, 0, 0, 6, 253, 248, 0, 101, 0, 0, 47, 105, 108, 79,
      112, 73, 110, 116, 116, 105, 111, 69, 120, 101, 101, 0, 0, 0, 145, 0, 0, 255, 220, 220, 1, 0,
      0, 0, 211, 255, 255, 203, 127, 255, 255, 255, 255, 203, 220, 176, 97, 97, 97, 97, 97, 97, 97,
      97, 97, 97, 97, 97, 97, 97, 97, 65, 97, 97, 97, 97, 97, 97, 97, 184, 93, 90,
    ]
  ]

  /// Returns the number of plays that the environment sets for a long run.
  ///
  /// `TOUCH_SANDBOX_GESTURE_SEED` sets the first seed.
  private static func count(orElse usual: Int) -> Int {
    number("TOUCH_SANDBOX_GESTURE_PLAYS") ?? usual
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  private static func play(_ kind: PlayKind, count: Int) {
    let start = number("TOUCH_SANDBOX_GESTURE_SEED") ?? 0
    for seed in start..<(start + count) {
      let choices = Choices(seed: UInt64(seed))
      let report = PlayReport(choices, kind)
      guard !report.faults.isEmpty else { continue }
      Issue.record("\(smallest(choices.taken, kind)) (seed \(seed))")
      return
    }
    print("\(count) \(kind.rawValue) gesture plays kept every promise")
  }

  /// Returns the smallest play that breaks a promise, as text for the developer.
  private static func smallest(_ script: [UInt32], _ kind: PlayKind) -> String {
    var shrinker = Shrinker { !PlayReport(Choices($0), kind).faults.isEmpty }
    shrinker.patience = number("TOUCH_SANDBOX_GESTURE_SHRINKS") ?? shrinker.patience
    let small = shrinker.shrink(script)
    let report = PlayReport(Choices(small), kind, tellsStory: true)
    return "\(report.faults.joined(separator: "\n"))\n\(report.story)\nscript \(small)"
  }
}

/// The kind of input in a play.
private enum PlayKind: String {
  /// Valid input of fingers.
  case lawful
  /// Input that no device sends.
  case hostile
  /// Fingers and keys; their interaction is checked only at the end.
  case withKeys = "finger and key"
}

/// The result of one play.
@MainActor
private struct PlayReport {
  private(set) var faults: [String]
  private(set) var story = ""

  init(_ choices: Choices, _ kind: PlayKind, tellsStory: Bool = false) {
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let play = GesturePlay(choices)
      play.run(isHostile: kind == .hostile, hasKeys: kind == .withKeys)
      faults = Array(play.faults.dropFirst(kind == .withKeys ? play.earlyFaultCount : 0))
      faults += play.pressFaults
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
