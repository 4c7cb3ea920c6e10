import SourceText

/// Recognizers, and the actions of controls.
extension SceneBuilder {
  mutating func recognizerNodes(of index: Int, _ type: String) -> [SourceNode] {
    (recognizers[index] ?? []).compactMap { place in
      let recognizer = reading.recognizers[place]
      // A scroll view of the engine has these itself.
      if UIKitAncestor.scrolls(type), RecognizerKind.isOwnOfScrollViews(recognizer.className) {
        return nil
      }
      return node(of: recognizer, named: recognizerNames[place])
    }
  }

  private mutating func node(of recognizer: ConsoleRecognizer, named name: String) -> SourceNode {
    let kind = RecognizerKind(recognizer)
    var node = NodeBuilder(at: recognizer.position)
    node.add("type", kind.name)
    node.add("id", name)
    node.add("address", recognizer.address?.description)
    if kind == .other {
      reading.note(
        .guessed,
        at: recognizer.position,
        "what \(recognizer.name) recognises is not known; it takes no part",
        "不知道 \(recognizer.name) 识别什么；它不参与"
      )
    }
    addFlags(of: recognizer, kind, into: &node)
    addNumbers(of: recognizer, kind, into: &node)
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
    // One that never decides would delay touches for ever.
    guard kind != .other else { return node.add("delaysTouchesEnded", false) }
    node.add("delaysTouchesBegan", recognizer.delaysTouchesBegan == true ? true : nil)
    node.add("delaysTouchesEnded", recognizer.delaysTouchesEnded == false ? false : nil)
  }

  private func addNumbers(
    of recognizer: ConsoleRecognizer,
    _ kind: RecognizerKind,
    into node: inout NodeBuilder
  ) {
    func add(_ key: String, _ value: Int?, _ range: ClosedRange<Int>, for kinds: [RecognizerKind]) {
      guard let value, kinds.contains(kind), range.contains(value) else { return }
      node.add(key, number: Double(value))
    }
    let taps = recognizer.numberOfTapsRequired
    add("numberOfTapsRequired", taps, 1...20, for: [.tap])
    add("numberOfTapsRequired", taps, 0...20, for: [.longPress])
    let fingers = recognizer.numberOfTouchesRequired
    add("numberOfTouchesRequired", fingers, 1...20, for: [.tap, .longPress, .swipe])
    if kind == .longPress, let duration = recognizer.minimumPressDuration,
      (0...3600).contains(duration)
    {
      node.add("minimumPressDuration", number: duration)
    }
    if kind == .swipe, let direction = recognizer.direction?.lowercased(),
      ["right", "left", "up", "down"].contains(direction)
    {
      node.add("direction", direction)
    }
  }

  /// The name of a recognizer that is in the scene.
  private func requirementName(_ reference: ConsoleReference) -> String? {
    guard let address = reference.address else { return nil }
    return requirementNames[address]
  }

  /// What happens when a control is pressed; which event it is, the debugger does not print.
  func reactions(of index: Int) -> SourceNode? {
    let found = actions[index] ?? []
    // Of a control whose methods are named, its targets alone tell nothing more.
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
