package import TextFormats

/// A responder chain, beginning with the first responder.
package struct ConsoleChain: Hashable, Sendable {
  /// The responders.
  package var responders: [ConsoleReference]
  /// The position of the start of the first line.
  package var position: SourcePosition
}

/// A method that a control calls.
package struct ConsoleAction: Hashable, Sendable {
  /// The control, if the command that printed the action names it.
  package var control: ConsoleAddress?
  /// The object that the control calls; nil if only the selector is printed.
  package var target: ConsoleReference?
  /// The selector; nil if only the target is printed.
  package var selector: String?
  /// The index of the control in the trees; nil if it is in none.
  package var viewIndex: Int?
  /// The position of the start of its line.
  package var position: SourcePosition

  /// The target of an action that travels up the chain from the first responder.
  package static let nobody = ConsoleReference(className: "the first responder", address: nil)
}
