/// A method that a sender calls on a target (Apple: Selector).
///
/// The method takes nothing, the sender, or the sender and the event.
///
/// - Named, as the porting aid writes it, `Selector("tapped:", Card.tapped)` equals every other one of that name, as on
///   devices; the class only determines the called method.
/// - Unnamed, `action: Card.tapped` and `Selector(Card.tapped)` equal the selector that the same location in the source
///   makes when it runs again, so that a reused cell adds its action once.
/// - Two mentions at two locations differ. To compare or to remove, name the method or keep the selector.
/// - A method from a variable, or from the type parameters of a generic class, can differ each time. Pass selectors
///   instead of such methods.
nonisolated public struct Selector: Sendable {
  /// A closure that calls the method if the target has it.
  typealias Call = @MainActor @Sendable (_ target: Any, _ sender: Any?, UIEvent?) -> Bool

  /// The identity by which selectors are compared.
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

  /// The given name; nil for a selector identified by its location in the source.
  var name: String? {
    guard case .name(let name) = identity else { return nil }
    return name
  }

  /// Calls the method on a target; returns false if the target does not have it.
  @MainActor
  func perform(on target: Any, sender: Any?, event: UIEvent?) -> Bool {
    call(target, sender, event)
  }
}

nonisolated extension Selector: Hashable {
  /// Whether both have the same name or come from the same location in the source.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.identity == right.identity
  }

  /// Unavailable, because a method itself cannot be compared.
  @available(*, unavailable, message: "name the method, as in Selector(\"name:\", Card.tapped)")
  public static func == <Target, each Argument>(
    left: Selector,
    right: @escaping (Target) -> @MainActor (repeat each Argument) -> Void
  ) -> Bool { false }

  /// Unavailable, because a method itself cannot be compared.
  @available(*, unavailable, message: "name the method, as in Selector(\"name:\", Card.tapped)")
  public static func == <each Argument, Target>(
    left: Selector,
    right: @escaping (Target) -> (repeat each Argument) -> Void
  ) -> Bool { false }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

nonisolated extension Selector: CustomStringConvertible {
  /// The name, or without one the type of the method: `(Card) -> (UIButton)`.
  public var description: String {
    if let name { return name }
    let list = "\(arguments)"
    return "(\(target)) -> \(list.hasPrefix("(") ? list : "(\(list))")"
  }
}
