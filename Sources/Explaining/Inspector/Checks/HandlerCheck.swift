import TouchTrace

/// Whether anything is called when a control or a recognizer has something to tell.
enum HandlerCheck {
  /// Controls that are of use without calling a target.
  static let selfSufficient: Set = ["UITextField", "UIPageControl"]
  /// Recognizers that do nothing but tell their targets.
  static let tellingRecognizers = Set(
    RecognizerKind.allCases.filter { $0 != .other }.map(\.className)
  )

  /// Whether a control calls no target, and that is known.
  static func isSilent(_ view: ViewSnapshot, _ facts: AppFacts) -> Bool {
    guard let control = view.control, control.handlers.isEmpty,
      !selfSufficient.contains(view.node.typeName)
    else { return false }
    return facts[view.node]?.tells(.targets) ?? true
  }

  /// Whether a recognizer calls no target, and is of no use without one.
  static func isSilent(_ recognizer: RecognizerSnapshot) -> Bool {
    recognizer.targetCount == 0 && tellingRecognizers.contains(recognizer.node.typeName)
  }
}
