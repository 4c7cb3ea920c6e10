import TouchTrace
import Foundation

/// The checks about the app's own code, and about facts that a text leaves out.
extension TouchEvidence {
  var hitTesting: Item {
    switch tap.entry(at: subject)?.verdict {
    case .overruled(let node), .skipped(let node): return override(node, .changeHitTest(node))
    case .rejected(.hitTestOverridden, _): return override(view.node, .changeHitTest(view.node))
    case .rejected(.pointInsideOverridden, _):
      return override(view.node, .changePointInside(view.node))
    case .ancestorRejected(let node, .hitTestOverridden):
      return override(node, .changeHitTest(node))
    case .ancestorRejected(let node, .pointInsideOverridden):
      return override(node, .changePointInside(node))
    default: break
    }
    if let answered = answeredByApp { return answered }
    let asked = path + facts.windowsInFront(of: [subject], in: tree)
    let classes = asked.filter { isGuessed(facts.host(of: tree.views[$0].node)) }
      .compactMap { facts(at: $0)?.appClass }.filter { !AppClass.isOfSystem($0) }
    if facts.isImported, classes.isEmpty, let untold = untoldOfHosts { return untold }
    guard facts.isImported, !classes.isEmpty else {
      return Item(
        .hitTestOverridden,
        .clear,
        Phrase("no class on the path overrides hit-testing", "路径上没有类重写命中测试")
      )
    }
    return Item(
      .hitTestOverridden,
      .open,
      Phrase(
        "\(classes.joined(separator: ", ")) may override hitTest or point(inside:)",
        "\(classes.joined(separator: "、")) 可能重写了 hitTest 或 point(inside:)"
      ),
      commands: [DebuggerCommand.hit(at: tap.point)]
    )
  }

  /// The facts that a framework's rule needs and the text leaves out; nil if the text is complete.
  private var untoldOfHosts: Item? {
    let asked = facts.windowsInFront(of: [subject], in: tree) + path
    let gaps = asked.map { ($0, untoldGaps(at: $0)) }.filter { !$0.1.isEmpty }
    guard let (place, first) = gaps.last else { return nil }
    let names = first.map(\.property).joined(separator: ", ")
    let others = gaps.count > 1 ? " and of \(gaps.count - 1) more views on the path" : ""
    let othersInChinese = gaps.count > 1 ? "和路径上另外 \(gaps.count - 1) 个视图" : ""
    return Item(
      .hitTestOverridden,
      .open,
      Phrase(
        "\(names) of \(name(place))\(others) is not in the text; the usual value is assumed",
        "文本没有说明 \(name(place))\(othersInChinese)的 \(names)，按常见情况推测"
      ),
      commands: first.compactMap { DebuggerCommand.value($0, of: facts(at: place)?.address) }
        + [DebuggerCommand.hit(at: tap.point)]
    )
  }

  /// Returns the facts about a view that its framework's rule needs and the text leaves out.
  func untoldGaps(at index: Int) -> [HostClass.Gap] {
    let told = facts(at: index)?.told ?? []
    return (facts.host(of: tree.views[index].node)?.gaps ?? []).filter { gap in
      gap.isOfView ? !told.contains { $0.rawValue == gap.property } : facts.iOS == nil
    }
  }

  /// Whether the rule of a class is unknown, or was guessed from its name.
  private func isGuessed(_ host: HostClass?) -> Bool { host.map { $0.confidence == .name } ?? true }

  /// The conclusion from the app's own hit-test at the point.
  private var answeredByApp: Item? {
    guard let near = facts.hit(at: tap.point) else { return nil }
    let address = tap.receiver.flatMap { facts[$0]?.address }
    let here = address ?? tap.receiver.map { names[$0] }
    // Drivers name elements without addresses, so that the view in the tree is unknown.
    if address != nil, near.view != "none", !near.view.contains(" 0x") { return nil }
    let isSame = here.map { near.view.hasSuffix($0) } ?? (near.view == "none")
    guard !isSame else {
      return Item(
        .hitTestOverridden,
        .clear,
        Phrase(
          "the app's own hit-test also returns \(near.view)",
          "应用自己的命中测试也返回 \(near.view)"
        )
      )
    }
    return Item(
      .hitTestOverridden,
      .found,
      Phrase(
        "the tree alone does not lead to \(near.view): a class on the path overrides hitTest or"
          + " point(inside:)",
        "只看视图树得不到 \(near.view)：路径上有类重写了 hitTest 或 point(inside:)"
      ),
      cause: Phrase(
        "the app's own hit-test returns \(near.view) there",
        "应用自己的命中测试在该点返回 \(near.view)"
      ),
      waysOut: [
        Phrase(
          "look for hitTest(_:with:) and point(inside:with:) in the classes on the path",
          "检查路径上各个类的 hitTest(_:with:) 和 point(inside:with:)"
        )
      ]
    )
  }

  private func override(_ node: NodeSnapshot, _ way: WayOut) -> Item {
    if let host = facts.host(of: node) {
      return Item(
        .hitTestOverridden,
        .possible,
        Phrase(
          "\(names[node]) follows a rule of \(host.framework.rawValue)",
          "\(names[node]) 按 \(host.framework.rawValue) 的规则决定"
        ),
        culprit: node
      )
    }
    return Item(
      .hitTestOverridden,
      .found,
      Phrase(
        "\(names[node]) overrides hitTest or point(inside:) with another result",
        "\(names[node]) 重写了 hitTest 或 point(inside:)，返回了别的结果"
      ),
      culprit: node,
      waysOut: [phrase(way)]
    )
  }

  var ignoring: Item {
    if facts.ignoresInteraction ?? tap.fate?.codes.contains("ignoringInteraction") ?? false {
      return Item(
        .ignoringInteraction,
        .found,
        Phrase("the application ignores interaction events", "应用正在忽略交互事件"),
        waysOut: [phrase(.endIgnoringInteraction)]
      )
    }
    guard !facts.isImported || facts.ignoresInteraction != nil else {
      return Item(
        .ignoringInteraction,
        .open,
        Phrase(
          "whether the application ignores interaction events is not in the text",
          "文本中没有说明应用是否在忽略交互事件"
        ),
        commands: [DebuggerCommand.isIgnoring]
      )
    }
    return Item(
      .ignoringInteraction,
      .clear,
      Phrase("the application does not ignore interaction events", "应用没有忽略交互事件")
    )
  }

  /// Returns the item for a text that does not contain the superviews of its outermost view.
  private func withoutWindow(_ top: Int) -> Item {
    Item(
      .incompleteText,
      .open,
      Phrase(
        "the ancestors of \(name(top)) are not in the text: one may be hidden, have interaction"
          + " disabled, or be too small",
        "文本中没有 \(name(top)) 的祖先视图：其中可能有隐藏的、关闭了交互的或范围不够的"
      ),
      commands: [DebuggerCommand.object("superview", of: facts(at: top)?.address)]
    )
  }

  var text: Item? {
    if facts.isImported, let top = path.first(where: { !facts.isMadeUp(tree.views[$0].node) }),
      tree.views[top].parent != nil
    {
      return withoutWindow(top)
    }
    let open = path.first { facts(at: $0)?.openQuestion != nil }
    guard let index = open, let question = facts(at: index)?.openQuestion else { return nil }
    return Item(
      .incompleteText,
      .open,
      Phrase("\(name(index)): \(question)", "\(name(index))：\(question)"),
      culprit: tree.views[index].node,
      commands: [DebuggerCommand.tree]
    )
  }
}
