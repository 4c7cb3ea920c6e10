// In a class with `@preconcurrency` the names that the linker sees leave out the actor, so that the
// two forms would have the same name. The order of their type parameters keeps them apart.

extension UIApplication {
  /// Calls a method on the main actor; the same as with its selector.
  @discardableResult
  public final func sendAction<Target, each Argument>(
    _ action: @escaping (Target) -> @MainActor (repeat each Argument) -> Void,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    sendAction(Selector(action), to: target, from: sender, for: event)
  }

  /// Calls a method that belongs to no actor; the same as with its selector.
  @discardableResult
  public final func sendAction<each Argument, Target>(
    _ action: @escaping (Target) -> (repeat each Argument) -> Void,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    sendAction(Selector(action), to: target, from: sender, for: event)
  }
}

extension UIResponder {
  /// Whether this responder or one further up can carry out a method on the main actor.
  public final func canPerformAction<Target, each Argument>(
    _ action: @escaping (Target) -> @MainActor (repeat each Argument) -> Void,
    withSender sender: Any?
  ) -> Bool {
    canPerformAction(Selector(action), withSender: sender)
  }

  /// Whether this responder or one further up can carry out a method that belongs to no actor.
  public final func canPerformAction<each Argument, Target>(
    _ action: @escaping (Target) -> (repeat each Argument) -> Void,
    withSender sender: Any?
  ) -> Bool {
    canPerformAction(Selector(action), withSender: sender)
  }

  /// The responder that carries out a method on the main actor.
  public final func target<Target, each Argument>(
    forAction action: @escaping (Target) -> @MainActor (repeat each Argument) -> Void,
    withSender sender: Any?
  ) -> Any? {
    target(forAction: Selector(action), withSender: sender)
  }

  /// The responder that carries out a method that belongs to no actor.
  public final func target<each Argument, Target>(
    forAction action: @escaping (Target) -> (repeat each Argument) -> Void,
    withSender sender: Any?
  ) -> Any? {
    target(forAction: Selector(action), withSender: sender)
  }
}
