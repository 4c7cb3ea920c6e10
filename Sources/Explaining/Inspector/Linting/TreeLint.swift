public import TouchTrace
import Foundation
import Geometry

/// Finds mistakes in a tree of views with a static scan, without any touch.
///
/// It only knows the facts of a snapshot. A view counts as a target if it is a control or has recognizers.
/// A hit map adds the receivers of touches, including the effect of overridden hit-test methods.
public struct TreeLint: Sendable {
  /// The mistakes, in the order of the tree.
  public let findings: [LintFinding]

  /// Scans a tree, with an optional hit map of the same views at the same positions.
  ///
  /// For an imported tree, the facts contain what is unknown.
  public init(_ tree: TreeSnapshot, _ map: HitMap? = nil, facts: AppFacts = AppFacts()) {
    var scan = Scan(tree: tree, map: map.map(LintedMap.init), facts: facts)
    scan.run()
    findings = (scan.findings + GestureLint(tree).findings).sorted { first, second in
      first.index == second.index
        ? first.rule.order < second.rule.order : first.index < second.index
    }
  }

  /// The smallest side of a target, in points (Apple: Human Interface Guidelines).
  static let smallestSide: CGFloat = 44
  /// The opacity below which a view counts as invisible.
  static let faintest = 0.05

  /// Controls whose size the system chooses, and which are smaller than a fingertip.
  static let systemSized: Set = [
    "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UIPageControl", "UITextField",
  ]
}

extension LintRule {
  /// The position among the rules.
  fileprivate var order: Int { LintRule.allCases.firstIndex(of: self) ?? 0 }
}

extension TreeLint {
  /// A scan in progress.
  struct Scan {
    let tree: TreeSnapshot
    var findings: [LintFinding] = []
    private let map: LintedMap?
    /// The effects of the ancestors on each view.
    private let reach: TreeReach
    private let facts: AppFacts
    /// For each view so far, whether only its frame is known.
    private var areFramesOnly: [Bool] = []

    init(tree: TreeSnapshot, map: LintedMap?, facts: AppFacts) {
      (self.tree, self.map, self.facts) = (tree, map, facts)
      reach = TreeReach(tree)
    }

    mutating func run() {
      for (index, view) in tree.views.enumerated() {
        // For an accessibility tree only the sizes are known.
        areFramesOnly.append(
          view.parent.map { areFramesOnly[$0] } ?? facts.areFramesOnly([index], in: tree)
        )
        if areFramesOnly[index] {
          if view.isTarget, reach.areShown[index], hasPlace(view) { checkSize(of: view, at: index) }
          continue
        }
        checkPlace(of: view, at: index)
        checkReach(of: view, at: index)
        checkHandlers(of: view, at: index)
        if view.hasCyclicChain { findings.append(LintFinding(.cyclicChain, at: index)) }
      }
      checkIdentifiers()
    }

    // MARK: - Where it is

    private mutating func checkPlace(of view: ViewSnapshot, at index: Int) {
      guard reach.isAlive(index) else { return }
      if reach.owners[index] == nil || view.isTarget, let other = parentCutting(view, at: index) {
        findings.append(LintFinding(.childOutsideParent, at: index, other: other))
      }
      let isFaint = reach.opacities[index] < TreeLint.faintest
      let isFaintAbove = view.parent.map { reach.opacities[$0] < TreeLint.faintest } ?? false
      if isFaint, !isFaintAbove {
        findings.append(
          LintFinding(.invisibleButTouchable, at: index, alpha: reach.opacities[index])
        )
      }
    }

    /// Returns the superview that rejects touches where a view extends outside of it.
    private func parentCutting(_ view: ViewSnapshot, at index: Int) -> Int? {
      // Content outside of a scroll view can be scrolled into it.
      guard let parent = view.parent, tree.views[parent].scrolling == nil else { return nil }
      // For views on the screen the hit map has the exact result.
      if let map, view.isTarget, map.knows(index) {
        if let ancestor = map.ancestorCutting(index) { return ancestor }
        // Without the view in front, the touch would still be outside.
        guard map.isPartlyCovered(index),
          tree.path(to: index).allSatisfy({ tree.views[$0].overrides.isEmpty })
        else { return nil }
      }
      return reach.isOutside(view, of: parent) ? parent : nil
    }

    // MARK: - Whether touches reach it

    private mutating func checkReach(of view: ViewSnapshot, at index: Int) {
      guard view.isTarget, reach.areShown[index] else { return }
      if let blocker = reach.blockers[index] {
        guard blocker != index else {
          // It has no area, unless its own user interaction is disabled.
          if view.isUserInteractionEnabled, reach.owners[index] == nil, hasPlace(view) {
            checkSize(of: view, at: index)
          }
          return
        }
        findings.append(LintFinding(.deadAncestor, at: index, other: blocker))
        return
      }
      guard reach.owners[index] == nil else { return }
      checkSize(of: view, at: index)
      if let cover = reach.cover(of: index) ?? map?.cover(of: index) {
        findings.append(LintFinding(.covered, at: index, other: cover))
      }
    }

    /// Whether the tree contains the view's position and size.
    private func hasPlace(_ view: ViewSnapshot) -> Bool {
      !(facts[view.node]?.untold.contains(.place) ?? false)
    }

    private mutating func checkSize(of view: ViewSnapshot, at index: Int) {
      guard let quad = view.node.quad, quad.isFinite, view.overrides.isEmpty,
        !TreeLint.systemSized.contains(view.node.typeName)
      else { return }
      let size = CGSize(
        width: quad.topLeft.distance(to: quad.topRight),
        height: quad.topLeft.distance(to: quad.bottomLeft)
      )
      guard min(size.width, size.height) < TreeLint.smallestSide - 0.01 else { return }
      findings.append(LintFinding(.smallTarget, at: index, size: size))
    }

    // MARK: - Whom it calls

    private mutating func checkHandlers(of view: ViewSnapshot, at index: Int) {
      if view.control?.isEnabled == true, reach.owners[index] == nil,
        HandlerCheck.isSilent(view, facts)
      {
        findings.append(LintFinding(.controlWithoutTarget, at: index))
      }
      for recognizer in view.recognizers where recognizer.isEnabled {
        let node = recognizer.node
        if HandlerCheck.isSilent(recognizer) {
          findings.append(LintFinding(.recognizerWithoutTarget, at: index, recognizer: node))
        }
        if !view.isUserInteractionEnabled {
          findings.append(LintFinding(.recognizerOnDisabledView, at: index, recognizer: node))
        }
      }
    }

    private mutating func checkIdentifiers() {
      var first: [String: Int] = [:]
      for (index, view) in tree.views.enumerated() {
        guard let name = view.node.identifier else { continue }
        if let other = first[name] {
          findings.append(LintFinding(.duplicateIdentifier, at: index, other: other))
        } else {
          first[name] = index
        }
      }
    }
  }
}
