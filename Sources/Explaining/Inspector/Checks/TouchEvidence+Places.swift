import TouchTrace
import Foundation
import Geometry

/// The checks about the position of the view and the views around it.
extension TouchEvidence {
  // MARK: - Outside of a view above

  var outside: Item {
    let hasArea = !view.geometry.bounds.isEmpty
    if hasArea, outcomes.first != .reached, view.node.quad?.contains(tap.point) == false {
      return outside(of: view.node, .found, nil)
    }
    let culprits = zip(outcomes, points).map { outcome, point -> NodeSnapshot? in
      switch outcome {
      case .outside(let node): inText(node)
      // Without the view in front, the touch would still be outside.
      case .covered: excluder(at: point).flatMap(inText)
      default: nil
      }
    }
    if let node = main(culprits) {
      let isWindow = tree.index(of: node.id).map { tree.views[$0].parent == nil } ?? false
      // Views beyond a window's edge are not visible either.
      guard isWindow, state(culprits) == .partial else {
        return outside(of: node, state(culprits), amount(culprits))
      }
      return Item(
        .outsideBounds,
        .clear,
        Phrase("it lies inside of its ancestors, except for the window", "除窗口外，它位于所有祖先视图之内")
      )
    }
    // If another reason keeps all touches away, only the outlines are known.
    if isUntold, let place = ancestors.last(where: { overhang(over: $0) != nil }) {
      let isHere = tree.views[place].node.quad?.contains(tap.point) == false
      let isSure = isHere && tree.views[place].overrides.isEmpty
      return outside(of: tree.views[place].node, isSure ? .found : .partial, nil)
    }
    return Item(
      .outsideBounds,
      .clear,
      Phrase("it lies inside of all its ancestors", "它位于所有祖先视图之内")
    )
  }

  /// Returns the outermost ancestor that does not contain a point; nil if there is none.
  private func excluder(at point: CGPoint?) -> NodeSnapshot? {
    guard let point else { return nil }
    return ancestors.lazy.map { tree.views[$0] }.first { ancestor in
      ancestor.parent != nil && ancestor.overrides.isEmpty
        && ancestor.node.quad?.contains(point) == false
    }?.node
  }

  /// Returns the view that causes the problem.
  ///
  /// Instead of a window that the import added, it is the first view of the text that the view extends outside of.
  private func inText(_ node: NodeSnapshot) -> NodeSnapshot? {
    guard facts.isMadeUp(node) else { return node }
    return ancestors.first { overhang(over: $0) != nil && !facts.isMadeUp(tree.views[$0].node) }
      .map { tree.views[$0].node }
  }

  /// Returns the item for a point outside of the view that the question is about.
  func pointOutside(_ state: TouchDiagnosis.State) -> Item {
    Item(
      .outsideBounds,
      state,
      Phrase("the point lies outside of it", "该点在它之外"),
      waysOut: [phrase(.touchElsewhere(view.node))]
    )
  }

  private func outside(
    of node: NodeSnapshot,
    _ state: TouchDiagnosis.State,
    _ amount: Amount?
  ) -> Item {
    guard node.id != view.node.id else { return pointOutside(state) }
    let index = tree.index(of: node.id)
    if let index, let scrolled = scrolledAway(from: index, state) { return scrolled }
    let sides = index.flatMap { overhang(over: $0) }
    let doubt = isScrolled ? scrollDoubt : Phrase("", "")
    let far = sides ?? Phrase("outside of", "之外")
    let extent = Phrase(
      "it extends \(far.english) \(names[node])",
      "它超出了 \(names[node])\(far.chinese)"
    )
    let missed = amount.map {
      Phrase("hit-testing misses it \($0.english)", "\($0.chinese)命中测试找不到它")
    }
    return Item(
      .outsideBounds,
      isScrolled ? .possible : state,
      Phrase(
        (missed ?? extent).english + doubt.english,
        (missed ?? extent).chinese + doubt.chinese
      ),
      cause: Phrase(
        "\(extent.english), and hit-testing does not find the part outside",
        "\(extent.chinese)，命中测试找不到超出的部分"
      ),
      culprit: node,
      waysOut: [enlarging(node)]
    )
  }

  /// Returns the item for a view that a scroll view has scrolled out of its visible part; nil for none.
  private func scrolledAway(from place: Int, _ state: TouchDiagnosis.State) -> Item? {
    // The window or another ancestor can also be the first one that does not contain the point.
    let scroll = ancestors.last { $0 >= place && tree.views[$0].scrolling != nil }
    guard !isScrolled, let scroll, let sides = overhang(over: scroll) else { return nil }
    let node = tree.views[scroll].node
    return Item(
      .outsideBounds,
      state,
      Phrase(
        "it extends \(sides.english) \(names[node])",
        "它超出了 \(names[node])\(sides.chinese)"
      ),
      cause: Phrase(
        "it is scrolled out of the visible part of \(names[node])",
        "它被滚动到了 \(names[node]) 的可见部分之外"
      ),
      culprit: node,
      waysOut: [
        Phrase("scroll \(names[node]) until it is visible", "滚动 \(names[node])，直到它可见")
      ]
    )
  }

  /// Returns the change that makes an ancestor contain the view, and the one for a view in front.
  private func enlarging(_ ancestor: NodeSnapshot) -> Phrase {
    let enlarge = phrase(.enlarge(ancestor))
    guard let cover = covers.first(where: \.isOutside)?.node else { return enlarge }
    let front = phrase(reorder(inFrontOf: cover))
    return Phrase(
      "\(enlarge.english); then \(front.english)",
      "\(enlarge.chinese)；然后\(front.chinese)"
    )
  }

  /// The views in front at the points, and whether an ancestor does not contain that point.
  private var covers: [(node: NodeSnapshot, isOutside: Bool)] {
    zip(outcomes, points).compactMap { outcome, point in
      guard case .covered(let node) = outcome else { return nil }
      return (node, excluder(at: point) != nil)
    }
  }

  private func reorder(inFrontOf other: NodeSnapshot) -> WayOut {
    guard let place = tree.index(of: other.id) else { return .moveInFront(view.node, of: other) }
    return .reorder(subject, inFrontOf: place, in: tree)
  }

  /// Whether another reason keeps all touches away, so that only the outlines show the rest.
  private var isUntold: Bool {
    outcomes.allSatisfy { outcome in
      if case .window = outcome { true } else { outcome == .untold }
    }
  }

  /// Returns how far the view extends outside of an ancestor, per side; nil if it does not.
  private func overhang(over place: Int) -> Phrase? {
    guard let inner = view.node.quad, let outer = tree.views[place].node.quad,
      tree.views[place].parent != nil
    else { return nil }
    let (own, above) = (inner.boundingBox, outer.boundingBox)
    let sides: [(CGFloat, Phrase)] = [
      (above.minY - own.minY, Phrase("above", "上方")),
      (own.maxY - above.maxY, Phrase("below", "下方")),
      (above.minX - own.minX, Phrase("to the left of", "左侧")),
      (own.maxX - above.maxX, Phrase("to the right of", "右侧")),
    ]
    let far = sides.filter { $0.0 > 0.5 && $0.0.isFinite }
    guard !far.isEmpty else { return nil }
    let words = far.map { "\(Measure.number($0.0)) points \($0.1.english)" }
    let chinese = far.map { "（\($0.1.chinese) \(Measure.number($0.0)) 点）" }
    return Phrase(words.joined(separator: " and "), chinese.joined())
  }

  // MARK: - In front

  var covered: Item {
    let culprits = outcomes.map { outcome -> NodeSnapshot? in
      if case .covered(let node) = outcome { node } else { nil }
    }
    if let node = main(culprits), !isOwnPart(node, state(culprits)) {
      return covered(by: node, state(culprits), amount(culprits))
    }
    if isUntold, let place = reach.cover(of: subject), tree.path(to: place).first == path.first {
      return covered(by: tree.views[place].node, .found, Amount(1, of: 1))
    }
    return Item(
      .covered,
      .clear,
      Phrase("no view in front of it receives its touches", "它前面没有视图接收它的触摸")
    )
  }

  /// Whether a view is a subview that receives its own touches, and leaves this view the others.
  private func isOwnPart(_ node: NodeSnapshot, _ state: TouchDiagnosis.State) -> Bool {
    guard state == .partial, let index = tree.index(of: node.id) else { return false }
    return tree.path(to: index).contains(subject) && tree.views[index].isTarget
  }

  private func covered(
    by node: NodeSnapshot,
    _ state: TouchDiagnosis.State,
    _ amount: Amount
  ) -> Item {
    let index = tree.index(of: node.id)
    let isInside = index.map { tree.path(to: $0).contains(subject) } ?? false
    let faint = index.flatMap(faintness) ?? Phrase("", "")
    let cause =
      isInside
      ? Phrase("its subview \(names[node]) receives them", "它里面的 \(names[node]) 接收了触摸")
      : Phrase(
        "\(names[node]) lies in front of it\(faint.english)",
        "\(names[node]) 在它前面\(faint.chinese)"
      )
    let doubted = doubted(from: index)
    let unless = doubted.flatMap(doubt) ?? unlessOverridden(by: node)
    let isUntold = doubted != nil
    // A change of the view in front does not help where the touch is outside of an ancestor.
    let isOutsideToo = !covers.isEmpty && covers.allSatisfy(\.isOutside)
    return Item(
      .covered,
      isUntold ? .possible : state,
      Phrase(
        "\(names[node]) receives the touch \(amount.english)\(unless.english)",
        "\(amount.chinese)由 \(names[node]) 接收触摸\(unless.chinese)"
      ),
      cause: cause,
      culprit: node,
      waysOut: isOutsideToo
        ? [] : (isInside ? [] : [phrase(reorder(inFrontOf: node))]) + [letThrough(node)],
      commands: doubted.map(settlers) ?? []
    )
  }

  /// Returns the view whose missing facts decide whether a view in front receives the touch; nil if none are missing.
  ///
  /// It is the view in front, or its descendant that receives the touch.
  private func doubted(from index: Int?) -> Int? {
    guard let index else { return nil }
    let receiver = tap.receiver.flatMap { tree.index(of: $0.id) }
    let inner = receiver.flatMap { tree.path(to: $0).contains(index) ? $0 : nil }
    return [index, inner].compactMap(\.self).first { doubt(about: $0) != nil }
  }

  /// Returns the change that lets touches pass through a view, in the terms of its framework.
  private func letThrough(_ node: NodeSnapshot) -> Phrase {
    guard facts.host(of: node)?.framework == .reactNative else { return phrase(.letThrough(node)) }
    return Phrase(
      "give \(names[node]) pointerEvents=\"none\"",
      "给 \(names[node]) 设置 pointerEvents=\"none\""
    )
  }

  /// Returns the commands that print the fact that decides whether a view receives the touch.
  private func settlers(of index: Int) -> [String] {
    guard let gap = untoldGaps(at: index).first(where: \.letsThrough) else {
      return [DebuggerCommand.tree]
    }
    let value = DebuggerCommand.value(gap, of: facts(at: index)?.address)
    return [value ?? DebuggerCommand.hit(at: tap.point)]
  }

  /// Returns the exception for an app class that may override the hit-test; empty for a class with a known rule.
  private func unlessOverridden(by node: NodeSnapshot) -> Phrase {
    guard let type = facts[node]?.appClass, !AppClass.isOfSystem(type),
      facts.host(of: node) == nil
    else { return Phrase("", "") }
    return Phrase(", unless \(type) overrides hitTest", "，除非 \(type) 重写了 hitTest")
  }

  /// Returns a missing fact that could keep a view from receiving the touch; nil for none.
  private func doubt(about index: Int) -> Phrase? {
    let way = tree.path(to: index)
    if facts.leavesOut(.interaction, way, in: tree) {
      return Phrase(
        ", unless its isUserInteractionEnabled is false, which is not in the text",
        "，除非它的 isUserInteractionEnabled 为 false（文本没有说明）"
      )
    }
    if let gap = untoldGaps(at: index).first(where: \.letsThrough) {
      return Phrase(
        ", unless \(gap.property) of \(name(index)) lets touches through, which is not in the text",
        "，除非 \(name(index)) 的 \(gap.property) 放行触摸（文本没有说明）"
      )
    }
    return isScrolled ? scrollDoubt : nil
  }

  /// Whether the text leaves out the scroll offset of an ancestor.
  private var isScrolled: Bool { facts.leavesOut(.place, ancestors, in: tree) }

  private var scrollDoubt: Phrase {
    Phrase(
      ", if the scroll view around it has not scrolled, which is not in the text",
      "，前提是它所在的滚动视图没有滚动（文本没有说明）"
    )
  }

  /// Returns the remark that a view is easy to overlook, because it is transparent; nil if it is visible.
  private func faintness(of index: Int) -> Phrase? {
    let shown = reach.opacities[index]
    guard shown < 0.3 else { return nil }
    let alpha = Measure.fine(shown)
    let (english, chinese) =
      shown < TreeLint.faintest ? ("nearly transparent", "几乎透明") : ("translucent", "半透明")
    return Phrase(
      " and is \(english) (alpha \(alpha)), but still receives touches",
      "，\(chinese)（alpha \(alpha)），但仍会接收触摸"
    )
  }

  var window: Item {
    let culprits = outcomes.map { outcome -> NodeSnapshot? in
      if case .window(let node) = outcome, !facts.isMadeUp(node) { node } else { nil }
    }
    guard let node = main(culprits), let root = path.first else {
      return passingWindow
        ?? Item(
          .windowInFront,
          .clear,
          Phrase("no window in front receives its touches", "前面没有其他窗口接收触摸")
        )
    }
    let amount = amount(culprits)
    let unless = unlessOverridden(by: node)
    return Item(
      .windowInFront,
      state(culprits),
      Phrase(
        "\(names[node]) receives the touch \(amount.english)\(unless.english)",
        "\(amount.chinese)由 \(names[node]) 接收触摸\(unless.chinese)"
      ),
      cause: Phrase(
        "the window \(names[node]) lies in front of \(name(root))",
        "窗口 \(names[node]) 在 \(name(root)) 前面"
      ),
      culprit: node,
      waysOut: [
        Phrase(
          "hide \(names[node]) when it is not needed, or let its root view pass touches on",
          "不需要时隐藏 \(names[node])，或让它的根视图放行触摸"
        )
      ]
    )
  }

  /// The check for a window in front that seems to pass touches on, with a missing fact about it.
  private var passingWindow: Item? {
    let windows = facts.windowsInFront(of: [subject], in: tree)
    guard let index = windows.first(where: { !untoldGaps(at: $0).isEmpty }) else { return nil }
    let gaps = untoldGaps(at: index).map(\.property).joined(separator: ", ")
    return Item(
      .windowInFront,
      .open,
      Phrase(
        "\(name(index)) in front passes the touch on, unless its \(gaps) is not the usual one",
        "前面的 \(name(index)) 会放行触摸，除非它的 \(gaps) 不是常见的值"
      ),
      culprit: tree.views[index].node
    )
  }
}
