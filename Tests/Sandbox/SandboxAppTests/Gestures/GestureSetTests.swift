import Foundation
import Testing
import TouchInput
import TouchTrace

@testable import Inspector
@testable import SandboxApp
@testable import SandboxHost

@MainActor
@Suite("The matrix of gestures, compared with plays of each gesture")
struct GestureSetTests {
  private nonisolated static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  /// The seeds of the sets, in parts.
  private nonisolated static let parts: [Range<Int>] = {
    let first = number("TOUCH_SANDBOX_GESTURE_SEED") ?? 0
    let count = number("TOUCH_SANDBOX_GESTURE_SETS") ?? 100
    // The last set once showed a difference: a second finger inside of the touched view.
    return (0..<4).map { first + count * $0 / 4..<first + count * ($0 + 1) / 4 } + [2005..<2006]
  }()

  @Test("each cell is what happens when a recording of that gesture is played", arguments: parts)
  func random(seeds: Range<Int>) throws {
    var outcomes: [String: Int] = [:]
    for seed in seeds {
      let set = GestureSet(seed: UInt64(seed))
      let scene = try set.scene()
      let matrix = SceneInquiry(scene, size: GestureSet.size).gestures(at: set.point).matrix()
      #expect(matrix.rows.map(\.gesture) == TriedGesture.all)
      for row in matrix.rows where !matrix.columns.isEmpty {
        let run = GestureRun(row.gesture, at: set.point, in: scene, size: GestureSet.size)
        for (column, cell) in zip(matrix.columns, row.cells) {
          let problem = difference(cell, column, run)
          #expect(problem == nil, "set \(seed), \(row.gesture.code), \(column.title)")
          outcomes[Self.summary(cell, column), default: 0] += 1
        }
      }
    }
    #expect(outcomes.values.reduce(0, +) > seeds.count * TriedGesture.all.count)
    guard Self.number("TOUCH_SANDBOX_GESTURE_SETS") != nil else { return }
    print("sets \(seeds): \(outcomes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })")
  }

  private static func summary(_ cell: GestureCell, _ column: GestureColumn) -> String {
    let isLate = cell.outcome == .acts && cell.delay != nil
    return "\(column.kind) \(cell.outcome)\(isLate ? " late" : "")"
  }

  @Test("forty recognizers and all gestures take no longer than a moment")
  func speed() throws {
    let kinds = [
      #""tap", "numberOfTapsRequired": 2"#, #""pan""#, #""swipe", "direction": "up""#,
      #""longPress", "minimumPressDuration": 0.3"#, #""pinch""#, #""rotation""#, #""tap""#,
      #""pan", "minimumNumberOfTouches": 2"#,
    ]
    let recognizers = (0..<40).map { number in
      let relations =
        number >= 8 && number % 3 == 0 ? #""requiresFailureOf": ["r\#(number - 8)"], "# : ""
      return "{\"id\": \"r\(number)\", \(relations)\"type\": \(kinds[number % kinds.count])}"
    }
    let view = "{\"id\": \"page\", \"frame\": [0, 0, 400, 600], \"isMultipleTouchEnabled\": true"
    let list = recognizers.joined(separator: ", ")
    let scene = try GestureSet.scene(of: "{\"views\": [\(view), \"recognizers\": [\(list)]}]}")
    let trials = SceneInquiry(scene, size: GestureSet.size)
      .gestures(at: CGPoint(x: 200, y: 300))
    #expect(trials.matrix().columns.count == 40)
    let times = (0..<3).map { _ in ContinuousClock().measure { _ = trials.matrix() } }
    // An optimized build takes a tenth; the limit is for debug builds on busy machines.
    #expect((times.min() ?? .zero) < .seconds(30), "\(times)")
    let matrix = trials.matrix()
    var fixes: [GestureFix] = []
    let time = ContinuousClock().measure { fixes = trials.fixes(of: matrix) }
    #expect(!fixes.isEmpty && fixes.count <= GestureTrials.mostTries)
    guard Self.number("TOUCH_SANDBOX_GESTURE_SETS") != nil else { return }
    print("forty recognizers: \(times), \(fixes.count) fixes: \(time)")
  }

  /// Returns the first difference between a cell and a run; nil without one.
  private func difference(_ cell: GestureCell, _ column: GestureColumn, _ run: GestureRun)
    -> String?
  {
    let place = column.place
    let result =
      switch column.kind {
      case .recognizer: run.recognizer("\(place.view)#\(place.recognizer ?? -1)")
      case .control: run.control("\(place.view)")
      case .view: run.view("\(place.view)")
      }
    let start = run.span.lowerBound
    if cell.outcome != result.outcome { return "\(cell.outcome), played \(result.outcome)" }
    // A slider sends an event per movement, and the player's frames merge movements.
    if cell.outcome == .acts, column.kind != .control, cell.count != result.count {
      return "\(cell.count) times, played \(result.count)"
    }
    if !isSame(cell.time, result.time.map { $0 - start }), cell.outcome == .acts {
      return "at \(cell.time as Any), played \(result.time as Any)"
    }
    guard cell.outcome == .acts, let time = result.time else { return nil }
    let late = max(0, time - run.span.upperBound)
    return isSame(cell.delay ?? 0, late) ? nil : "\(cell.delay ?? 0) late, played \(late)"
  }

  /// Returns whether two times differ by less than a frame.
  private func isSame(_ first: TimeInterval?, _ second: TimeInterval?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return abs(first - second) <= FramePeriod.seconds + 1e-9
  }
}
