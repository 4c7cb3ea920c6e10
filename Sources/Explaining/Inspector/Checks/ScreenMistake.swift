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
  public let index: Int
  /// The same mistake of other views, which the first fix also ends.
  public private(set) var alike: [ScreenMistake] = []
  /// The position of a related view: the one in front of it, or an ancestor.
  public let other: Int?
  /// The fixes, each sufficient by itself, the simplest first.
  public let waysOut: [WayOut]
  /// Whether the text contains the interaction flag of the view that receives the touches.
  private var knowsInteraction = true
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
      findings.map { ScreenMistake($0, in: tree, facts) }
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

  private init(_ finding: LintFinding, in tree: TreeSnapshot, _ facts: AppFacts) {
    (kind, other) = (.lint(finding), finding.other)
    index = Self.reactingPart(of: finding, in: tree, facts) ?? finding.index
    let path = tree.path(to: other ?? index)
    knowsInteraction = !facts.leavesOut(.interaction, path, in: tree)
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

  /// Returns the first reacting view in a container that lies outside of its superview; nil for other findings.
  private static func reactingPart(
    of finding: LintFinding,
    in tree: TreeSnapshot,
    _ facts: AppFacts
  ) -> Int? {
    guard finding.rule == .childOutsideParent, !reacts(finding.index, in: tree, facts),
      let outline = finding.other.flatMap({ tree.views[$0].node.quad })
    else { return nil }
    return tree.views.indices.first { index in
      guard reacts(index, in: tree, facts), let center = tree.views[index].node.quad?.center else {
        return false
      }
      return !outline.contains(center) && tree.path(to: index).contains(finding.index)
    }
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

  /// Returns the fixes that end the mistake of all its views, in one line; nil for none.
  ///
  /// With `onlyFirst`, it is the fix that the window can try.
  public func fix(_ names: ViewNames, onlyFirst: Bool = false, in language: Language) -> String? {
    let ways = waysOut.prefix(onlyFirst || !alike.isEmpty ? 1 : waysOut.count)
    guard !ways.isEmpty else { return nil }
    let second = secondFix.map { language("; then ", "；然后") + $0.words(names, in: language) }
    return language("Fix: ", "解决办法：")
      + ways.map { $0.words(names, in: language) }.joined(separator: language(", or ", "，或"))
      + (second ?? "")
  }

  /// Creates the mistake that the diagnosis of a view finds and `lint` does not; nil for none.
  ///
  /// A hidden view, one below the screen and one behind another window are usually meant to be there.
  init?(_ diagnosis: TouchDiagnosis, in tree: TreeSnapshot) {
    guard let item = diagnosis.likeliest, item.state == .found else { return nil }
    let culprit = item.culprit.flatMap { tree.index(of: $0.id) }
    index = diagnosis.subject
    switch item.check {
    case .covered where culprit != nil:
      (kind, other) = (.coveredInPart, culprit)
      waysOut = Self.waysPast(culprit, of: index, in: tree)
    case .zeroSize where culprit == index && tree.views[index].geometry.bounds.isEmpty:
      (kind, other) = (.zeroSize, nil)
      waysOut = [.giveSize(tree.views[index].node)]
    default: return nil
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
  func confirmed(
    by diagnosis: TouchDiagnosis,
    in tree: TreeSnapshot,
    _ facts: AppFacts
  ) -> ScreenMistake {
    guard case .lint(let finding) = kind, finding.rule == .covered,
      let item = diagnosis.likeliest, item.check == .covered,
      let cover = item.culprit.flatMap({ tree.index(of: $0.id) }),
      other.map({ !tree.path(to: cover).contains($0) }) ?? true
    else { return self }
    return ScreenMistake(LintFinding(.covered, at: index, other: cover), in: tree, facts)
  }

  private init(disabled index: Int, in tree: TreeSnapshot) {
    (kind, self.index, other) = (.controlDisabled, index, nil)
    waysOut = [.enableControl(tree.views[index].node)]
  }

  /// Returns the same mistake, with a second fix if a view in front also receives the touches there.
  func alsoCovered(_ diagnosis: TouchDiagnosis, in tree: TreeSnapshot) -> ScreenMistake {
    let cover = diagnosis.items.first { $0.check == .covered && $0.state == .found }?.culprit
    guard case .lint(let finding) = kind, finding.rule == .childOutsideParent,
      let place = cover.flatMap({ tree.index(of: $0.id) })
    else { return self }
    var mistake = self
    mistake.secondFix = .reorder(index, inFrontOf: place, in: tree)
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

extension ScreenMistake {
  /// Returns the mistake in one sentence; `name` returns the names of views.
  public func sentence(
    in tree: TreeSnapshot,
    _ language: Language,
    name: (NodeSnapshot) -> String,
    names: ViewNames
  ) -> String {
    let view = list(parts.map { name(tree.views[$0.index].node) }, language)
    let gets = alike.isEmpty ? "gets" : "get"
    let other = other.map { name(tree.views[$0].node) } ?? ""
    switch kind {
    case .controlDisabled:
      return language("\(view) ignores touches: it is disabled.", "\(view) 不响应触摸：它已被禁用。")
    case .zeroSize:
      return language("\(view) gets no touches: it has no area.", "\(view) 收不到触摸：它没有面积。")
    case .coveredInPart:
      return language(
        "\(view) gets no touches where \(other) covers it.",
        "\(view) 被 \(other) 盖住的部分收不到触摸。"
      )
    case .stillMissed:
      return language(
        "Touches still do not reach \(view): it lies outside of a view that contains it.",
        "\(view) 仍然收不到触摸：它超出了包含它的视图。"
      )
    case .stillCovered:
      return language(
        "Touches on that part of \(view) now go to \(other), which lies in front.",
        "\(view) 的这一部分现在由前面的 \(other) 接收触摸。"
      )
    case .lint(let finding):
      switch finding.rule {
      case .covered:
        let start =
          knowsInteraction
          ? language("\(view) \(gets) no touches", "\(view) 收不到触摸")
          : language("\(view) probably \(gets) no touches", "\(view) 可能收不到触摸")
        return start
          + language(
            ": \(other) covers \(alike.isEmpty ? "it" : "them")",
            "：\(other) 盖住了\(alike.isEmpty ? "它" : "它们")"
          )
          + faintness(in: tree, language) + doubt(about: other, language) + language(".", "。")
      case .deadAncestor:
        return language(
          "\(view) \(gets) no touches: \(other) around \(alike.isEmpty ? "it" : "them") lets none"
            + " through (\(deadProperty(in: tree))).",
          "\(view) 收不到触摸：它外面的 \(other) 不让触摸通过（\(deadProperty(in: tree))）。"
        )
      case .childOutsideParent:
        return language(
          "Touches on the part of \(view) that lies outside of \(other) do not reach it.",
          "\(view) 超出 \(other) 的部分收不到触摸。"
        )
      case .controlWithoutTarget:
        return language(
          "\(view) does nothing when it is pressed: it has no target and no action.",
          "按下 \(view) 没有反应：它没有 target，也没有 action。"
        )
      case .invisibleButTouchable:
        let alpha = Measure.fine(finding.alpha ?? 0)
        let start = language(
          "\(view) is nearly transparent (alpha \(alpha)), and ",
          "\(view) 几乎透明（alpha \(alpha)），"
        )
        let end =
          knowsInteraction
          ? language("receives touches all the same", "却仍会收到触摸")
          : language("probably receives touches all the same", "却可能仍会收到触摸")
        return start + end + doubt(about: view, language) + language(".", "。")
      default:
        return view + language(": ", "：") + finding.text(names, of: tree, in: language)
          + language(".", "。")
      }
    }
  }

  /// The largest number of names in a sentence.
  private static let mostNames = 3

  /// Returns names as a list; of many names, the first ones and the number of the others.
  private func list(_ names: [String], _ language: Language) -> String {
    guard names.count > 1 else { return names.first ?? "" }
    let rest = names.count - Self.mostNames
    if rest > 0 {
      let shown = names.prefix(Self.mostNames)
      return language(
        "\(shown.joined(separator: ", ")) and \(rest) more",
        "\(shown.joined(separator: "、")) 等 \(names.count) 个视图"
      )
    }
    return language(
      names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1],
      names.joined(separator: "、")
    )
  }

  /// Returns the opacity of the view in front as text; empty if the view is clearly visible.
  private func faintness(in tree: TreeSnapshot, _ language: Language) -> String {
    let opacity = other.map { tree.path(to: $0).reduce(1) { $0 * tree.views[$1].alpha } } ?? 1
    guard opacity < TreeLint.faintest else { return "" }
    let alpha = Measure.fine(opacity)
    return language(" and is nearly transparent (alpha \(alpha))", "，而且几乎透明（alpha \(alpha)）")
  }

  /// Returns the fact that the text leaves out, if the mistake depends on it.
  private func doubt(about view: String, _ language: Language) -> String {
    guard !knowsInteraction else { return "" }
    return language(
      "; the text does not contain isUserInteractionEnabled of \(view)",
      "；文本中没有 \(view) 的 isUserInteractionEnabled"
    )
  }

  /// Returns the property with which the ancestor blocks touches: its flag, or its size.
  private func deadProperty(in tree: TreeSnapshot) -> String {
    guard let other, tree.views[other].isUserInteractionEnabled else {
      return "isUserInteractionEnabled = false"
    }
    let size = tree.views[other].geometry.bounds.size
    return "\(Measure.number(size.width)) × \(Measure.number(size.height))"
  }
}
