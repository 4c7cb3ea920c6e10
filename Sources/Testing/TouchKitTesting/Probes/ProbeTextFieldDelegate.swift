public import Foundation
public import TouchKit

/// A text field's delegate that logs every call, and returns the value that a test sets.
@preconcurrency @MainActor
open class ProbeTextFieldDelegate: NSObject, UITextFieldDelegate {
  /// The log that receives the calls.
  public let log: ProbeLog
  /// The result of every question; true by default.
  public var allows = true

  // Isolated to no actor, for the reason given in `Stage`.
  nonisolated deinit {}

  /// Creates a delegate with a log.
  public init(log: ProbeLog) {
    self.log = log
    super.init()
  }

  /// Logs the question and returns `allows`.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask("shouldBeginEditing", textField)
  }

  /// Logs the call.
  open func textFieldDidBeginEditing(_ textField: UITextField) { add("didBeginEditing", textField) }

  /// Logs the question and returns `allows`.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask("shouldEndEditing", textField)
  }

  /// Logs the call.
  open func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    add("didEndEditing", textField)
  }

  /// Logs the question and returns `allows`.
  open func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    add("shouldChange \(range.location)+\(range.length) to \(string.debugDescription)", textField)
    return allows
  }

  /// Logs the call.
  open func textFieldDidChangeSelection(_ textField: UITextField) {
    add("didChangeSelection", textField)
  }

  /// Logs the question and returns `allows`.
  open func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", textField) }

  /// Logs the question and returns `allows`.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    ask("shouldReturn", textField)
  }

  private func ask(_ question: String, _ field: UITextField) -> Bool {
    add(question, field)
    return allows
  }

  private func add(_ call: String, _ field: UITextField) {
    log.add(field.accessibilityIdentifier ?? "textField", call)
  }
}
