import Foundation
import Geometry
import Inspector
import Testing
import TouchKit
import TouchKitTesting

/// Tests that the difference of two random layouts reports the random edit between them.
@MainActor
@Suite("Random layout edits")
struct LayoutEditTests {
  /// The number of edits; the environment can set a larger one.
  nonisolated private static let count =
    ProcessInfo.processInfo.environment["TOUCH_SANDBOX_LAYOUT_EDITS"].flatMap(Int.init) ?? 60
  private static let side = 40

  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ (state << 17)
    }
  }

  /// Returns a screen with random views; the same for the same seed.
  private static func stage(_ seed: Int) -> (Stage, [UIView]) {
    var random = Random(state: UInt64(seed))
    let stage = Stage(size: CGSize(width: side, height: side))
    var views: [UIView] = []
    for number in 0..<Int.random(in: 3...10, using: &random) {
      let view: UIView = Bool.random(using: &random) ? UIButton() : UIView()
      view.accessibilityIdentifier = "v\(number)"
      view.frame = CGRect(
        x: Int.random(in: -4...30, using: &random),
        y: Int.random(in: -4...30, using: &random),
        width: Int.random(in: 2...24, using: &random),
        height: Int.random(in: 2...24, using: &random)
      )
      let parent =
        Int.random(in: 0...3, using: &random) == 0 ? views.randomElement(using: &random) : nil
      (parent ?? stage.rootView).addSubview(view)
      views.append(view)
    }
    return (stage, views)
  }

  /// Changes a view; returns the name of the first view that the difference has to report.
  private static func edit(_ views: [UIView], _ random: inout Random) -> String {
    let view = views.randomElement(using: &random) ?? views[0]
    let name = view.accessibilityIdentifier ?? ""
    switch Int.random(in: 0...6, using: &random) {
    case 0: view.frame.origin.x += 3
    case 1: view.frame.origin.y -= 2
    case 2: view.frame.size.width += 5
    case 3: view.isHidden = true
    case 4: view.isUserInteractionEnabled = false
    case 5: view.alpha = 0
    default: view.removeFromSuperview()
    }
    return name
  }

  private static func facts(_ stage: Stage) throws -> ScreenFacts {
    try ScreenFacts(json: Data((stage.screenshotFacts ?? "").utf8))
  }

  /// Returns the number of points at which a view or its descendant receives the touch, tested one by one.
  private static func points(of view: UIView, on stage: Stage) -> Int {
    var count = 0
    for y in 0..<side {
      for x in 0..<side {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        if let hit = stage.window.hitTest(point, with: nil), hit.isDescendant(of: view) {
          count += 1
        }
      }
    }
    return count
  }

  @Test("Areas are exact, and the first view that differs is the edited one", arguments: 0..<count)
  func edits(_ seed: Int) throws {
    let (before, old) = Self.stage(seed)
    let (after, new) = Self.stage(seed)
    var random = Random(state: UInt64(seed) &+ 77)
    let first = try Self.facts(before)
    let edited = Self.edit(new, &random)
    let second = try Self.facts(after)
    let difference = ScreenDifference(first, second)
    let (tree, fingers) = (difference.tree, difference.fingers)
    #expect(tree.changes.first?.view == edited)
    #expect(Set(tree.changes.map(\.view)) == [edited])
    for (former, now) in zip(old, new) where former is UIButton {
      let name = former.accessibilityIdentifier
      let counts = (
        Self.points(of: former, on: before),
        now.window == nil ? 0 : Self.points(of: now, on: after)
      )
      if let change = fingers.changes.first(where: { $0.view == name && $0.kind != .disabled }) {
        #expect(change.pointsBefore == counts.0)
        #expect(change.pointsAfter == counts.1)
      } else {
        #expect(counts.0 == counts.1)
      }
    }
  }
}
