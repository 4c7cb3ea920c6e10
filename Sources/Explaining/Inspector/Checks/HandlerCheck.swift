import TouchTrace

/// Checks whether a control or a recognizer calls a target.
enum HandlerCheck {
  /// Controls that are useful without a target.
  static let selfSufficient: Set = ["UITextField", "UIPageControl"]
  /// Recognizers that only call their targets.
  static let tellingRecognizers = Set(
    RecognizerKind.allCases.filter { $0 != .other }.map(\.className)
  )

  /// Whether a control is known to call no target.
  static func isSilent(_ view: ViewSnapshot, _ facts: AppFacts) -> Bool {
    guard let control = view.control, control.handlers.isEmpty,
      !selfSufficient.contains(view.node.typeName)
    else { return false }
    return facts[view.node]?.tells(.targets) ?? true
  }

  /// Returns the event that a control usually sends.
  static func usualEvent(of control: NodeSnapshot) -> String {
    ["UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl"]
      .contains(control.typeName) ? "valueChanged" : "touchUpInside"
  }

  /// Whether a recognizer calls no target and is useless without one.
  static func isSilent(_ recognizer: RecognizerSnapshot) -> Bool {
    recognizer.targetCount == 0 && tellingRecognizers.contains(recognizer.node.typeName)
  }
}
