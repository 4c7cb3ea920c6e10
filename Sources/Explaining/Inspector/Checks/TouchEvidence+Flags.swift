import TouchTrace
import Foundation
import Geometry

/// The checks about the properties of the view and its ancestors.
extension TouchEvidence {
  /// Returns the value of a property, which is the same in each language.
  private func value(_ text: String) -> Phrase { Phrase(text, text) }

  /// Returns "it" for the view itself, and the name of an ancestor.
  private func owner(_ index: Int) -> Phrase {
    index == subject
      ? Phrase("it", "它") : Phrase("\(name(index)), which contains it,", "包含它的 \(name(index)) ")
  }

  var interaction: Item {
    guard let index = path.first(where: { !tree.views[$0].isUserInteractionEnabled }) else {
      if facts.leavesOut(.interaction, path, in: tree) { return untoldInteraction }
      return Item(
        .interactionDisabled,
        .clear,
        Phrase(
          "isUserInteractionEnabled is true here and above",
          "它和上方视图的 isUserInteractionEnabled 都为 true"
        )
      )
    }
    let (node, owner) = (tree.views[index].node, owner(index))
    return Item(
      .interactionDisabled,
      .found,
      value("\(name(index)).isUserInteractionEnabled = false"),
      cause: Phrase(
        "\(owner.english) has user interaction disabled",
        "\(owner.chinese)关闭了用户交互"
      ),
      culprit: node,
      waysOut: [phrase(.enableInteraction(node))]
    )
  }

  private var untoldInteraction: Item {
    Item(
      .interactionDisabled,
      .open,
      Phrase(
        "whether isUserInteractionEnabled is true here and above is not in the text",
        "文本中没有说明它和上方视图的 isUserInteractionEnabled"
      ),
      commands: [DebuggerCommand.tree]
    )
  }

  var enabling: Item? {
    guard let control = view.control else { return nil }
    guard control.isEnabled else {
      return Item(
        .controlDisabled,
        .found,
        value("\(name(subject)).isEnabled = false"),
        cause: Phrase("it is disabled", "它已被禁用"),
        waysOut: [phrase(.enableControl(view.node))]
      )
    }
    guard isKnown(.isEnabled, at: subject) else {
      return Item(
        .controlDisabled,
        .open,
        Phrase("whether it is enabled is not in the text", "文本中没有说明它是否启用"),
        commands: [DebuggerCommand.flag("isEnabled", of: facts(at: subject)?.address)]
      )
    }
    return Item(.controlDisabled, .clear, Phrase("isEnabled is true", "isEnabled 为 true"))
  }

  var hiding: Item {
    if let window = path.first.map({ tree.views[$0].node }), window.identifier != nil,
      window.identifier == facts.hiddenWindow
    {
      return Item(
        .hidden,
        .found,
        value("\(names[window]).isHidden = true"),
        cause: Phrase(
          "its window \(names[window]) is hidden",
          "它的窗口 \(names[window]) 是隐藏的"
        ),
        culprit: window,
        waysOut: [phrase(.show(window))]
      )
    }
    let hidden = path.filter { tree.views[$0].isHidden || tree.views[$0].isTooTransparent }
    guard let index = hidden.first else { return seen }
    let (view, owner) = (tree.views[index], owner(index))
    let alpha = Measure.fine(view.alpha)
    let fixes = hidden.map { place in
      let node = tree.views[place].node
      return phrase(tree.views[place].isHidden ? .show(node) : .raiseAlpha(node))
    }
    return Item(
      .hidden,
      .found,
      hidden.map(hidingValue).joined(by: ", "),
      cause: view.isHidden
        ? Phrase("\(owner.english) is hidden", "\(owner.chinese)是隐藏的")
        : Phrase(
          "\(owner.english) is transparent (alpha \(alpha))",
          "\(owner.chinese)是透明的（alpha \(alpha)）"
        ),
      culprit: view.node,
      // Each of them hides it, so all have to change.
      waysOut: [fixes.joined(by: "; ")]
    )
  }

  /// Returns the property that hides the view at a position.
  private func hidingValue(_ index: Int) -> Phrase {
    let shown = tree.views[index]
    guard !shown.isHidden else { return value("\(name(index)).isHidden = true") }
    let alpha = Measure.fine(shown.alpha)
    return Phrase(
      "\(name(index)).alpha = \(alpha), and touches need more than \(UsualLimits.minimumAlpha)",
      "\(name(index)).alpha = \(alpha)，大于 \(UsualLimits.minimumAlpha) 才能接收触摸"
    )
  }

  private var seen: Item {
    let percent = Measure.fine(reach.opacities[subject] * 100)
    return Item(
      .hidden,
      .clear,
      Phrase(
        "nothing here and above is hidden; \(percent) % of it shows",
        "它和上方视图都没有隐藏；显示 \(percent) %"
      )
    )
  }

  var size: Item {
    guard let index = path.first(where: { isWithoutArea(tree.views[$0]) }) else {
      let bounds = view.geometry.bounds
      let sides = "\(Measure.number(bounds.width)) × \(Measure.number(bounds.height))"
      return Item(
        .zeroSize,
        .clear,
        Phrase("it has an area of \(sides) points", "它的大小为 \(sides) 点")
      )
    }
    let (node, owner) = (tree.views[index].node, owner(index))
    let bounds = tree.views[index].geometry.bounds
    guard bounds.isEmpty else {
      return Item(
        .zeroSize,
        .found,
        Phrase(
          "\(name(index)).transform has no inverse",
          "\(name(index)).transform 没有逆变换"
        ),
        cause: Phrase(
          "\(owner.english) has a transform that leaves it no area",
          "\(owner.chinese)的 transform 使它没有面积"
        ),
        culprit: node,
        waysOut: [phrase(.changeTransform(node))]
      )
    }
    let sides = "\(Measure.number(bounds.width)) × \(Measure.number(bounds.height))"
    return Item(
      .zeroSize,
      .found,
      Phrase("\(name(index)) is \(sides) points", "\(name(index)) 的大小为 \(sides) 点"),
      cause: Phrase("\(owner.english) has no area", "\(owner.chinese)没有面积"),
      culprit: node,
      waysOut: [phrase(.giveSize(node))]
    )
  }

  private func isWithoutArea(_ view: ViewSnapshot) -> Bool {
    guard view.overrides.isEmpty else { return false }
    return view.geometry.bounds.isEmpty || view.geometry.transform.inverse == nil
  }

  var animation: Item {
    if let index = path.first(where: { tree.views[$0].isAnimating }) {
      let (node, owner) = (tree.views[index].node, owner(index))
      return Item(
        .animating,
        .found,
        Phrase(
          "\(owner.english) runs an animation without .allowUserInteraction",
          "\(owner.chinese)正在播放没有 .allowUserInteraction 的动画"
        ),
        culprit: node,
        waysOut: [phrase(.allowDuringAnimation(node))]
      )
    }
    if let index = path.last(where: { facts(at: $0)?.animations != nil }) {
      return animation(printedAt: index)
    }
    return Item(
      .animating,
      .clear,
      Phrase("no animation runs here or above", "它和上方视图没有正在播放的动画")
    )
  }

  private func animation(printedAt index: Int) -> Item {
    let (node, owner) = (tree.views[index].node, owner(index))
    let printed = facts(at: index)?.animations ?? ""
    return Item(
      .animating,
      .possible,
      Phrase(
        "\(owner.english) had running animations (\(printed)); without .allowUserInteraction they keep"
          + " touches away while they run",
        "\(owner.chinese)打印时有动画在播放（\(printed)）；没有 .allowUserInteraction 的动画播放期间，"
          + "其中的视图都收不到触摸"
      ),
      culprit: node,
      waysOut: [phrase(.allowDuringAnimation(node))]
    )
  }
}

extension [Phrase] {
  /// Returns the phrases as one; with Chinese punctuation in Chinese.
  fileprivate func joined(by separator: String) -> Phrase {
    let chinese = separator == "; " ? "；" : "、"
    return Phrase(
      map(\.english).joined(separator: separator),
      map(\.chinese).joined(separator: chinese)
    )
  }
}
