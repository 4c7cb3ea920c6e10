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
      Phrase("its recognizer \(names[first]) tells nobody", "它的手势 \(names[first]) 不通知任何对象"),
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
            "its list \(name(list)) has no delegate: nothing is called when the row is selected",
            "它的列表 \(name(list)) 没有 delegate：没有对象得知它被选中"
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
        Phrase("it calls nobody: no target, no action", "它不调用任何对象：没有 target，也没有 action"),
        waysOut: [phrase(.addAction(view.node, events: [usualEvent]))]
      )
    }
    if control.handlers.isEmpty, !isKnown(.targets, at: subject) {
      return Item(
        .noActionForEvent,
        .open,
        Phrase("what it calls is not in the text", "文本中没有说明它调用什么"),
        commands: targetCommands
      )
    }
    if let unheard = unheardEvents { return unheard }
    let list = control.handlers.map(Self.words).joined(separator: ", ")
    return Item(
      .noActionForEvent,
      .clear,
      list.isEmpty
        ? Phrase("it is of use without a target", "它不需要 target")
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
  private var usualEvent: String {
    ["UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl"]
      .contains(view.node.typeName) ? "valueChanged" : "touchUpInside"
  }

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
      Phrase(
        "nothing is called for \(events.names.joined(separator: ", ")), which a tap sends; it calls"
          + " \(list)",
        "点按发出的 \(events.names.joined(separator: "、")) 没有动作；它只调用 \(list)"
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
        Phrase(
          "its recognizer \(names[disabled]) has isEnabled = false",
          "它的手势 \(names[disabled]) 的 isEnabled = false"
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
        Phrase("its class has touch methods of its own", "它的类有自己的触摸方法")
      ) : plain
  }

  private func withoutRecognizers(_ known: AppFacts.View) -> Item {
    if known.hasMoreRecognizers {
      return Item(
        .noActionForEvent,
        .open,
        Phrase("which recognizers it has is not in the text", "文本中没有说明它有哪些手势"),
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
        "it has no recognizers; whether \(type) has touch methods of its own is not in the text",
        "它没有手势；文本中没有说明 \(type) 是否有自己的触摸方法"
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
        "\(handler.english) on \(name(place)) takes it; a tree of views does not show which"
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
        "components of React Native hear of touches from a touch handler on a view above, such as the"
          + " view of a modal; the text does not show one",
        "React Native 的组件由上方某个视图（例如模态界面的视图）上的触摸处理器得知触摸；文本没有显示它"
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
          "it reacts to nothing itself, \(name(index)) around it does",
          "它自己没有反应，有反应的是包含它的 \(name(index))"
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
        "it is no control and has no recognizer: nothing reacts to a touch of it",
        "它不是控件，也没有手势：触摸它不会引起任何反应"
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
          "it sends \(unhandled.action) without a target, and nobody from the first responder up has"
            + " that method",
          "它发送没有 target 的 \(unhandled.action)，从第一响应者往上没有人实现该方法"
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
          "none of its known actions goes to the first responder",
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
      return Phrase("until somebody has that method", "直到有人实现该方法")
    }
    guard let found = facts(at: subject)?.untargetedTo else {
      return Phrase("and nobody has that method", "没有人实现该方法")
    }
    return Phrase("where \(found) has that method", "\(found) 实现了该方法")
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
        Phrase("comes back to where it was", "会回到原处")
      )
    }
    if let index = path.last(where: { facts(at: $0)?.next != nil }) {
      let other = facts(at: index)?.next ?? ""
      return next(
        index,
        .possible,
        Phrase(
          "goes on with \(other), and not with its controller or superview",
          "接着是 \(other)，而不是它的控制器或父视图"
        )
      )
    }
    let chosen = path.last { tree.views[$0].overridesNext && tree.views[$0].parent != nil }
    if let chosen {
      return next(chosen, .possible, Phrase("is one that its class chose", "由它的类自行决定"))
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
        "the responder chain behind \(name(index)) \(what.english): what is not handled there, and"
          + " actions without a target, take that way",
        "\(name(index)) 之后的响应者链\(what.chinese)：未处理的触摸和没有 target 的动作都走这条路"
      ),
      culprit: tree.views[index].node,
      waysOut: [
        Phrase("change \(name(index))'s next", "修改 \(name(index)) 的 next")
      ]
    )
  }
}
