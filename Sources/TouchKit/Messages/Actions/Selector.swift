/// The name of a method that a sender calls on a target.
///
/// Made from an unapplied method: `Selector(Card.tapped)`. The method takes nothing, the sender, or
/// the sender and the event. Everything that takes a selector also takes the method itself. Two
/// selectors are equal when they name the same method of the same class; make a selector rather
/// than keep the method itself if you want to compare it later. On Apple's platforms the compiler makes
/// selectors from Objective-C names; without Objective-C the method stands for itself (our choice).
nonisolated public struct Selector: Sendable {
  /// Calls the method if the target has it.
  typealias Call = @MainActor @Sendable (_ target: Any, _ sender: Any?, UIEvent?) -> Bool

  let call: Call
  let accepts: @Sendable (Any) -> Bool
  let method: MethodIdentity
  /// The same way for those who know already that it can be gone.
  let shortcut: ActionShortcut?

  init(
    _ method: MethodIdentity,
    accepts: @escaping @Sendable (Any) -> Bool,
    shortcut: ActionShortcut? = nil,
    call: @escaping Call
  ) {
    self.method = method
    self.accepts = accepts
    self.shortcut = shortcut
    self.call = call
  }

  /// Calls the method on a target; false when the target does not have it.
  @MainActor
  func perform(on target: Any, sender: Any?, event: UIEvent?) -> Bool {
    call(target, sender, event)
  }

  /// The same for an object that sends, which knows a shortcut afterwards.
  @MainActor
  func perform(on target: AnyObject, from sender: AnyObject, event: UIEvent?) -> Bool {
    guard call(target, sender, event) else { return false }
    shortcut?.learn(target, sender, event)
    return true
  }
}

extension Selector: Hashable {
  /// Whether both name the same method.
  public static func == (left: Selector, right: Selector) -> Bool { left.method == right.method }

  /// Feeds what is equal for equal selectors.
  public func hash(into hasher: inout Hasher) { hasher.combine(method) }
}

extension Selector: CustomStringConvertible {
  /// The type of the method: `(Card) -> (UIButton)`.
  public var description: String { method.typeName }
}
