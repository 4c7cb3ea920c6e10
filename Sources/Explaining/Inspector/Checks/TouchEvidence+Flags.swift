import TouchTrace
import Foundation
import Geometry

/// The checks about the properties of the view and its ancestors.
extension TouchEvidence {
  /// Returns the relation of a view to the view in question, for sentences.
  private func place(_ index: Int) -> Phrase {
    index == subject
      ? Phrase(name(index), name(index))
      : Phrase("\(name(index)), above it,", "它上方的 \(name(index))")
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
    let (node, place) = (tree.views[index].node, place(index))
    return Item(
      .interactionDisabled,
      .found,
      Phrase(
        "\(place.english) has isUserInteractionEnabled = false",
        "\(place.chinese)的 isUserInteractionEnabled = false"
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
        Phrase("it has isEnabled = false", "它的 isEnabled = false"),
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
        Phrase(
          "its window \(names[window]) has isHidden = true",
          "它的窗口 \(names[window]) 的 isHidden = true"
        ),
        culprit: window,
        waysOut: [phrase(.show(window))]
      )
    }
    let hidden = path.first { tree.views[$0].isHidden || tree.views[$0].isTooTransparent }
    guard let index = hidden else { return seen }
    let (node, place) = (tree.views[index].node, place(index))
    let shown = tree.views[index]
    guard shown.isHidden else {
      let alpha = Measure.fine(shown.alpha)
      return Item(
        .hidden,
        .found,
        Phrase(
          "\(place.english) has alpha = \(alpha), less than \(UsualLimits.minimumAlpha)",
          "\(place.chinese)的 alpha = \(alpha)，小于 \(UsualLimits.minimumAlpha)"
        ),
        culprit: node,
        waysOut: [phrase(.raiseAlpha(node))]
      )
    }
    return Item(
      .hidden,
      .found,
      Phrase("\(place.english) has isHidden = true", "\(place.chinese)的 isHidden = true"),
      culprit: node,
      waysOut: [phrase(.show(node))]
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
    let (node, place) = (tree.views[index].node, place(index))
    let bounds = tree.views[index].geometry.bounds
    guard bounds.isEmpty else {
      return Item(
        .zeroSize,
        .found,
        Phrase(
          "\(place.english) has a transform that cannot be undone",
          "\(place.chinese)的 transform 不可逆"
        ),
        culprit: node,
        waysOut: [phrase(.changeTransform(node))]
      )
    }
    let sides = "\(Measure.number(bounds.width)) × \(Measure.number(bounds.height))"
    return Item(
      .zeroSize,
      .found,
      Phrase("\(place.english) is \(sides) points large", "\(place.chinese)的大小为 \(sides) 点"),
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
      let (node, place) = (tree.views[index].node, place(index))
      return Item(
        .animating,
        .found,
        Phrase(
          "\(place.english) has an animation without .allowUserInteraction under way",
          "\(place.chinese)正在播放没有 .allowUserInteraction 的动画"
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
    let (node, place) = (tree.views[index].node, place(index))
    let printed = facts(at: index)?.animations ?? ""
    return Item(
      .animating,
      .possible,
      Phrase(
        "\(place.english) was printed with animations = \(printed): while they run without "
          + ".allowUserInteraction, nothing in it is touched",
        "\(place.chinese)打印时带有 animations = \(printed)：没有 .allowUserInteraction 的动画播放期间，"
          + "其中的视图都收不到触摸"
      ),
      culprit: node,
      waysOut: [phrase(.allowDuringAnimation(node))]
    )
  }
}
