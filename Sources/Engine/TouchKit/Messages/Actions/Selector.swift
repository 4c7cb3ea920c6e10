/// A method that a sender calls on a target (Apple: Selector): one that takes nothing, the sender, or
/// the sender and the event.
///
/// - Named, as the porting aid writes it, `Selector("tapped:", Card.tapped)` equals every other one
///   of that name, as on devices; the class only says what is called.
/// - Unnamed, `action: Card.tapped` and `Selector(Card.tapped)` equal what the same place in the
///   source makes when it runs again, so that a cell that is used again adds its action once.
/// - Two mentions at two places differ. To compare or to remove, name the method or keep the selector.
/// - A method that comes in a variable, or by the type parameters of a generic class, may be another
///   one each time: hand on selectors rather than methods.
nonisolated public struct Selector: Sendable {
  /// Calls the method if the target has it.
  typealias Call = @MainActor @Sendable (_ target: Any, _ sender: Any?, UIEvent?) -> Bool

  /// What selectors are compared by.
  enum Identity: Hashable, Sendable {
    case name(String)
    case mention(MethodMention)
  }

  let identity: Identity
  let call: Call
  let accepts: @Sendable (Any) -> Bool
  private let target: any Any.Type
  private let arguments: any Any.Type

  init<Target>(
    _ identity: Identity,
    of target: Target.Type,
    taking arguments: any Any.Type,
    call: @escaping Call
  ) {
    self.identity = identity
    self.target = target
    self.arguments = arguments
    accepts = { $0 is Target }
    self.call = call
  }

  /// The name that it was given; nil for one that is known by its place in the source.
  var name: String? {
    guard case .name(let name) = identity else { return nil }
    return name
  }

  /// Calls the method on a target; false when the target does not have it.
  @MainActor
  func perform(on target: Any, sender: Any?, event: UIEvent?) -> Bool {
    call(target, sender, event)
  }
}

nonisolated extension Selector: Hashable {
  /// Whether both have the same name, or come from the same place in the source.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.identity == right.identity
  }

  /// A method itself has nothing to compare by.
  @available(*, unavailable, message: "name the method, as in Selector(\"name:\", Card.tapped)")
  public static func == <Target, each Argument>(
    left: Selector,
    right: @escaping (Target) -> @MainActor (repeat each Argument) -> Void
  ) -> Bool { false }

  /// A method itself has nothing to compare by.
  @available(*, unavailable, message: "name the method, as in Selector(\"name:\", Card.tapped)")
  public static func == <each Argument, Target>(
    left: Selector,
    right: @escaping (Target) -> (repeat each Argument) -> Void
  ) -> Bool { false }

  /// Feeds what is equal for equal selectors.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

nonisolated extension Selector: CustomStringConvertible {
  /// The name, or for want of one the type of the method: `(Card) -> (UIButton)`.
  public var description: String {
    if let name { return name }
    let list = "\(arguments)"
    return "(\(target)) -> \(list.hasPrefix("(") ? list : "(\(list))")"
  }
}
