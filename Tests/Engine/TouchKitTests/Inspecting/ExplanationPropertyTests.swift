import TouchTrace
import Foundation
import Geometry
import Inspector
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

private func number(_ name: String) -> Int? {
  ProcessInfo.processInfo.environment[name].flatMap(Int.init)
}

/// The number of cases.
///
/// Use `TOUCH_SANDBOX_EXPLANATIONS=1000000` before a release; the default is a sample.
/// `TOUCH_SANDBOX_EXPLANATION_SEED` sets the first seed.
private let cases = number("TOUCH_SANDBOX_EXPLANATIONS") ?? 1_500
private let start = number("TOUCH_SANDBOX_EXPLANATION_SEED") ?? 0

@MainActor
@Suite("Explanations and the engine")
struct ExplanationPropertyTests {
  @Test("I25: Of random trees, points and views, no explanation contradicts the engine")
  func truth() throws {
    for seed in start..<(start + cases) {
      var random = SeededRandom(seed: UInt64(seed))
      let hasOverrides = random.chance(40)
      let trial = ExplanationTrial(
        &random,
        overrides: hasOverrides,
        reach: rect(-20, -20, 440, 440)
      )
      let faults = trial.faults()
      try #require(faults.isEmpty, "seed \(seed): \(faults.joined(separator: "; "))")
    }
  }

  @Test(
    "Whoever takes the ways out one after the other ends with the wanted view",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func waysOut() throws {
    for seed in start..<(start + cases) {
      var random = SeededRandom(seed: UInt64(seed))
      let trial = ExplanationTrial(
        &random,
        overrides: random.chance(40),
        reach: rect(0, 0, 399, 399)
      )
      let problem = trial.followWaysOut(&random)
      try #require(problem == nil, "seed \(seed): \(problem ?? "")")
    }
  }
}

/// A random tree with a random point, and the explanation of a touch there.
@MainActor
struct ExplanationTrial {
  private let stage: Stage
  private let root: UIView
  private let views: [UIView]
  private let point: CGPoint
  private let hasOverrides: Bool

  init(_ random: inout SeededRandom, overrides: Bool, reach: CGRect) {
    stage = Stage(size: CGSize(width: 400, height: 400))
    hasOverrides = overrides
    root = RandomTree(random: &random, overrides: overrides).root
    if overrides, random.chance(10) { stage.window.isHidden = true }
    stage.rootView.addSubview(root)
    views = ExplanationTrial.all(stage.window)
    point = random.point(in: reach)
  }

  private static func all(_ view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(all)
  }

  private func explanation() -> Explanation {
    let application = stage.application
    return Explanation(
      reports: application.hitTestReports(at: point),
      tree: application.treeSnapshot()
    )
  }

  // MARK: - Truth

  /// Returns the statements of the explanation that are wrong.
  func faults() -> [String] {
    let explanation = explanation()
    var faults: [String] = []
    let answer = stage.window.hitTest(point, with: nil)
    if explanation.receiver?.identifier != answer?.accessibilityIdentifier {
      faults.append("says \(explanation.receiver?.name ?? "nobody") instead of the answer")
    }
    if !hasOverrides, let answer = Textbook.hitTest(stage.window, point) {
      if explanation.receiver?.identifier != answer.accessibilityIdentifier {
        faults.append("differs from the textbook")
      }
    }
    if explanation.entries.filter(\.verdict.isReceiver).count != (answer == nil ? 0 : 1) {
      faults.append("has not one receiver")
    }
    if explanation.entries.count != views.count { faults.append("leaves views out") }
    for (entry, view) in zip(explanation.entries.reversed(), views)
    where !isTrue(entry, view, explanation) {
      faults.append("\(entry.view.node.name) \(entry.verdict)")
    }
    return faults
  }

  private func isTrue(_ entry: Explanation.Entry, _ view: UIView, _ all: Explanation) -> Bool {
    guard entry.view.node.identifier == view.accessibilityIdentifier else { return false }
    return switch entry.verdict {
    case .received: stage.window.hitTest(point, with: nil) === view
    case .named: hasOverrides && stage.window.hitTest(point, with: nil) === view
    case .passedOn(let other): hasOverrides || isBelow(other, view)
    case .overruled, .skipped: hasOverrides
    case .rejected(let reason, let point): isTrue(reason, of: view, point)
    case .ancestorRejected(let other, let reason):
      ancestors(of: view).contains { $0.accessibilityIdentifier == other.identifier }
        && all.entry(of: other.id).map { $0.verdict.code == reason.code || hasOverrides } ?? false
    case .covered(let other): covers(other, view)
    case .windowHidden: stage.window.isHidden
    case .windowInFront, .notInWindow: false
    }
  }

  private func isTrue(_ reason: RejectionReason, of view: UIView, _ point: CGPoint) -> Bool {
    switch reason {
    case .hidden: view.isHidden
    case .alpha(let alpha): Double(view.alpha) == alpha && alpha < 0.01
    case .interactionDisabled: !view.isUserInteractionEnabled
    case .outsideBounds(let bounds):
      bounds == view.bounds && !view.point(inside: point, with: nil)
    case .zeroSize: view.bounds.width <= 0 || view.bounds.height <= 0
    case .nonInvertibleTransform:
      view.transform.a * view.transform.d == view.transform.b * view.transform.c
    case .animating: false
    case .pointInsideOverridden, .hitTestOverridden: view is ScriptedView
    }
  }

  private func isBelow(_ node: NodeSnapshot, _ view: UIView) -> Bool {
    guard let other = self.view(node) else { return false }
    return other !== view && other.isDescendant(of: view)
  }

  /// Returns whether another view is in front of a view, or of an ancestor, under the same superview.
  private func covers(_ node: NodeSnapshot, _ view: UIView) -> Bool {
    guard let other = self.view(node), let parent = other.superview else { return false }
    guard let branch = ([view] + ancestors(of: view)).first(where: { $0.superview === parent }),
      let front = parent.subviews.firstIndex(of: other),
      let back = parent.subviews.firstIndex(of: branch)
    else { return false }
    return front > back
  }

  private func ancestors(of view: UIView) -> [UIView] {
    view.superview.map { [$0] + ancestors(of: $0) } ?? []
  }

  private func view(_ node: NodeSnapshot) -> UIView? {
    views.first { $0.traceID == node.id }
  }

  // MARK: - Ways out

  /// Applies one fix after the other; returns a problem if the wanted view is not reached.
  func followWaysOut(_ random: inout SeededRandom) -> String? {
    let wanted = views[Int.random(in: 2..<views.count, using: &random)]
    var taken: [WayOut] = []
    for _ in 0..<400 {
      let explanation = explanation()
      guard let index = explanation.tree.views.firstIndex(where: { $0.node.id == wanted.traceID })
      else { return "the wanted view is not in the tree" }
      if explanation.entry(at: index)?.verdict.isReceiver == true { return nil }
      let ways = explanation.waysOut(for: index)
      guard let way = ways.randomElement(using: &random) else { return "there is no way out" }
      taken.append(way)
      take(way, explanation)
    }
    return "the way never ends: \(taken.suffix(4))"
  }

  private func take(_ way: WayOut, _ explanation: Explanation) {
    switch way {
    case .show(let node): view(node)?.isHidden = false
    case .raiseAlpha(let node): view(node)?.alpha = 1
    case .enableInteraction(let node): view(node)?.isUserInteractionEnabled = true
    case .enlarge(let node), .touchElsewhere(let node), .giveSize(let node):
      view(node).map(enlarge)
    case .changeTransform(let node): view(node)?.transform = .identity
    case .changePointInside(let node): (view(node) as? ScriptedView)?.onPointInside = nil
    case .changeHitTest(let node): (view(node) as? ScriptedView)?.onHitTest = nil
    case .moveInFront(let node, _):
      if let view = view(node) { view.superview?.bringSubviewToFront(view) }
    case .letThrough(let node): view(node)?.isUserInteractionEnabled = false
    default: break
    }
  }

  /// Enlarges a view's bounds to contain all subviews, and leaves the subviews in place.
  private func enlarge(_ view: UIView) {
    let anchor = CGPoint(
      x: view.bounds.minX + view.anchorPoint.x * view.bounds.width,
      y: view.bounds.minY + view.anchorPoint.y * view.bounds.height
    )
    // A transform that is nearly singular puts the point far outside.
    let place = view.convert(point, from: stage.window)
    let reach = max(1e8, 4 * abs(place.x - anchor.x), 4 * abs(place.y - anchor.y))
    view.bounds = rect(anchor.x - reach, anchor.y - reach, 2 * reach, 2 * reach)
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
  }
}
