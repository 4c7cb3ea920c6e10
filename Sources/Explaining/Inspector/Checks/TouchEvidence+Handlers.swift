import TouchTrace
import Foundation

/// The checks about targets, delegates and other code that is called for a touch.
extension TouchEvidence {
  private var address: String? { facts(at: subject)?.address }

  private var targetCommands: [String] {
    [DebuggerCommand.object("allTargets", of: address)]
  }

  var handlers: Item {
    if let control = view.control { return handlers(of: control) }
    let enabled = view.recognizers.filter(\.isEnabled)
    if enabled.isEmpty, facts.isImported, tree.isRow(subject, facts) { return selection }
    if enabled.isEmpty { return withoutRecognizers }
    let telling = enabled.filter { !HandlerCheck.isSilent($0) }
    guard telling.isEmpty else {
      let list = telling.map { names[$0.node] }.joined(separator: ", ")
      return Item(.noActionForEvent, .clear, Phrase("it has \(list)", "它有 \(list)"))
    }
    let first = enabled[0].node
    return Item(
      .noActionForEvent,
      .found,
      Phrase(
        "its recognizer \(names[first]) has no target",
        "它的手势识别器 \(names[first]) 没有 target"
      ),
      culprit: first,
      waysOut: [Phrase("add a target to \(names[first])", "给 \(names[first]) 添加 target")]
    )
  }

  /// The check for a row, which its list selects by calling its delegate.
  private var selection: Item {
    let list = ancestors.last { tree.views[$0].scrolling != nil }
    if let list, isKnown(.delegate, at: list) {
      let hasNone = facts(at: list)?.hasNoDelegate ?? false
      return Item(
        .noActionForEvent,
        hasNone ? .found : .clear,
        hasNone
          ? Phrase(
            "its list \(name(list)) has no delegate, so a selected row calls nothing",
            "它的列表 \(name(list)) 没有 delegate，选中时不会调用任何方法"
          ) : Phrase("its list has a delegate", "它的列表有 delegate"),
        waysOut: hasNone
          ? [Phrase("set \(name(list)).delegate", "设置 \(name(list)).delegate")] : []
      )
    }
    return Item(
      .noActionForEvent,
      .open,
      Phrase(
        "its list selects it; whether the list has a delegate is not in the text",
        "由列表选中它；文本没有说明列表是否有 delegate"
      ),
      commands: list.map { [DebuggerCommand.object("delegate", of: facts(at: $0)?.address)] } ?? []
    )
  }

  // MARK: - Controls

  private func handlers(of control: ControlSnapshot) -> Item {
    if HandlerCheck.isSilent(view, facts) {
      return Item(
        .noActionForEvent,
        .found,
        Phrase("it has no target and no action", "它没有 target，也没有 action"),
        waysOut: [phrase(.addAction(view.node, events: [usualEvent]))]
      )
    }
    if control.handlers.isEmpty, !isKnown(.targets, at: subject) {
      return Item(
        .noActionForEvent,
        .open,
        Phrase("its targets are not in the text", "文本中没有它的 target"),
        commands: targetCommands
      )
    }
    if let unheard = unheardEvents { return unheard }
    let list = control.handlers.map(Self.words).joined(separator: ", ")
    return Item(
      .noActionForEvent,
      .clear,
      list.isEmpty
        ? Phrase("it works without a target", "它不需要 target")
        : Phrase("it calls \(list)", "它调用 \(list)")
    )
  }

  private static func words(_ handler: ControlHandlerSnapshot) -> String {
    // An action with a closure is identified only by its title.
    let isTitled = handler.target == "UIAction" && !handler.action.isEmpty
    let parts = isTitled ? [handler.action] : [handler.target ?? "", handler.action]
    let action = parts.filter { !$0.isEmpty }.joined(separator: ".")
    return "\(action) (\(handler.events.joined(separator: ", ")))"
  }

  /// The event that the control usually sends.
  private var usualEvent: String { HandlerCheck.usualEvent(of: view.node) }

  /// The check for a control that calls a target, but not for the event of a tap.
  private var unheardEvents: Item? {
    let events = tap.fate?.steps.compactMap { moment -> ControlEvents? in
      if case .unheard(let events) = moment.step { events } else { nil }
    }.first { $0.control.id == view.node.id }
    guard let events, let control = view.control,
      !control.handlers.contains(where: { $0.events.contains(usualEvent) })
    else { return nil }
    let list = control.handlers.map(Self.words).joined(separator: ", ")
    return Item(
      .noActionForEvent,
      .found,
      Phrase("it calls \(list)", "它调用 \(list)"),
      cause: Phrase(
        "a tap sends \(events.names.joined(separator: ", ")), and it has no action for that",
        "点按发出 \(events.names.joined(separator: "、"))，而它没有对应的动作"
      ),
      waysOut: [phrase(.addAction(view.node, events: [usualEvent]))]
    )
  }

  // MARK: - Other views

  private var withoutRecognizers: Item {
    if let disabled = view.recognizers.first?.node {
      return Item(
        .noActionForEvent,
        .found,
        Phrase("\(names[disabled]).isEnabled = false", "\(names[disabled]).isEnabled = false"),
        cause: Phrase(
          "its recognizer \(names[disabled]) is disabled",
          "它的手势识别器 \(names[disabled]) 已被禁用"
        ),
        culprit: disabled,
        waysOut: [
          Phrase("set \(names[disabled]).isEnabled = true", "设 \(names[disabled]).isEnabled = true")
        ]
      )
    }
    if let known = facts(at: subject) { return withoutRecognizers(known) }
    return view.handlesTouches
      ? Item(
        .noActionForEvent,
        .clear,
        Phrase("its class overrides touch methods", "它的类重写了触摸方法")
      ) : plain
  }

  private func withoutRecognizers(_ known: AppFacts.View) -> Item {
    if known.hasMoreRecognizers {
      return Item(
        .noActionForEvent,
        .open,
        Phrase("its recognizers are not in the text", "文本中没有它的手势识别器"),
        commands: [DebuggerCommand.object("gestureRecognizers", of: known.address)]
      )
    }
    if let frameworkHandler { return frameworkHandler }
    let type = known.appClass ?? view.node.typeName
    guard !AppClass.isInert(type) else { return plain }
    return Item(
      .noActionForEvent,
      .open,
      Phrase(
        "it has no recognizers; whether \(type) overrides touch methods is not in the text",
        "它没有手势识别器；文本中没有说明 \(type) 是否重写了触摸方法"
      ),
      commands: ["breakpoint set -n '-[\(type) touchesBegan:withEvent:]'"]
    )
  }

  /// The check for a framework's touch handler on the path, which receives the touches of all its descendants.
  private var frameworkHandler: Item? {
    guard let framework = facts.host(of: view.node)?.framework else { return nil }
    let place = path.last { index in
      let row = facts.host(of: tree.views[index].node)
      return row?.handler != nil && row?.framework == framework
    }
    guard let place, let handler = facts.host(of: tree.views[place].node)?.handler else {
      return framework == .reactNative ? handlerElsewhere : nil
    }
    return Item(
      .noActionForEvent,
      .open,
      Phrase(
        "\(handler.english) on \(name(place)) receives it; a tree of views does not show which"
          + " component reacts",
        "\(name(place)) 上的\(handler.chinese)会接收它；视图树不显示由哪个组件响应"
      )
    )
  }

  /// The check for a React Native component without an ancestor that is known to have its touch handler.
  private var handlerElsewhere: Item {
    Item(
      .noActionForEvent,
      .open,
      Phrase(
        "React Native components get touches from a touch handler of an ancestor, such as a modal's view;"
          + " the text does not contain one",
        "React Native 的组件通过某个祖先视图（例如模态界面的视图）上的触摸处理器得到触摸；文本里没有它"
      ),
      commands: path.first { !facts.isMadeUp(tree.views[$0].node) }
        .map { [DebuggerCommand.object("superview", of: facts(at: $0)?.address)] } ?? []
    )
  }

  /// The nearest ancestor that reacts to touches, or is a cell that its list selects.
  private var reacting: Int? {
    ancestors.last { index in
      tree.canReact(index, facts)
    }
  }

  private var plain: Item {
    if let index = reacting {
      return Item(
        .noActionForEvent,
        .possible,
        Phrase(
          "it does not react to touches, but \(name(index)), which contains it, does",
          "它自己不响应触摸，响应的是包含它的 \(name(index))"
        ),
        culprit: tree.views[index].node,
        waysOut: [Phrase("ask about \(name(index))", "改问 \(name(index))")]
      )
    }
    // If the text begins below the window, an unknown ancestor may react.
    let isWhole =
      !facts.isImported || path.first.map { !facts.isMadeUp(tree.views[$0].node) } ?? false
    return Item(
      .noActionForEvent,
      isWhole ? .found : .possible,
      Phrase(
        "it is not a control and has no recognizer",
        "它不是控件，也没有手势识别器"
      ),
      waysOut: [
        Phrase("add a recognizer to it, or make it a control", "给它添加手势，或把它做成控件")
      ]
    )
  }

  // MARK: - First responder

  var firstResponder: Item? {
    let unhandled = tap.fate?.steps.compactMap { moment -> ActionDispatch? in
      if case .unhandled(let action) = moment.step { action } else { nil }
    }.first
    if let unhandled {
      return Item(
        .firstResponder,
        .found,
        Phrase(
          "it sends \(unhandled.action) to the first responder and up the chain",
          "它把 \(unhandled.action) 发给第一响应者，再沿响应者链向上"
        ),
        cause: Phrase(
          "its action has no target, and no responder implements it",
          "它的动作没有 target，响应者链上也没有人实现它"
        ),
        waysOut: [nameTarget]
      )
    }
    guard let selectors = facts(at: subject)?.untargeted, let first = selectors.first else {
      guard view.control != nil else { return nil }
      return Item(
        .firstResponder,
        isKnown(.targets, at: subject) ? .clear : .open,
        Phrase(
          "its known actions do not go to the first responder",
          "已知的动作都不发给第一响应者"
        ),
        commands: isKnown(.targets, at: subject) ? [] : targetCommands
      )
    }
    return untargeted(selectors, first)
  }

  /// The receiver of its actions with a nil target, if the text contains it.
  private var handler: Phrase {
    guard isKnown(.handler, at: subject) else {
      return Phrase("until a responder implements it", "直到有响应者实现该方法")
    }
    guard let found = facts(at: subject)?.untargetedTo else {
      return Phrase("and no responder implements it", "没有响应者实现该方法")
    }
    return Phrase("where \(found) implements it", "\(found) 实现了该方法")
  }

  private func untargeted(_ selectors: [String], _ first: String) -> Item {
    let list = selectors.joined(separator: ", ")
    let responder = tree.views.first { facts[$0.node]?.wasFirstResponder ?? false }?.node
    let who = responder.map { names[$0] }
    return Item(
      .firstResponder,
      isKnown(.handler, at: subject) && facts(at: subject)?.untargetedTo == nil
        ? .found : .possible,
      Phrase(
        "it sends \(list) without a target: to the first responder\(who.map { ", \($0)," } ?? "") and"
          + " up its chain, \(handler.english)",
        "它发送没有 target 的 \(list)：先问第一响应者\(who.map { " \($0)" } ?? "")，再沿响应者链向上，"
          + handler.chinese
      ),
      culprit: responder,
      waysOut: [nameTarget],
      commands: (responder == nil ? [DebuggerCommand.firstResponder] : [])
        + handlerCommands(first)
    )
  }

  private func handlerCommands(_ selector: String) -> [String] {
    if isKnown(.handler, at: subject) { return [] }
    return selector.contains(" ")
      ? targetCommands : [DebuggerCommand.target(of: selector, from: address)]
  }

  private var nameTarget: Phrase {
    Phrase("give the action a target", "给该动作指定 target")
  }

  // MARK: - The chain

  var next: Item {
    if let index = path.last(where: { tree.views[$0].hasCyclicChain }) {
      return next(
        index,
        .found,
        Phrase("is a circle", "是一个环")
      )
    }
    if let index = path.last(where: { facts(at: $0)?.next != nil }) {
      let other = facts(at: index)?.next ?? ""
      return next(
        index,
        .possible,
        Phrase(
          "continues with \(other) instead of its controller or superview",
          "接着是 \(other)，而不是它的控制器或父视图"
        )
      )
    }
    let chosen = path.last { tree.views[$0].overridesNext && tree.views[$0].parent != nil }
    if let chosen {
      return next(chosen, .possible, Phrase("is chosen by its class", "由它的类自行决定"))
    }
    return Item(
      .nextOverridden,
      .clear,
      Phrase("the chain follows controllers and superviews", "响应者链依次经过控制器和父视图")
    )
  }

  private func next(_ index: Int, _ state: TouchDiagnosis.State, _ what: Phrase) -> Item {
    Item(
      .nextOverridden,
      state,
      Phrase(
        "the responder chain after \(name(index)) \(what.english); unhandled touches and actions"
          + " without a target follow it",
        "\(name(index)) 之后的响应者链\(what.chinese)；未处理的触摸和没有 target 的动作都沿它传递"
      ),
      culprit: tree.views[index].node,
      waysOut: [
        Phrase("change \(name(index))'s next", "修改 \(name(index)) 的 next")
      ]
    )
  }
}
