import Foundation

extension UIGestureRecognizer.State {
  /// The state as a device's log names it.
  var logName: String {
    switch self {
    case .possible: "Possible"
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .failed: "Failed"
    }
  }
}

extension UIGestureRecognizer {
  /// The recognizer on one line, with what differs from the default, as a device's debugger prints
  /// it; those that it waits for, and that wait for it, stand on lines of their own.
  final var logLine: String {
    var line = logParts.joined(separator: "; ")
    let relations = [("must-fail", requirements), ("must-fail-for", dependents)]
    for (name, others) in relations where !others.isEmpty {
      let lines = others.map { "        <\($0.logParts.joined(separator: "; "))>" }
      line += "; \(name) = {\n\(lines.joined(separator: ",\n"))\n    }"
    }
    return "<\(line)>"
  }

  /// What is printed of the recognizer alone.
  private var logParts: [String] {
    let address = DescriptionText.address(of: self) + (name.map { " (\($0))" } ?? "")
    var parts = ["\(DescriptionText.className(of: self)): \(address)"]
    let base = DescriptionText.engineAncestor(of: self, above: UIGestureRecognizer.self)
    if let base { parts.append("baseClass = \(base)") }
    parts.append("state = \(state.logName)")
    if !isEnabled { parts.append("enabled = NO") }
    if !cancelsTouchesInView { parts.append("cancelsTouchesInView = NO") }
    if delaysTouchesBegan { parts.append("delaysTouchesBegan = YES") }
    if !delaysTouchesEnded { parts.append("delaysTouchesEnded = NO") }
    parts.append("view = \(view.map(DescriptionText.briefly) ?? "(null)")")
    if !targets.isEmpty {
      parts.append("target= <\(targets.map(\.logText).joined(separator: ", "))>")
    }
    return parts + logSettings
  }

  /// The recognizers that were told to wait for this one, of the views around its view.
  private var dependents: [UIGestureRecognizer] {
    guard let view else { return [] }
    var (found, waiting) = (
      [UIGestureRecognizer](), [sequence(first: view) { $0.superview }.reversed()[0]]
    )
    while let next = waiting.popLast() {
      found += next.recognizers.filter { other in
        other.staticRequirements.contains { $0.recognizer === self }
      }
      waiting += next.children.reversed()
    }
    return found
  }
}

extension TargetAction {
  /// The pair as a device's log prints it.
  fileprivate var logText: String {
    "(action=\(action.logName), target=\(target.map(DescriptionText.briefly) ?? "(null)"))"
  }
}

extension DescriptionText {
  /// An object by its class and address: `<UIView 0x5610>`.
  static func briefly(_ object: AnyObject) -> String {
    "<\(className(of: object)) \(address(of: object))>"
  }
}

extension Selector {
  /// The method's name, or for one that has none the class that it is a method of: what stands there
  /// in a device's log is one word.
  fileprivate var logName: String {
    let text = description
    let isWord = text.allSatisfy { $0.isLetter || $0.isNumber || "_:.".contains($0) }
    guard !isWord else { return text }
    let owner = text.drop { $0 == "(" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return "\(owner).method:"
  }
}
