import DispatchTracing
import Foundation

/// The checks about the app's own code, and about what a text does not tell.
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
    let classes = path.compactMap { facts(at: $0)?.appClass }.filter { !AppClass.isOfSystem($0) }
    guard facts.isImported, !classes.isEmpty else {
      return Item(
        .hitTestOverridden,
        .clear,
        Phrase("no class on the way decides otherwise", "途中没有类改变命中测试的结果")
      )
    }
    return Item(
      .hitTestOverridden,
      .open,
      Phrase(
        "\(classes.joined(separator: ", ")) may have a hitTest or point(inside:) of their own",
        "\(classes.joined(separator: "、")) 可能有自己的 hitTest 或 point(inside:)"
      ),
      commands: [DebuggerCommand.hit(at: tap.point)]
    )
  }

  private func override(_ node: NodeSnapshot, _ way: WayOut) -> Item {
    Item(
      .hitTestOverridden,
      .found,
      Phrase(
        "\(names[node])'s own hitTest or point(inside:) decides otherwise",
        "\(names[node]) 自己的 hitTest 或 point(inside:) 做了别的决定"
      ),
      culprit: node,
      waysOut: [phrase(way)]
    )
  }

  var ignoring: Item {
    if tap.fate?.codes.contains("ignoringInteraction") ?? false {
      return Item(
        .ignoringInteraction,
        .found,
        Phrase("the application ignores interaction events", "应用正在忽略交互事件"),
        waysOut: [phrase(.endIgnoringInteraction)]
      )
    }
    guard !facts.isImported else {
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

  var text: Item? {
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
