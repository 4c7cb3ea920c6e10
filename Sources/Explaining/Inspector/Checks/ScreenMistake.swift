public import TouchTrace
public import Foundation
import Geometry

/// A probable mistake of a screen, found without a question about one of its views.
public struct ScreenMistake: Hashable, Sendable {
  /// The kind of a mistake.
  public enum Kind: Hashable, Sendable {
    /// A mistake that `lint` also finds.
    case lint(LintFinding)
    /// A control that is visible and disabled.
    case controlDisabled
    /// A view that receives the touches of a part of it.
    case coveredInPart
    /// A view without an area.
    case zeroSize
    /// A change ended another mistake, and the touches still go to a view in front.
    case stillCovered
    /// A change ended another mistake, and the touches still go to an ancestor or to no view.
    case stillMissed
  }

  /// The kind.
  public let kind: Kind
  /// The position of the view in the tree.
  public private(set) var index: Int
  /// The same mistake of other views, which the first fix also ends.
  public private(set) var alike: [ScreenMistake] = []
  /// The position of a related view: the one in front of it, or an ancestor.
  public let other: Int?
  /// The fixes, each sufficient by itself, the simplest first.
  public let waysOut: [WayOut]
  /// Whether the text contains the interaction flag of the view that receives the touches.
  var knowsInteraction = true
  /// The change that is also necessary after one of the fixes; nil for none.
  public private(set) var secondFix: WayOut?

  /// One stable word: a rule of `lint`, or `controlDisabled`.
  public var code: String {
    switch kind {
    case .lint(let finding): finding.rule.rawValue
    case .controlDisabled: TouchCheck.controlDisabled.rawValue
    case .coveredInPart, .stillCovered: TouchCheck.covered.rawValue
    case .zeroSize: TouchCheck.zeroSize.rawValue
    case .stillMissed: TouchCheck.outsideBounds.rawValue
    }
  }

  /// Whether it is the same mistake of the same view in another tree of the same screen.
  public func isSame(as other: ScreenMistake, in otherTree: TreeSnapshot, _ tree: TreeSnapshot)
    -> Bool
  {
    code == other.code && tree.views[index].node.id == otherTree.views[other.index].node.id
  }

  /// Whether it keeps touches from the view, so that a diagnosis of that view must also find it.
  public var isAboutTouches: Bool {
    switch kind {
    case .lint(let finding): [.covered, .deadAncestor].contains(finding.rule)
    case .controlDisabled, .coveredInPart, .zeroSize, .stillCovered, .stillMissed: true
    }
  }

  /// Whether the diagnosis of its view can confirm it, or find open questions.
  var needsDiagnosis: Bool {
    let rules: [LintRule] = [.childOutsideParent, .controlWithoutTarget]
    return isAboutTouches || rules.contains { $0.rawValue == code }
  }

  /// Returns the probable mistakes of a tree, the most harmful first; each kind is in the order of the tree.
  ///
  /// A view outside of another one matters only if it contains a view that reacts to touches. It also matters if
  /// no view of the tree reacts to touches.
  public static func all(in tree: TreeSnapshot, facts: AppFacts = AppFacts()) -> [ScreenMistake] {
    let reacting = reactingParts(of: tree, facts)
    let findings = TreeLint(tree, facts: facts).findings.filter { finding in
      order(of: finding.rule) != nil
        && (finding.rule != .childOutsideParent || reacting.isEmpty
          || reacting.contains(finding.index))
    }
    let reach = TreeReach(tree)
    let disabled = tree.views.indices.filter { index in
      tree.views[index].control?.isEnabled == false && reach.areShown[index]
    }
    let mistakes =
      findings.map { ScreenMistake($0, in: tree) }
      + disabled.map { ScreenMistake(disabled: $0, in: tree) }
    return mistakes.enumerated().sorted { first, second in
      (first.element.order, first.element.index, first.offset)
        < (second.element.order, second.element.index, second.offset)
    }.map(\.element)
  }

  /// Returns the positions of the visible views that react to touches.
  static func reacting(in tree: TreeSnapshot, _ facts: AppFacts) -> [Int] {
    let reach = TreeReach(tree)
    return tree.views.indices.filter { reach.areShown[$0] && reacts($0, in: tree, facts) }
  }

  private static func reacts(_ index: Int, in tree: TreeSnapshot, _ facts: AppFacts) -> Bool {
    tree.views[index].isTarget || tree.canReact(index, facts)
  }

  /// Returns the positions of the views that react to touches or contain a view that does.
  private static func reactingParts(of tree: TreeSnapshot, _ facts: AppFacts) -> Set<Int> {
    var found: Set<Int> = []
    for index in tree.views.indices where reacts(index, in: tree, facts) {
      var place: Int? = index
      while let part = place, found.insert(part).inserted { place = tree.views[part].parent }
    }
    return found
  }

  private init(_ finding: LintFinding, in tree: TreeSnapshot) {
    (kind, index, other) = (.lint(finding), finding.index, finding.other)
    let view = tree.views[finding.index].node
    let second = finding.other.map { tree.views[$0] }
    waysOut =
      switch (finding.rule, second) {
      case (.covered, _?): Self.waysPast(finding.other, of: finding.index, in: tree)
      case (.deadAncestor, let above?):
        [above.isUserInteractionEnabled ? .giveSize(above.node) : .enableInteraction(above.node)]
      case (.childOutsideParent, let parent?): [.enlarge(parent.node)]
      case (.invisibleButTouchable, _): [.letThrough(view)]
      case (.recognizerOnDisabledView, _): [.enableInteraction(view)]
      case (.controlWithoutTarget, _):
        [.addAction(view, events: [HandlerCheck.usualEvent(of: view)])]
      default: []
      }
  }

  /// Returns the same mistake with what the text leaves out about it.
  func notingUnknowns(in tree: TreeSnapshot, _ facts: AppFacts) -> ScreenMistake {
    var mistake = self
    let path = tree.path(to: other ?? index)
    mistake.knowsInteraction = !facts.leavesOut(.interaction, path, in: tree)
    return mistake
  }

  /// Returns the same mistake of the first reacting view in a container that sticks out of its superview.
  public func ofReactingPart(in tree: TreeSnapshot, _ facts: AppFacts) -> ScreenMistake {
    guard code == LintRule.childOutsideParent.rawValue, !Self.reacts(index, in: tree, facts),
      let outline = other.flatMap({ tree.views[$0].node.quad })
    else { return self }
    let depth = tree.views[index].depth
    let inside = tree.views.indices.dropFirst(index + 1).prefix { tree.views[$0].depth > depth }
    let part = inside.first { place in
      guard let center = tree.views[place].node.quad?.center else { return false }
      return !outline.contains(center) && Self.reacts(place, in: tree, facts)
    }
    var mistake = self
    mistake.index = part ?? index
    return mistake
  }

  /// Adds a mistake with the same cause, such as another view behind the same cover; returns false otherwise.
  public mutating func add(_ mistake: ScreenMistake) -> Bool {
    guard hasCause(of: mistake) else { return false }
    alike.append(mistake)
    return true
  }

  /// Whether another mistake has the same cause, which one change ends.
  func hasCause(of mistake: ScreenMistake) -> Bool {
    guard case .lint(let finding) = kind, case .lint(let another) = mistake.kind,
      finding.rule == another.rule, [.covered, .deadAncestor].contains(finding.rule),
      other != nil, other == mistake.other, knowsInteraction == mistake.knowsInteraction
    else { return false }
    return true
  }

  /// The mistakes of single views.
  public var parts: [ScreenMistake] {
    var first = self
    first.alike = []
    return [first] + alike
  }

  /// Creates the mistake that the diagnosis of a view finds and `lint` does not; nil for none.
  ///
  /// A hidden view, one below the screen and one behind another window are usually meant to be there.
  init?(_ diagnosis: TouchDiagnosis, in tree: TreeSnapshot) {
    guard let item = diagnosis.likeliest, item.state == .found else { return nil }
    switch (item.check, item.culpritIndex) {
    case (.covered, let cover?): self.init(of: diagnosis.subject, coveredInPartBy: cover, in: tree)
    case (.zeroSize, diagnosis.subject?):
      guard tree.views[diagnosis.subject].geometry.bounds.isEmpty else { return nil }
      self.init(ofEmpty: diagnosis.subject, in: tree)
    default: return nil
    }
  }

  /// Creates the mistake that is the likeliest reason in a diagnosis; nil for a reason that no view's property causes.
  public init?(likeliestOf diagnosis: TouchDiagnosis, in tree: TreeSnapshot) {
    guard let item = diagnosis.likeliest, item.state == .found else { return nil }
    let (subject, other) = (diagnosis.subject, item.culpritIndex)
    switch item.check {
    case .outsideBounds where other != nil:
      self.init(LintFinding(.childOutsideParent, at: subject, other: other), in: tree)
    case .interactionDisabled:
      self.init(LintFinding(.deadAncestor, at: subject, other: other ?? subject), in: tree)
    case .controlDisabled: self.init(disabled: subject, in: tree)
    default: self.init(diagnosis, in: tree)
    }
  }

  private init(of index: Int, coveredInPartBy cover: Int, in tree: TreeSnapshot) {
    (kind, self.index, other) = (.coveredInPart, index, cover)
    waysOut = Self.waysPast(cover, of: index, in: tree)
  }

  private init(ofEmpty index: Int, in tree: TreeSnapshot) {
    (kind, self.index, other) = (.zeroSize, index, nil)
    waysOut = [.giveSize(tree.views[index].node)]
  }

  /// Returns a mistake that only a diagnosis finds, if a change did not end it; nil otherwise.
  ///
  /// - Parameters:
  ///   - tree: The views after the change.
  ///   - before: The views before the change, with this mistake.
  ///   - receiver: Returns the view that receives a touch at a point after the change.
  /// - Returns: The mistake, with its positions in the tree after the change.
  public func unchanged(
    in tree: TreeSnapshot,
    before: TreeSnapshot,
    receiver: (CGPoint) -> NodeSnapshot?
  ) -> ScreenMistake? {
    guard let subject = tree.index(of: before.views[index].node.id) else { return nil }
    switch kind {
    case .zeroSize:
      let isEmpty = tree.views[subject].geometry.bounds.isEmpty
      return isEmpty ? ScreenMistake(ofEmpty: subject, in: tree) : nil
    case .coveredInPart:
      guard let cover = other.flatMap({ tree.index(of: before.views[$0].node.id) }) else {
        return nil
      }
      let isCovered = TouchDiagnosis.places(of: tree.views[subject]).contains { point in
        let place = receiver(point).flatMap { tree.index(of: $0.id) }
        return place.map { tree.path(to: $0).contains(cover) } ?? false
      }
      return isCovered ? ScreenMistake(of: subject, coveredInPartBy: cover, in: tree) : nil
    case .lint, .controlDisabled, .stillCovered, .stillMissed: return nil
    }
  }

  private static func waysPast(_ cover: Int?, of index: Int, in tree: TreeSnapshot) -> [WayOut] {
    guard let cover else { return [] }
    let through = WayOut.letThrough(tree.views[cover].node)
    // A subview is always in front of its superview.
    if tree.path(to: cover).contains(index) { return [through] }
    return [through, .reorder(index, inFrontOf: cover, in: tree)]
  }

  /// Returns the same mistake with the view in front that receives the touches, as the diagnosis found it.
  func confirmed(by diagnosis: TouchDiagnosis, in tree: TreeSnapshot) -> ScreenMistake {
    guard case .lint(let finding) = kind, finding.rule == .covered,
      let item = diagnosis.likeliest, item.check == .covered,
      let cover = item.culpritIndex,
      other.map({ !tree.path(to: cover).contains($0) }) ?? true
    else { return self }
    return ScreenMistake(LintFinding(.covered, at: index, other: cover), in: tree)
  }

  private init(disabled index: Int, in tree: TreeSnapshot) {
    (kind, self.index, other) = (.controlDisabled, index, nil)
    waysOut = [.enableControl(tree.views[index].node)]
  }

  /// Returns the same mistake, with a second fix if a view in front also receives the touches there.
  func alsoCovered(_ diagnosis: TouchDiagnosis, in tree: TreeSnapshot) -> ScreenMistake {
    let cover = diagnosis.items.first { $0.check == .covered && $0.state == .found }?.culpritIndex
    guard case .lint(let finding) = kind, finding.rule == .childOutsideParent,
      let cover
    else { return self }
    var mistake = self
    mistake.secondFix = .reorder(index, inFrontOf: cover, in: tree)
    return mistake
  }

  /// Returns the mistake that remains after a change ended this one; nil if most touches reach the view.
  ///
  /// - Parameters:
  ///   - tree: The views after the change.
  ///   - before: The views before the change, with this mistake.
  ///   - receiver: Returns the view that receives a touch at a point after the change.
  /// - Returns: The mistake, with its own fix.
  public func remainder(
    in tree: TreeSnapshot,
    before: TreeSnapshot,
    receiver: (CGPoint) -> NodeSnapshot?
  ) -> ScreenMistake? {
    guard case .lint(let finding) = kind, isAboutTouches || finding.rule == .childOutsideParent,
      let subject = tree.index(of: before.views[index].node.id)
    else { return nil }
    var points = TouchDiagnosis.places(of: tree.views[subject])
    if finding.rule == .childOutsideParent, let other,
      let outline = before.views[other].node.quad
    {
      points = points.filter { !outline.contains($0) }
    }
    let path = tree.path(to: subject)
    let receivers = points.map { point in receiver(point).flatMap { tree.index(of: $0.id) } }
    let missed = receivers.filter { index in
      index.map { !tree.path(to: $0).contains(subject) } ?? true
    }
    guard missed.count * 2 > points.count else { return nil }
    let cover = missed.lazy.compactMap(\.self).first { !path.contains($0) }
    return ScreenMistake(of: subject, stillCoveredBy: cover, in: tree)
  }

  private init(of index: Int, stillCoveredBy cover: Int?, in tree: TreeSnapshot) {
    (kind, self.index, other) = (cover == nil ? .stillMissed : .stillCovered, index, cover)
    waysOut = cover.map { [.reorder(index, inFrontOf: $0, in: tree)] } ?? []
  }

  /// Returns a fix with the values for this view; nil for a fix that requires code.
  public func edit(of way: WayOut, in tree: TreeSnapshot) -> PropertyEdit? {
    if case .enlarge = way {
      guard let other,
        let child = tree.path(to: index).first(where: { tree.views[$0].parent == other })
      else { return nil }
      let (bounds, own) = (tree.views[other].geometry.bounds, tree.views[child].geometry.frame)
      // A frame that begins further up or to the left would move the subviews along.
      guard own.minX >= bounds.minX, own.minY >= bounds.minY else { return nil }
    }
    return way.edit(in: tree, at: nil)
  }

  /// The `lint` rules that explain why a touch has no effect, the most likely first.
  private static let rules: [LintRule] = [
    .covered, .deadAncestor, .childOutsideParent, .controlWithoutTarget, .recognizerOnDisabledView,
    .requirementCircle, .invisibleButTouchable, .tapAboveRows, .cyclicChain, .panInScrollView,
    .swipeBesidePan,
    .pressBeforeScrollDelay, .unrelatedTaps,
  ]

  private static func order(of rule: LintRule) -> Int? { rules.firstIndex(of: rule) }

  /// The position of its kind in the list; the most harmful is first.
  var order: Int {
    switch kind {
    case .lint(let finding): Self.order(of: finding.rule) ?? Self.rules.count
    case .coveredInPart, .zeroSize: Self.order(of: .childOutsideParent) ?? 0
    case .controlDisabled, .stillCovered, .stillMissed: Self.rules.count
    }
  }
}
