/// Selectors from methods that answer something, such as `UIResponder.resignFirstResponder`; senders
/// ignore the answer.
nonisolated extension Selector {
  /// Names a method on the main actor whose answer is ignored.
  public init<Target, each Argument, Answer>(
    _ method: @escaping (Target) -> @MainActor (repeat each Argument) -> Answer
  ) {
    nonisolated(unsafe) let held = AnsweringMainActorMethod(call: method)
    self.init(
      MethodIdentity(of: held, on: Target.self, taking: (repeat each Argument).self),
      accepts: { $0 is Target }
    ) { target, sender, event in
      guard let target = target as? Target else { return false }
      var arguments = ActionArguments(sender: sender, event: event)
      guard let values = try? (repeat arguments.next(as: (each Argument).self)) else {
        return false
      }
      _ = held.call(target)(repeat each values)
      return true
    }
  }

  /// Names a method that belongs to no actor and whose answer is ignored.
  public init<Target, each Argument, Answer>(
    _ method: @escaping (Target) -> (repeat each Argument) -> Answer
  ) {
    nonisolated(unsafe) let held = AnsweringFreeMethod(call: method)
    self.init(
      MethodIdentity(of: held, on: Target.self, taking: (repeat each Argument).self),
      accepts: { $0 is Target }
    ) { target, sender, event in
      guard let target = target as? Target else { return false }
      var arguments = ActionArguments(sender: sender, event: event)
      guard let values = try? (repeat arguments.next(as: (each Argument).self)) else {
        return false
      }
      _ = held.call(target)(repeat each values)
      return true
    }
  }
}

/// Holds a method; a function that takes a pack cannot be held by itself.
nonisolated private struct AnsweringMainActorMethod<Target, each Argument, Answer> {
  let call: (Target) -> @MainActor (repeat each Argument) -> Answer
}

/// Holds a method; a function that takes a pack cannot be held by itself.
nonisolated private struct AnsweringFreeMethod<Target, each Argument, Answer> {
  let call: (Target) -> (repeat each Argument) -> Answer
}
