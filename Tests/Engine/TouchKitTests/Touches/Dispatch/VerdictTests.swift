import TouchTrace
import Foundation
import Geometry
import TouchInput
import Testing
import TouchKitTestSupport
@testable import TouchKit

/// The trace's verdict equals the result of the hit test, and the documentation's recursion agrees.
///
/// `TOUCH_SANDBOX_VERDICTS=1000000` sets the number of points.
@MainActor
@Suite("Verdicts on random trees")
struct VerdictTests {
  private static var total: Int {
    ProcessInfo.processInfo.environment["TOUCH_SANDBOX_VERDICTS"].flatMap { Int($0) } ?? 20_000
  }

  private static let pointsOfATree = 40

  @Test("What is told, what is answered and what the documentation says are one", arguments: 0..<4)
  func verdicts(kind: Int) {
    var random = SeededRandom(seed: UInt64(7 + kind))
    let size = CGSize(width: 400, height: 400)
    var checked = 0
    while checked < Self.total / 4 {
      let application = UIApplication()
      let window = UIWindow(frame: CGRect(origin: .zero, size: size), application: application)
      window.isHidden = false
      let forest = Forest(kind: kind, random: &random)
      window.addSubview(forest.root)
      for _ in 0..<Self.pointsOfATree {
        let point = random.point(in: rect(-5, -5, 410, 410))
        check(window, point, comparesTextbook: !forest.overrides)
        forest.disturb(&random)
        checked += 1
      }
    }
  }

  private func check(_ window: UIWindow, _ point: CGPoint, comparesTextbook: Bool) {
    guard let application = window.application else { return }
    let answer = window.hitTest(point, with: nil)
    let sink = ReportSink()
    application.traceSink = sink
    let picker = WindowPicker(application: application)
    let pick = picker.pick(at: point, event: application.router.event, touch: 1)
    application.traceSink = nil
    guard pick?.view === answer, let report = sink.report, report.tells(of: answer?.traceID) else {
      Issue.record("told otherwise at \(point): \(String(describing: answer))")
      return
    }
    if comparesTextbook, Textbook.hitTest(window, point) !== answer {
      Issue.record("answered otherwise at \(point): \(String(describing: answer))")
    }
  }
}

/// Trees of one kind, with changes between two hit tests.
@MainActor
private struct Forest {
  let root: UIView
  let overrides: Bool

  init(kind: Int, random: inout SeededRandom) {
    overrides = kind == 1
    switch kind {
    case 0, 1: root = RandomTree(random: &random, overrides: kind == 1).root
    case 2: root = Self.wide(&random)
    default: root = Self.deep(&random)
    }
  }

  /// Returns a view with enough subviews for the search by place.
  private static func wide(_ random: inout SeededRandom) -> UIView {
    let root = UIView(frame: rect(0, 0, 400, 400))
    for _ in 0..<Int.random(in: 24...120, using: &random) {
      let view = UIView(frame: frame(&random))
      view.addSubview(UIView(frame: rect(2, 2, 6, 6)))
      root.addSubview(view)
    }
    return root
  }

  private static func deep(_ random: inout SeededRandom) -> UIView {
    let root = UIView(frame: rect(0, 0, 400, 400))
    var parent = root
    for _ in 0..<60 {
      let view = UIView(frame: parent.bounds.insetBy(dx: 1, dy: 1.5))
      view.transform = CGAffineTransform(rotationAngle: random.number(-0.02...0.02))
      parent.addSubview(UIView(frame: frame(&random)))
      parent.addSubview(view)
      parent = view
    }
    return root
  }

  private static func frame(_ random: inout SeededRandom) -> CGRect {
    rect(random.number(-20...400), random.number(-20...400), random.number(0...60), 40)
  }

  /// Moves, rotates, hides, disables, removes or adds a view.
  func disturb(_ random: inout SeededRandom) {
    guard let view = root.subviews.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: view.center = random.point(in: rect(0, 0, 400, 400))
    case 1: view.transform = CGAffineTransform(rotationAngle: random.number(-3...3))
    case 2: view.isHidden.toggle()
    case 3: view.isUserInteractionEnabled.toggle()
    case 4: view.alpha = random.chance(50) ? 0.005 : 1
    case 5: root.bringSubviewToFront(view)
    case 6: view.bounds.size = CGSize(width: random.number(0...90), height: 30)
    case 7: root.bounds.origin = random.point(in: rect(-9, -9, 18, 18))
    default:
      view.removeFromSuperview()
      root.insertSubview(UIView(frame: Self.frame(&random)), at: root.subviews.count / 2)
    }
  }
}

nonisolated private final class ReportSink: TraceSink {
  private(set) var report: HitTestReport?

  func record(_ record: TraceRecord) {
    if case .hitTest(let report, _) = record.event { self.report = report }
  }
}

extension HitTestReport {
  /// Returns whether the report names a result, and its steps lead only to it.
  ///
  /// An exception is below a view that called `super` and then returned another result.
  fileprivate func tells(of answer: NodeID?) -> Bool {
    guard result?.id == answer, steps.first?.answer == answer else { return false }
    var above: [HitTestStep] = []
    for step in steps {
      above.removeAll { $0.depth >= step.depth }
      if let elsewhere = step.answer, elsewhere != answer,
        !above.contains(where: { $0.node.typeName == "ScriptedView" && $0.answer != elsewhere })
      {
        return false
      }
      above.append(step)
    }
    return true
  }
}

extension HitTestStep {
  /// The result of the asked view; nil when it refused.
  fileprivate var answer: NodeID? {
    switch verdict {
    case .received: node.id
    case .passedOn(let other): other
    case .rejected: nil
    }
  }
}
