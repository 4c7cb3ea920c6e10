import TouchTrace
import Foundation
import Geometry

/// The checks of an element of an accessibility tree, which tells places on the screen, and neither
/// what lies in front nor what reacts.
extension TouchEvidence {
  var elementItems: [Item] {
    [
      elementHiding, elementSize, elementPlace, elementEnabling, elementHitting, elementCover,
      missingFacts,
    ].compactMap(\.self)
  }

  private var elementHiding: Item? {
    // Drivers call invisible what is not on the screen.
    if elementPlace?.state == .found { return nil }
    if let index = path.first(where: { tree.views[$0].isHidden }) {
      return Item(
        .hidden,
        .found,
        index == subject
          ? Phrase("the tree itself says that it is not visible", "树里写明它不可见")
          : Phrase("the tree says that \(name(index)) is not visible", "树里写明 \(name(index)) 不可见"),
        culprit: tree.views[index].node,
        waysOut: [
          Phrase("wait until it is shown, or scroll to it", "等它显示出来，或滚动到它")
        ]
      )
    }
    // Some drivers print the opacity as well.
    if path.contains(where: { tree.views[$0].isTooTransparent }) { return hiding }
    return Item(
      .hidden,
      .clear,
      Phrase("the tree does not say that it is invisible", "树里没有说它不可见")
    )
  }

  private var elementSize: Item {
    let bounds = view.geometry.bounds
    let sides = "\(Measure.number(bounds.width)) × \(Measure.number(bounds.height))"
    let evidence = Phrase("its frame is \(sides) points", "它的 frame 为 \(sides) 点")
    return Item(.zeroSize, bounds.isEmpty ? .found : .clear, evidence)
  }

  /// The element that is the screen; nil where the text begins below it.
  private var screen: Int? {
    path.first { ["Application", "Window"].contains(facts(at: $0)?.appClass ?? "") }
  }

  private var elementPlace: Item? {
    guard let screen, screen != subject, let edge = tree.views[screen].node.quad?.boundingBox,
      let own = view.node.quad?.boundingBox, !own.isEmpty
    else { return nil }
    guard !edge.contains(CGPoint(x: own.midX, y: own.midY)) else {
      return Item(.outsideBounds, .clear, Phrase("its middle is on the screen", "它的中点在屏幕内"))
    }
    let isBelow = own.midY >= edge.maxY || own.midY < edge.minY
    let place = isBelow ? own.minY - edge.minY : own.minX - edge.minX
    let length = isBelow ? edge.height : edge.width
    let (from, whole) = (Measure.number(place), Measure.number(length))
    return Item(
      .outsideBounds,
      edge.intersects(own) ? .partial : .found,
      Phrase(
        isBelow
          ? "it lies outside of the screen: its y is \(from), the screen is \(whole) points high"
          : "it lies outside of the screen: its x is \(from), the screen is \(whole) points wide",
        isBelow
          ? "它在屏幕之外：y 为 \(from)，屏幕高 \(whole) 点" : "它在屏幕之外：x 为 \(from)，屏幕宽 \(whole) 点"
      ),
      waysOut: [Phrase("scroll until it is on the screen", "滚动到屏幕内")]
    )
  }

  private var elementEnabling: Item? {
    guard let control = view.control else { return nil }
    guard !control.isEnabled else {
      guard isKnown(.isEnabled, at: subject) else { return nil }
      return Item(.controlDisabled, .clear, Phrase("it is enabled", "它已启用"))
    }
    return Item(
      .controlDisabled,
      .found,
      Phrase("the tree says that it is disabled", "树里写明它已停用"),
      waysOut: [phrase(.enableControl(view.node))]
    )
  }

  private var elementHitting: Item? {
    guard let isHittable = facts(at: subject)?.isHittable else { return nil }
    return Item(
      .notHittable,
      isHittable ? .clear : .found,
      isHittable
        ? Phrase("the driver found a place to touch it", "驱动找到了可以触摸它的位置")
        : Phrase(
          "the tree says hittable = false: the driver found no place to touch it",
          "树里写明 hittable = false：驱动没有找到可以触摸它的位置"
        )
    )
  }

  /// Another element over the same place, which may be in front or behind.
  private var elementCover: Item? {
    let own = Set(path + Array(subject...(subject + view.descendantCount)))
    let over = tree.views.indices.last { index in
      !own.contains(index) && !facts.isMadeUp(tree.views[index].node) && reach.areShown[index]
        && tree.views[index].node.quad?.contains(tap.point) ?? false
    }
    guard let over else {
      return Item(.covered, .clear, Phrase("no other element lies there", "那里没有别的元素"))
    }
    return Item(
      .covered,
      .possible,
      Phrase(
        "\(name(over)) lies over the same place; which of the two is in front is not in an"
          + " accessibility tree",
        "\(name(over)) 与它重叠；无障碍树不说明谁在前面"
      ),
      culprit: tree.views[over].node,
      commands: [DebuggerCommand.tree]
    )
  }

  private var missingFacts: Item {
    Item(
      .incompleteText,
      .open,
      Phrase(
        "an accessibility tree has only frames: it does not show interaction, recognizers, actions or"
          + " what is in front",
        "无障碍树只有位置：交互开关、手势、动作和前后关系都不在其中"
      ),
      commands: [DebuggerCommand.tree]
    )
  }
}
