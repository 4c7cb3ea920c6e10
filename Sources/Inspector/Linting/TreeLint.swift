public import DispatchTracing
import Foundation
import Geometry

/// Looks for mistakes in a tree of views: a static scan, nothing is touched.
///
/// It knows what a snapshot tells. A view counts as a target when it is a control or has recognizers.
/// With a hit map it also knows where touches go, whatever classes decide about them themselves.
public struct TreeLint: Sendable {
  /// The mistakes, in the order of the tree.
  public let findings: [LintFinding]

  /// Scans a tree, of which there may be a hit map: of the same views, at the same positions.
  public init(_ tree: TreeSnapshot, _ map: HitMap? = nil) {
    var scan = Scan(tree: tree, map: map.map(LintedMap.init))
    scan.run()
    findings = scan.findings.sorted { first, second in
      first.index == second.index
        ? first.rule.order < second.rule.order : first.index < second.index
    }
  }

  /// The smallest side of a target, in points (Apple: Human Interface Guidelines).
  static let smallestSide: CGFloat = 44
  /// What shows less than this is not seen.
  static let faintest = 0.05

  /// Controls whose size is the system's choice, and smaller than a fingertip.
  static let systemSized: Set = [
    "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UIPageControl", "UITextField",
  ]
  /// Controls that are of use without calling a target.
  static let selfSufficient: Set = ["UITextField", "UIPageControl"]
  /// Recognizers that do nothing but tell their targets.
  static let tellingRecognizers: Set = [
    "UITapGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
    "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UILongPressGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer", "UIHoverGestureRecognizer",
  ]
}

extension LintRule {
  /// The place among the rules.
  fileprivate var order: Int { LintRule.allCases.firstIndex(of: self) ?? 0 }
}

extension TreeLint {
  /// A scan under way.
  struct Scan {
    let tree: TreeSnapshot
    var findings: [LintFinding] = []
    private let map: LintedMap?
    /// For each view, the uppermost view from its window down to itself that lets no touch through.
    private var blockers: [Int?] = []
    /// For each view, how much of it shows with all views above it.
    private var opacities: [Double] = []
    /// For each view, whether it can be seen: nothing down to it is hidden or transparent.
    private var areShown: [Bool] = []
    /// For each view, the control that it is a part of.
    private var owners: [Int?] = []

    init(tree: TreeSnapshot, map: LintedMap?) {
      (self.tree, self.map) = (tree, map)
      for (index, view) in tree.views.enumerated() { noteInheritance(of: view, at: index) }
    }

    private mutating func noteInheritance(of view: ViewSnapshot, at index: Int) {
      let above = view.parent
      let blocker = above.flatMap { blockers[$0] }
      blockers.append(blocker ?? (view.lintBlocksTouches ? index : nil))
      opacities.append((above.map { opacities[$0] } ?? 1) * view.alpha)
      areShown.append(
        (above.map { areShown[$0] } ?? true) && !view.isHidden && !view.isTooTransparent
      )
      owners.append(
        above.flatMap { owners[$0] ?? (tree.views[$0].control != nil ? $0 : nil) }
      )
    }

    mutating func run() {
      for (index, view) in tree.views.enumerated() {
        checkPlace(of: view, at: index)
        checkReach(of: view, at: index)
        checkHandlers(of: view, at: index)
        if view.hasCyclicChain { findings.append(LintFinding(.cyclicChain, at: index)) }
      }
      checkIdentifiers()
    }

    /// Whether touches can reach a view and what it shows can be seen.
    private func isAlive(_ index: Int) -> Bool { areShown[index] && blockers[index] == nil }

    // MARK: - Where it is

    private mutating func checkPlace(of view: ViewSnapshot, at index: Int) {
      guard isAlive(index) else { return }
      if owners[index] == nil || view.isTarget, let other = parentCutting(view, at: index) {
        findings.append(LintFinding(.childOutsideParent, at: index, other: other))
      }
      let isFaint = opacities[index] < TreeLint.faintest
      let isFaintAbove = view.parent.map { opacities[$0] < TreeLint.faintest } ?? false
      if isFaint, !isFaintAbove {
        findings.append(
          LintFinding(.invisibleButTouchable, at: index, alpha: opacities[index])
        )
      }
    }

    /// The view above one that does not let touches in where the one reaches out of it.
    private func parentCutting(_ view: ViewSnapshot, at index: Int) -> Int? {
      guard let parent = view.parent else { return nil }
      // Of what is on the screen the hit-test itself has said it.
      if let map, view.isTarget, map.knows(index) { return map.ancestorCutting(index) }
      return isOutside(view, of: parent) ? parent : nil
    }

    /// Whether a part of a view that can be seen lies where touches do not find it.
    private func isOutside(_ view: ViewSnapshot, of parent: Int) -> Bool {
      let above = tree.views[parent]
      // Beyond a window's edge nothing can be touched anyway, and what is cut off is not seen.
      guard above.parent != nil, !above.clipsToBounds, above.overrides.isEmpty else { return false }
      let bounds = above.geometry.bounds.insetBy(dx: -0.5, dy: -0.5)
      let frame = view.geometry.frame
      guard frame.width > 0, frame.height > 0 else { return false }
      return !bounds.contains(frame)
    }

    // MARK: - Whether touches reach it

    private mutating func checkReach(of view: ViewSnapshot, at index: Int) {
      guard view.isTarget, areShown[index] else { return }
      if let blocker = blockers[index] {
        guard blocker != index else { return }
        findings.append(LintFinding(.deadAncestor, at: index, other: blocker))
        return
      }
      guard owners[index] == nil else { return }
      checkSize(of: view, at: index)
      if let cover = cover(of: index) ?? map?.cover(of: index) {
        findings.append(LintFinding(.covered, at: index, other: cover))
      }
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

    /// A view in front that takes all touches that are meant for another one.
    private func cover(of index: Int) -> Int? {
      let target = tree.views[index]
      guard let quad = target.node.quad, quad.isFinite else { return nil }
      let end = index + target.descendantCount
      // What lies in its subviews reaches the recognizers of a view all the same.
      let first = target.recognizers.isEmpty ? index + 1 : end + 1
      guard first < tree.views.count else { return nil }
      return (first..<tree.views.count).first { place in
        blockers[place] == nil && tree.views[place].overrides.isEmpty && areShown[place]
          && holds(quad, in: place)
      }
    }

    /// Whether touches anywhere in an outline find a view, as far as its own place decides.
    private func holds(_ quad: Quad, in place: Int) -> Bool {
      var current: Int? = place
      while let index = current {
        guard let outline = tree.views[index].node.quad else { return false }
        guard quad.corners.allSatisfy({ outline.containsOrTouches($0) }) else { return false }
        current = tree.views[index].parent
      }
      return true
    }

    // MARK: - Whom it calls

    private mutating func checkHandlers(of view: ViewSnapshot, at index: Int) {
      if let control = view.control, control.isEnabled, control.handlers.isEmpty,
        owners[index] == nil, !TreeLint.selfSufficient.contains(view.node.typeName)
      {
        findings.append(LintFinding(.controlWithoutTarget, at: index))
      }
      for recognizer in view.recognizers where recognizer.isEnabled {
        let node = recognizer.node
        if recognizer.targetCount == 0, TreeLint.tellingRecognizers.contains(node.typeName) {
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

extension ViewSnapshot {
  /// Whether it does something about touches that it receives, as far as is known.
  var reactsToTouches: Bool { isTarget || overridesTouchMethods ?? false }

  /// Whether the client expects it to react to touches.
  var isTarget: Bool { control != nil || recognizers.contains(where: \.isEnabled) }

  /// Whether it lets no touch through to itself or to what lies below it, seen or not.
  fileprivate var lintBlocksTouches: Bool {
    guard overrides.isEmpty else { return false }
    return !isUserInteractionEnabled || geometry.bounds.isEmpty
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    CGFloat(hypot(Double(x - other.x), Double(y - other.y)))
  }
}

extension Quad {
  /// Whether a point lies inside or, but for rounding, on an edge.
  fileprivate func containsOrTouches(_ point: CGPoint) -> Bool {
    var signs: Set<FloatingPointSign> = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let turn =
        (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x)
      guard turn.isFinite else { return false }
      if abs(turn) > 0.01 { signs.insert(turn.sign) }
    }
    return signs.count == 1
  }
}
