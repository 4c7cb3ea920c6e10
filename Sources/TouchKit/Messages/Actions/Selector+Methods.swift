/// Selectors from methods of the forms that senders can call: without arguments, with the sender,
/// with the sender and the event.
///
/// Each form exists twice: for methods on the main actor, as those of views and controllers are,
/// and for methods of classes that belong to no actor. Both are called on the main actor.
nonisolated extension Selector {
  /// Names a method on the main actor.
  public init<Target, each Argument>(
    _ method: @escaping (Target) -> @MainActor (repeat each Argument) -> Void
  ) {
    nonisolated(unsafe) let held = MainActorMethod(call: method)
    self.init(
      MethodIdentity(of: held, on: Target.self, taking: (repeat each Argument).self),
      accepts: { $0 is Target },
      shortcut: ActionShortcut(Target.self, repeat (each Argument).self) { target, arguments in
        var arguments = arguments
        held.call(unsafeBitCast(target, to: Target.self))(
          repeat arguments.next(as: (each Argument).self)
        )
      }
    ) { target, sender, event in
      guard let target = target as? Target else { return false }
      var arguments = ActionArguments(sender: sender, event: event)
      guard let values = try? (repeat arguments.next(as: (each Argument).self)) else {
        return false
      }
      held.call(target)(repeat each values)
      return true
    }
  }

  /// Names a method that belongs to no actor.
  public init<Target, each Argument>(
    _ method: @escaping (Target) -> (repeat each Argument) -> Void
  ) {
    nonisolated(unsafe) let held = FreeMethod(call: method)
    self.init(
      MethodIdentity(of: held, on: Target.self, taking: (repeat each Argument).self),
      accepts: { $0 is Target },
      shortcut: ActionShortcut(Target.self, repeat (each Argument).self) { target, arguments in
        var arguments = arguments
        held.call(unsafeBitCast(target, to: Target.self))(
          repeat arguments.next(as: (each Argument).self)
        )
      }
    ) { target, sender, event in
      guard let target = target as? Target else { return false }
      var arguments = ActionArguments(sender: sender, event: event)
      guard let values = try? (repeat arguments.next(as: (each Argument).self)) else {
        return false
      }
      held.call(target)(repeat each values)
      return true
    }
  }
}

/// Holds a method; a function that takes a pack cannot be held by itself.
nonisolated private struct MainActorMethod<Target, each Argument> {
  let call: (Target) -> @MainActor (repeat each Argument) -> Void
}

/// Holds a method; a function that takes a pack cannot be held by itself.
nonisolated private struct FreeMethod<Target, each Argument> {
  let call: (Target) -> (repeat each Argument) -> Void
}
