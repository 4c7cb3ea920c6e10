import Foundation
import Geometry
import Inspector
import Testing
import TouchInput
import TouchKit
import TouchTrace

@testable import SandboxHost

@Suite("The matrix of gestures")
@MainActor
struct GestureTrialsTests {
  /// How many sets of recognizers are made up.
  private static let count =
    ProcessInfo.processInfo.environment["TOUCH_SANDBOX_GESTURE_SETS"].flatMap(Int.init) ?? 100

  /// The result of one gesture in its own run: the calls of targets and of the touched view.
  private struct OwnRun {
    var calls: [[GestureParts.Call]]
    var phases: [UITouch.Phase]
    var span: ClosedRange<TimeInterval>
  }

  private func play(_ gesture: TriedGesture, in set: GestureSet) -> OwnRun {
    let former = UIApplication.existing
    defer { former?.becomeShared() }
    let (application, parts) = set.start()
    let steps = gesture.steps(at: GestureSet.point, from: application.currentTime)
    for step in steps {
      application.advance(to: step.time)
      application.send(.contacts(step.contacts.map { ContactChange(sample: $0) }))
    }
    application.advance(to: steps[steps.count - 1].time + TriedGesture.settling)
    return OwnRun(
      calls: parts.recognizers.indices.map { place in
        parts.calls.filter { $0.recognizer == place }
      },
      phases: parts.phases,
      span: steps[0].time...steps[steps.count - 1].time
    )
  }

  @Test("each cell is what targets are told in a run of that gesture alone, to the time")
  func random() throws {
    for seed in 0..<Self.count {
      let set = GestureSet(seed: UInt64(seed))
      let matrix = set.trials().matrix()
      #expect(matrix.rows.count == TriedGesture.all.count)
      for row in matrix.rows {
        let own = play(row.gesture, in: set)
        for (column, cell) in zip(matrix.columns, row.cells) {
          let problem = difference(cell, column, own)
          #expect(problem == nil, "set \(seed), \(row.gesture.code), \(column.title)")
        }
      }
    }
  }

  /// The first thing in which a cell differs from the run; nil if there is none.
  private func difference(_ cell: GestureCell, _ column: GestureColumn, _ own: OwnRun) -> String? {
    guard column.kind == .recognizer, let name = column.node.identifier,
      let place = Int(name.dropFirst())
    else { return viewDifference(cell, own) }
    let calls = own.calls[place]
    let firsts = calls.indices.filter { index in
      calls[index].state == .began
        || calls[index].state == .ended
          && (index == 0 || calls[index - 1].state == .ended
            || calls[index - 1].state == .cancelled)
    }
    guard let first = firsts.first.map({ calls[$0] }) else {
      return cell.outcome == .acts ? "no target was called" : nil
    }
    if cell.outcome != .acts { return cell.outcome == .cancelled ? nil : "a target was called" }
    if cell.count != firsts.count { return "\(cell.count) times, not \(firsts.count)" }
    if cell.time != first.time - own.span.lowerBound { return "the time is \(first.time)" }
    let late = first.time - own.span.upperBound
    return cell.delay == (late > 0.0005 ? late : nil) ? nil : "\(late) late"
  }

  private func viewDifference(_ cell: GestureCell, _ own: OwnRun) -> String? {
    switch cell.outcome {
    case .acts: own.phases.contains(.ended) ? nil : "it did not end"
    default: own.phases.contains(.ended) ? "it ended" : nil
    }
  }

  @Test("forty recognizers and all gestures take no longer than a moment")
  func speed() {
    let set = GestureSet(seed: 7)
    let former = UIApplication.existing
    defer { former?.becomeShared() }
    let trials = GestureTrials(at: GestureSet.point, size: GestureSet.size) { _, time in
      let (application, parts) = set.start(at: time)
      while parts.recognizers.count < 40 {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = parts.recognizers.count % 3 + 1
        let others: [UIGestureRecognizer] = [UIPanGestureRecognizer(), UISwipeGestureRecognizer()]
        parts.add(parts.recognizers.count % 2 == 0 ? tap : others[0], inside: true)
      }
      return StartedApplication(application, with: parts)
    }
    let clock = ContinuousClock()
    let time = clock.measure { _ = trials.matrix() }
    #expect(trials.matrix().columns.count >= 40)
    // Optimized it takes a tenth; the bound holds for debug builds on busy machines.
    #expect(time < .seconds(20), "\(time)")
    if ProcessInfo.processInfo.environment["TOUCH_SANDBOX_GESTURE_SETS"] != nil { print(time) }
  }
}
