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
  /// The recognizer on one line, with what differs from the default, as a device's log prints it.
  final var logLine: String {
    let address = DescriptionText.address(of: self) + (name.map { " (\($0))" } ?? "")
    var parts = ["\(DescriptionText.className(of: self)): \(address)", "state = \(state.logName)"]
    if !isEnabled { parts.append("enabled = NO") }
    if !cancelsTouchesInView { parts.append("cancelsTouchesInView = NO") }
    if delaysTouchesBegan { parts.append("delaysTouchesBegan = YES") }
    if !delaysTouchesEnded { parts.append("delaysTouchesEnded = NO") }
    parts += logSettings
    parts.append("view = \(view.map(DescriptionText.briefly) ?? "(null)")")
    if !targets.isEmpty {
      parts.append("target= <\(targets.map(\.logText).joined(separator: "; "))>")
    }
    let others = requirements.map(DescriptionText.briefly)
    if !others.isEmpty { parts.append("must-fail = {\(others.joined(separator: ", "))}") }
    return "<\(parts.joined(separator: "; "))>"
  }
}

extension TargetAction {
  /// The pair as a device's log prints it.
  fileprivate var logText: String {
    "(action=\(action), target=\(target.map(DescriptionText.briefly) ?? "(null)"))"
  }
}

extension DescriptionText {
  /// An object by its class and address: `<UIView 0x5610>`.
  static func briefly(_ object: AnyObject) -> String {
    "<\(className(of: object)) \(address(of: object))>"
  }
}
