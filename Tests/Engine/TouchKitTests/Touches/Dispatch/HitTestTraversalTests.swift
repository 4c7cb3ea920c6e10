import TouchTrace
import Drawing
import Foundation
import Geometry
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Hit-test traversal")
struct HitTestTraversalTests {
  @Test("I20, I21: It answers like the textbook on random trees and points")
  func textbook() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<400 {
      let tree = RandomTree(random: &random)
      for _ in 0..<250 {
        let point = random.point(in: rect(-20, -20, 440, 440))
        #expect(tree.root.hitTest(point, with: nil) === Textbook.hitTest(tree.root, point))
      }
    }
  }

  @Test("The trace's verdicts and the answer agree, with overrides in the tree")
  func verdicts() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<200 {
      let stage = Stage(size: CGSize(width: 400, height: 400))
      let tree = RandomTree(random: &random, overrides: true)
      stage.window.addSubview(tree.root)
      for _ in 0..<20 {
        let point = random.point(in: rect(0, 0, 400, 400))
        let expected = stage.window.hitTest(point, with: nil)
        stage.clear()
        stage.tap(point, for: 0.01)
        let report = try #require(stage.firstReport)
        #expect(report.result?.identifier == expected?.accessibilityIdentifier)
        #expect(report.isConsistent)
      }
    }
  }

  @Test(
    "X30, M13: A chain of 4 096 views is walked, forwarded through, and let go"
  )
  func depth() {
    let stage = Stage()
    // Building from the leaf upwards keeps each step cheap.
    let deepest = ScriptedView("deepest", rect(0, 0, 414, 896))
    var top: UIView = deepest
    for _ in 0..<4_096 {
      let view = UIView(frame: rect(0, 0, 414, 896))
      view.addSubview(top)
      top = view
    }
    var calls: [String] = []
    deepest.onBegan = { _, _, _ in calls.append("began") }
    deepest.onEnded = { _, _, _ in calls.append("ended") }
    stage.rootView.addSubview(top)
    // With a sink, the trace would compute the outlines of all views in the chain.
    stage.application.traceSink = nil
    stage.tap(CGPoint(x: 5, y: 5))
    #expect(calls == ["began", "ended"])
    deepest.backgroundColor = .red
    #expect(stage.application.picture().commands.count == 1)
    top.removeFromSuperview()
  }

  @Test("A chain of 10 000 responders passes touches on without recursion")
  func longChain() {
    let outer = ScriptedView("outer", rect(0, 0, 10, 10))
    let inner = UIView()
    var top = inner
    for _ in 0..<10_000 {
      let view = UIView()
      view.addSubview(top)
      top = view
    }
    outer.addSubview(top)
    var calls: [String] = []
    outer.onBegan = { _, _, _ in calls.append("began") }
    inner.touchesBegan([], with: UIEvent())
    inner.touchesBegan([], with: nil)
    #expect(calls == ["began", "began"])
    top.removeFromSuperview()
  }

  @Test("Beyond 256 overrides that pass a touch on, those further up are called after they return")
  func longChainOfOverrides() {
    var views: [ScriptedView] = []
    var calls: [Int] = []
    for index in 0..<600 {
      let view = ScriptedView("\(index)", rect(0, 0, 10, 10))
      view.onBegan = { view, touches, event in calls.append(index) }
      views.last.map(view.addSubview)
      views.append(view)
    }
    views[0].touchesBegan([], with: nil)
    #expect(calls == Array(0..<600))
    for view in views.reversed() { view.removeFromSuperview() }
  }

  @Test("I24, M09: A view cannot be put below itself")
  func cycle() {
    let stage = Stage()
    let outer = named("outer", rect(0, 0, 100, 100), in: stage.rootView)
    let inner = named("inner", rect(0, 0, 100, 100), in: outer)
    inner.addSubview(outer)
    inner.addSubview(inner)
    #expect(outer.superview === stage.rootView)
    #expect(inner.superview === outer && inner.subviews.isEmpty)
    #expect(stage.transcript(.incidents).contains("addSubview refused"))
  }

  @Test("M03: An override may change the tree while it is being asked")
  func mutation() {
    let stage = Stage()
    let behind = named("behind", rect(0, 0, 100, 100), in: stage.rootView)
    let trap = ScriptedView("trap", rect(0, 0, 100, 100))
    stage.rootView.addSubview(trap)
    trap.onHitTest = { trap, _, _ in
      trap.removeFromSuperview()
      behind.removeFromSuperview()
      return nil
    }
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === behind)
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.rootView)
  }

  @Test("Reasons name what kept each view from the touch")
  func reasons() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let all = rect(0, 0, 100, 100)
    _ = named("far", rect(50, 50, 10, 10), in: stage.rootView)
    _ = named("empty", rect(0, 0, 0, 50), in: stage.rootView)
    named("hidden", all, in: stage.rootView).isHidden = true
    named("disabled", all, in: stage.rootView).isUserInteractionEnabled = false
    named("faint", all, in: stage.rootView).alpha = 0.005
    named("flat", all, in: stage.rootView).transform = CGAffineTransform(scaleX: 0, y: 0)
    let picky = ScriptedView("picky", all)
    picky.onPointInside = { _, _ in false }
    stage.rootView.addSubview(picky)
    let stubborn = ScriptedView("stubborn", all)
    stubborn.onHitTest = { _, _, _ in nil }
    stage.rootView.addSubview(stubborn)
    stage.tap(CGPoint(x: 5, y: 5))
    let report = try #require(stage.firstReport)
    let lines = report.steps.map { "\($0.node.name) \($0.verdict.code)" }
    #expect(
      lines == [
        "UIWindow passedOn", "UIView received", "stubborn hitTestOverridden",
        "picky pointInsideOverridden", "flat nonInvertibleTransform", "faint alpha",
        "disabled interactionDisabled", "hidden hidden", "empty zeroSize", "far outsideBounds",
      ]
    )
  }
}

@MainActor
extension Stage {
  fileprivate var firstReport: HitTestReport? {
    for record in log.records {
      if case .hitTest(let report, _) = record.event { return report }
    }
    return nil
  }
}

extension HitTestReport {
  /// Whether the steps match the result.
  fileprivate var isConsistent: Bool {
    guard let result else { return steps.allSatisfy { !$0.verdict.isPositive } }
    let receivers = steps.filter { $0.verdict == .received }
    let senders = steps.filter { $0.verdict == .passedOn(to: result.id) }
    return receivers.allSatisfy { $0.node.id == result.id } && receivers.count <= 1
      && receivers.count + senders.count >= 1
  }
}

extension HitTestStep.Verdict {
  fileprivate var isPositive: Bool {
    if case .rejected = self { false } else { true }
  }

  fileprivate var code: String {
    switch self {
    case .received: "received"
    case .passedOn: "passedOn"
    case .rejected(let reason): reason.code
    }
  }
}
