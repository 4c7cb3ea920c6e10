package import TextFormats

/// A responder chain, the first responder first.
package struct ConsoleChain: Hashable, Sendable {
  /// The responders.
  package var responders: [ConsoleReference]
  /// Where the first line begins.
  package var position: SourcePosition
}

/// A method that a control calls.
package struct ConsoleAction: Hashable, Sendable {
  /// The control, where the command that printed the action names it.
  package var control: ConsoleAddress?
  /// The object that is called; nil where only the selector is printed.
  package var target: ConsoleReference?
  /// The selector; nil where only the target is printed.
  package var selector: String?
  /// The index of the control in the trees; nil when it is in none.
  package var viewIndex: Int?
  /// Where its line begins.
  package var position: SourcePosition

  /// The target of an action that goes to the first responder, and up the chain from there.
  package static let nobody = ConsoleReference(className: "the first responder", address: nil)
}
