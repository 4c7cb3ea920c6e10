import TouchTrace
import Foundation

/// The checks about scroll views, which delay touches, and about other fingers.
extension TouchEvidence {
  // MARK: - Scroll views

  var scrolling: Item {
    let places = ancestors.reversed().filter { tree.views[$0].scrolling?.isScrollEnabled ?? false }
    let waiting = places.first { tree.views[$0].scrolling?.delaysContentTouches ?? false }
    guard let index = waiting else {
      return Item(
        .delayed,
        .clear,
        places.isEmpty
          ? Phrase("it is not in a scroll view that scrolls", "它不在可以滚动的滚动视图中")
          : Phrase(
            "\(name(places[0])).delaysContentTouches = false",
            "\(name(places[0])).delaysContentTouches = false"
          )
      )
    }
    let (name, canCancel) = (name(index), tree.views[index].scrolling?.canCancelContentTouches)
    let property = canCancel == false ? "" : ", and cancels the touch of a finger that moves"
    let isAsked = !isKnown(.delaysContentTouches, at: index)
    return Item(
      .delayed,
      .possible,
      Phrase(
        "the scroll view \(name) waits 0.15 s to see whether a finger scrolls\(property)",
        "滚动视图 \(name) 会等待 0.15 秒看手指是否滚动\(canCancel == false ? "" : "，手指移动时会取消它的触摸")"
      ),
      culprit: tree.views[index].node,
      waysOut: [
        Phrase(
          "set \(name).delaysContentTouches = false",
          "设 \(name).delaysContentTouches = false"
        )
      ],
      commands: isAsked
        ? [DebuggerCommand.flag("delaysContentTouches", of: facts(at: index)?.address)] : []
    )
  }

  // MARK: - Other fingers

  var exclusiveTouch: Item {
    let refusing = tap.fate?.steps.contains { $0.step.code == "exclusiveTouch" } ?? false
    let window = path.first ?? subject
    let end = window + tree.views[window].descendantCount
    let others = (window...end).filter { tree.views[$0].isExclusiveTouch && $0 != subject }
    if let other = others.first {
      let node = tree.views[other].node
      return Item(
        .exclusiveTouch,
        refusing ? .found : .possible,
        Phrase(
          "\(names[node]).isExclusiveTouch = true: while a finger is on it, other views get no touches",
          "\(names[node]).isExclusiveTouch = true：有手指在它上面时，其他视图都收不到触摸"
        ),
        culprit: node,
        waysOut: [phrase(.endExclusiveTouch(node))]
      )
    }
    if view.isExclusiveTouch {
      return Item(
        .exclusiveTouch,
        .possible,
        Phrase(
          "its isExclusiveTouch is true: while a finger is elsewhere, it gets no touches",
          "它的 isExclusiveTouch = true：其他地方有手指时，它收不到触摸"
        ),
        waysOut: [phrase(.endExclusiveTouch(view.node))]
      )
    }
    guard isKnown(.isExclusiveTouch, at: subject) else {
      return Item(
        .exclusiveTouch,
        .open,
        Phrase("isExclusiveTouch is never in such a text", "这类文本从不打印 isExclusiveTouch"),
        commands: [DebuggerCommand.flag("isExclusiveTouch", of: facts(at: subject)?.address)]
      )
    }
    return Item(
      .exclusiveTouch,
      .clear,
      Phrase("no known view has isExclusiveTouch = true", "没有已知视图的 isExclusiveTouch = true")
    )
  }
}
