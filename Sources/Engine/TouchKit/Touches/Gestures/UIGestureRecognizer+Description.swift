import Foundation

extension UIGestureRecognizer.State {
  /// The name of the state in a device's log.
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
  /// The recognizer on one line, with its non-default settings, as a device's debugger prints it.
  ///
  /// Its requirements, and the recognizers that require it to fail, follow on lines of their own.
  final var logLine: String {
    var line = logParts.joined(separator: "; ")
    let relations = [("must-fail", requirements), ("must-fail-for", dependents)]
    for (name, others) in relations where !others.isEmpty {
      let lines = others.map { "        <\($0.logParts.joined(separator: "; "))>" }
      line += "; \(name) = {\n\(lines.joined(separator: ",\n"))\n    }"
    }
    return "<\(line)>"
  }

  /// The parts of the recognizer's own description, without relations.
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

  /// The recognizers in the view tree that require this one to fail.
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
  /// The pair in the format of a device's log.
  fileprivate var logText: String {
    "(action=\(action.logName), target=\(target.map(DescriptionText.briefly) ?? "(null)"))"
  }
}

extension DescriptionText {
  /// Returns an object's class and address: `<UIView 0x5610>`.
  static func briefly(_ object: AnyObject) -> String {
    "<\(className(of: object)) \(address(of: object))>"
  }
}

extension Selector {
  /// The method's name; the class of the method if it has no name.
  ///
  /// A device's log prints a single word here.
  fileprivate var logName: String {
    let text = description
    let isWord = text.allSatisfy { $0.isLetter || $0.isNumber || "_:.".contains($0) }
    guard !isWord else { return text }
    let owner = text.drop { $0 == "(" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return "\(owner).method:"
  }
}
