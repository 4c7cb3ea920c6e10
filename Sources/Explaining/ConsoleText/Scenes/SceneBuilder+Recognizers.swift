import TouchTrace
import TextFormats

/// The recognizers, and the actions of controls.
extension SceneBuilder {
  mutating func recognizerNodes(of index: Int, _ type: String) -> [SourceNode] {
    (recognizers[index] ?? []).compactMap { place in
      let recognizer = reading.recognizers[place]
      // The engine's scroll views already have these recognizers.
      if UIKitAncestor.scrolls(type), RecognizerKind.isOwnOfScrollViews(recognizer.className) {
        return nil
      }
      return node(of: recognizer, named: recognizerNames[place])
    }
  }

  private mutating func node(of recognizer: ConsoleRecognizer, named name: String) -> SourceNode {
    let kind = RecognizerKind(className: recognizer.baseClass ?? recognizer.className)
    var node = NodeBuilder(at: recognizer.position)
    node.add("type", kind.name)
    node.add("id", name)
    node.add("address", recognizer.address?.description)
    if kind == .other {
      reading.note(
        .guessed,
        at: recognizer.position,
        "the gesture of \(recognizer.name) is not known, so it never recognises",
        "不知道 \(recognizer.name) 识别什么手势，所以它从不识别"
      )
    }
    if kind == .screenEdgePan, recognizer.settings["edges"] == nil {
      // A debugger prints no edges; navigation controllers use the left one.
      node.add("edges", "left")
      reading.note(
        .guessed,
        at: recognizer.position,
        "the edges of \(recognizer.name) are not printed; the left one is assumed",
        "文字没有 \(recognizer.name) 的 edges；假定为左边缘"
      )
    }
    addFlags(of: recognizer, kind, into: &node)
    addSettings(of: recognizer, kind, into: &node)
    let waits = recognizer.requirements.compactMap { requirementName($0) }
    node.add("requiresFailureOf", list: waits.map { SourceNode(.text($0)) })
    node.add("actions", list: recognizer.targets.map { log($0.action, $0.target) })
    return node.node
  }

  private func addFlags(
    of recognizer: ConsoleRecognizer,
    _ kind: RecognizerKind,
    into node: inout NodeBuilder
  ) {
    node.add("isEnabled", recognizer.isEnabled == false ? false : nil)
    node.add("cancelsTouchesInView", recognizer.cancelsTouchesInView == false ? false : nil)
    // A recognizer that never decides would delay touches forever.
    guard kind != .other else { return node.add("delaysTouchesEnded", false) }
    node.add("delaysTouchesBegan", recognizer.delaysTouchesBegan == true ? true : nil)
    node.add("delaysTouchesEnded", recognizer.delaysTouchesEnded == false ? false : nil)
  }

  /// Adds the settings of its kind whose values a scene can have.
  private func addSettings(
    of recognizer: ConsoleRecognizer,
    _ kind: RecognizerKind,
    into node: inout NodeBuilder
  ) {
    for setting in kind.settings {
      guard let text = recognizer.settings[setting.name] else { continue }
      switch setting.values {
      case .count(let range):
        if let count = Int(text), range.contains(count) {
          node.add(setting.name, number: Double(count))
        }
      case .number(let range):
        if let number = Double(text), range.contains(number) {
          node.add(setting.name, number: number)
        }
      case .bits(let words):
        if words.contains(text.lowercased()) { node.add(setting.name, text.lowercased()) }
      }
    }
  }

  /// Returns the name of a recognizer in the scene; nil for others.
  private func requirementName(_ reference: ConsoleReference) -> String? {
    guard let address = reference.address else { return nil }
    return requirementNames[address]
  }

  /// Returns the reactions to a press of a control; the debugger does not print the event.
  func reactions(of index: Int) -> SourceNode? {
    let found = actions[index] ?? []
    // If the actions of a control have selectors, targets without one add no information.
    let named = found.filter { $0.selector != nil }
    let lines = (named.isEmpty ? found : named).map { log($0.selector ?? "an action", $0.target) }
    guard !lines.isEmpty else { return nil }
    var node = NodeBuilder(at: reading.views[index].position)
    node.add("touchUpInside", list: lines)
    return node.node
  }

  private func log(_ action: String, _ target: ConsoleReference?) -> SourceNode {
    var node = NodeBuilder(at: SourcePosition())
    let words = target.map { "\(action) → \($0)" } ?? action
    node.add("log", words)
    return node.node
  }
}
