/// Hands a method its arguments: the sender first, then the event.
@MainActor
struct ActionArguments {
  /// The method wants something that an action does not bring.
  struct Mismatch: Error {}

  private let sender: Any?
  private let event: UIEvent?
  private var position = 0

  init(sender: Any?, event: UIEvent?) {
    self.sender = sender
    self.event = event
  }

  /// The next argument, if it is of the type that the method takes there.
  mutating func next<Argument>(as type: Argument.Type) throws(Mismatch) -> Argument {
    guard position < 2 else { throw Mismatch() }
    defer { position += 1 }
    let value: Any? = position == 0 ? sender : event
    if let value {
      // Not `as?`, which looks up the metadata of an optional on each call (5 % of row `drag`).
      guard case let argument as Argument = value else { throw Mismatch() }
      return argument
    }
    // A method that takes an optional also takes nothing.
    guard let nothing = Any?.none as? Argument else { throw Mismatch() }
    return nothing
  }
}
