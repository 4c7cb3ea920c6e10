/// The arguments of an action method: the sender first, then the event.
@MainActor
struct ActionArguments {
  /// The error if the method takes an argument that an action does not have.
  struct Mismatch: Error {}

  private let sender: Any?
  private let event: UIEvent?
  private var position = 0

  init(sender: Any?, event: UIEvent?) {
    self.sender = sender
    self.event = event
  }

  /// Returns the next argument if it has the type that the method takes.
  mutating func next<Argument>(as type: Argument.Type) throws(Mismatch) -> Argument {
    guard position < 2 else { throw Mismatch() }
    defer { position += 1 }
    let value: Any? = position == 0 ? sender : event
    if let value {
      // A pattern instead of `as?`, which looks up the metadata of an optional on each call (5 % of row `drag`).
      guard case let argument as Argument = value else { throw Mismatch() }
      return argument
    }
    // A method that takes an optional also accepts nil.
    guard let nothing = Any?.none as? Argument else { throw Mismatch() }
    return nothing
  }
}
