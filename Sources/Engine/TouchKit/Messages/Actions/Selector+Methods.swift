/// Selectors from methods of the forms that senders can call.
///
/// The forms are: without arguments, with the sender, and with the sender and the event. Each form exists twice: for
/// methods on the main actor, like those of views and controllers, and for methods of classes without an actor. Both
/// are called on the main actor.
nonisolated extension Selector {
  /// Mentions a main-actor method; the compiler fills in the source location.
  public init<Target, each Argument>(
    _ method: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(mention: method, at: SourcePlace(fileID, line, column))
  }

  /// Names a main-actor method: `Selector("tapped:", Card.tapped)`.
  public init<Target, each Argument>(
    _ name: String,
    _ method: @escaping (Target) -> @MainActor (repeat each Argument) -> Void
  ) {
    self.init(.name(name), calling: method)
  }

  init<Target, each Argument>(
    mention: @escaping () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    at place: SourcePlace
  ) {
    let found = MethodMention(
      of: MainActorMention(method: mention),
      target: Target.self,
      arguments: (repeat each Argument).self,
      at: place
    )
    self.init(.mention(found), calling: mention())
  }

  private init<Target, each Argument>(
    _ identity: Identity,
    calling method: @escaping (Target) -> @MainActor (repeat each Argument) -> Void
  ) {
    nonisolated(unsafe) let held = MainActorMethod(call: method)
    self.init(
      identity,
      of: Target.self,
      taking: (repeat each Argument).self
    ) { target, sender, event in
      guard case let target as Target = target else { return false }
      var arguments = ActionArguments(sender: sender, event: event)
      do {
        try held.call(target)(repeat arguments.next(as: (each Argument).self))
      } catch {
        return false
      }
      return true
    }
  }

  /// Mentions a method without an actor; the compiler fills in the source location.
  public init<Target, each Argument>(
    _ method: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(mention: method, at: SourcePlace(fileID, line, column))
  }

  /// Names a method without an actor: `Selector("tapped:", Card.tapped)`.
  public init<Target, each Argument>(
    _ name: String,
    _ method: @escaping (Target) -> (repeat each Argument) -> Void
  ) {
    self.init(.name(name), calling: method)
  }

  init<Target, each Argument>(
    mention: @escaping () -> (Target) -> (repeat each Argument) -> Void,
    at place: SourcePlace
  ) {
    let found = MethodMention(
      of: FreeMention(method: mention),
      target: Target.self,
      arguments: (repeat each Argument).self,
      at: place
    )
    self.init(.mention(found), calling: mention())
  }

  private init<Target, each Argument>(
    _ identity: Identity,
    calling method: @escaping (Target) -> (repeat each Argument) -> Void
  ) {
    nonisolated(unsafe) let held = FreeMethod(call: method)
    self.init(
      identity,
      of: Target.self,
      taking: (repeat each Argument).self
    ) { target, sender, event in
      guard case let target as Target = target else { return false }
      var arguments = ActionArguments(sender: sender, event: event)
      do {
        try held.call(target)(repeat arguments.next(as: (each Argument).self))
      } catch {
        return false
      }
      return true
    }
  }
}

/// A wrapper for a method, because a function with a parameter pack cannot be stored by itself.
nonisolated private struct MainActorMethod<Target, each Argument> {
  let call: (Target) -> @MainActor (repeat each Argument) -> Void
}

/// A wrapper for the mention of a method.
nonisolated private struct MainActorMention<Target, each Argument> {
  let method: () -> (Target) -> @MainActor (repeat each Argument) -> Void
}

/// A wrapper for a method, because a function with a parameter pack cannot be stored by itself.
nonisolated private struct FreeMethod<Target, each Argument> {
  let call: (Target) -> (repeat each Argument) -> Void
}

/// A wrapper for the mention of a method.
nonisolated private struct FreeMention<Target, each Argument> {
  let method: () -> (Target) -> (repeat each Argument) -> Void
}
