/// Selectors from methods that return a value, such as `UIResponder.resignFirstResponder`; senders ignore the value.
nonisolated extension Selector {
  /// Mentions a main-actor method whose result is ignored; the compiler fills in the source location.
  public init<Target, each Argument, Answer>(
    _ method: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Answer,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(mention: method, at: SourcePlace(fileID, line, column))
  }

  /// Names a main-actor method whose result is ignored: `Selector("tapped:", Card.tapped)`.
  public init<Target, each Argument, Answer>(
    _ name: String,
    _ method: @escaping (Target) -> @MainActor (repeat each Argument) -> Answer
  ) {
    self.init(.name(name), calling: method)
  }

  init<Target, each Argument, Answer>(
    mention: @escaping () -> (Target) -> @MainActor (repeat each Argument) -> Answer,
    at place: SourcePlace
  ) {
    let found = MethodMention(
      of: AnsweringMainActorMention(method: mention),
      target: Target.self,
      arguments: (repeat each Argument).self,
      at: place
    )
    self.init(.mention(found), calling: mention())
  }

  private init<Target, each Argument, Answer>(
    _ identity: Identity,
    calling method: @escaping (Target) -> @MainActor (repeat each Argument) -> Answer
  ) {
    nonisolated(unsafe) let held = AnsweringMainActorMethod(call: method)
    self.init(
      identity,
      of: Target.self,
      taking: (repeat each Argument).self
    ) { target, sender, event in
      guard case let target as Target = target else { return false }
      var arguments = ActionArguments(sender: sender, event: event)
      do {
        _ = try held.call(target)(repeat arguments.next(as: (each Argument).self))
      } catch {
        return false
      }
      return true
    }
  }

  /// Mentions a method without an actor whose result is ignored; the compiler fills in the source location.
  public init<Target, each Argument, Answer>(
    _ method: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Answer,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(mention: method, at: SourcePlace(fileID, line, column))
  }

  /// Names a method without an actor whose result is ignored: `Selector("tapped:", Card.tapped)`.
  public init<Target, each Argument, Answer>(
    _ name: String,
    _ method: @escaping (Target) -> (repeat each Argument) -> Answer
  ) {
    self.init(.name(name), calling: method)
  }

  init<Target, each Argument, Answer>(
    mention: @escaping () -> (Target) -> (repeat each Argument) -> Answer,
    at place: SourcePlace
  ) {
    let found = MethodMention(
      of: AnsweringFreeMention(method: mention),
      target: Target.self,
      arguments: (repeat each Argument).self,
      at: place
    )
    self.init(.mention(found), calling: mention())
  }

  private init<Target, each Argument, Answer>(
    _ identity: Identity,
    calling method: @escaping (Target) -> (repeat each Argument) -> Answer
  ) {
    nonisolated(unsafe) let held = AnsweringFreeMethod(call: method)
    self.init(
      identity,
      of: Target.self,
      taking: (repeat each Argument).self
    ) { target, sender, event in
      guard case let target as Target = target else { return false }
      var arguments = ActionArguments(sender: sender, event: event)
      do {
        _ = try held.call(target)(repeat arguments.next(as: (each Argument).self))
      } catch {
        return false
      }
      return true
    }
  }
}

/// A wrapper for a method, because a function with a parameter pack cannot be stored by itself.
nonisolated private struct AnsweringMainActorMethod<Target, each Argument, Answer> {
  let call: (Target) -> @MainActor (repeat each Argument) -> Answer
}

/// A wrapper for the mention of a method.
nonisolated private struct AnsweringMainActorMention<Target, each Argument, Answer> {
  let method: () -> (Target) -> @MainActor (repeat each Argument) -> Answer
}

/// A wrapper for a method, because a function with a parameter pack cannot be stored by itself.
nonisolated private struct AnsweringFreeMethod<Target, each Argument, Answer> {
  let call: (Target) -> (repeat each Argument) -> Answer
}

/// A wrapper for the mention of a method.
nonisolated private struct AnsweringFreeMention<Target, each Argument, Answer> {
  let method: () -> (Target) -> (repeat each Argument) -> Answer
}
