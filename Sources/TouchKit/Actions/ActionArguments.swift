/// Hands a method its arguments: the sender first, then the event.
@MainActor
struct ActionArguments {
  /// The method wants something that an action does not bring.
  struct Mismatch: Error {}

  private let values: [Any?]
  private var position = 0

  init(sender: Any?, event: UIEvent?) {
    values = [sender, event]
  }

  /// The next argument, if it is of the type that the method takes there.
  mutating func next<Argument>(as type: Argument.Type) throws(Mismatch) -> Argument {
    guard position < values.count else { throw Mismatch() }
    defer { position += 1 }
    // A method that takes an optional also takes nothing.
    if let value = values[position], let argument = value as? Argument { return argument }
    guard values[position] == nil, let nothing = Any?.none as? Argument else { throw Mismatch() }
    return nothing
  }
}
