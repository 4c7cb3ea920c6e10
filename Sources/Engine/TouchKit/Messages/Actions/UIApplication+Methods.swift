// In a class with `@preconcurrency`, linker symbols omit the actor, so that the two forms would have the same symbol.
// The order of their type parameters makes the symbols different.

extension UIApplication {
  /// Calls a main-actor method, as with its selector.
  @discardableResult
  public final func sendAction<Target, each Argument>(
    _ action: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    sendAction(
      Selector(mention: action, at: SourcePlace(fileID, line, column)),
      to: target,
      from: sender,
      for: event
    )
  }

  /// Calls a method without an actor, as with its selector.
  @discardableResult
  public final func sendAction<each Argument, Target>(
    _ action: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    sendAction(
      Selector(mention: action, at: SourcePlace(fileID, line, column)),
      to: target,
      from: sender,
      for: event
    )
  }
}

extension UIResponder {
  /// Returns whether this responder or one further up can perform a main-actor method.
  public final func canPerformAction<Target, each Argument>(
    _ action: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    withSender sender: Any?,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    canPerformAction(
      Selector(mention: action, at: SourcePlace(fileID, line, column)),
      withSender: sender
    )
  }

  /// Returns whether this responder or one further up can perform a method without an actor.
  public final func canPerformAction<each Argument, Target>(
    _ action: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    withSender sender: Any?,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    canPerformAction(
      Selector(mention: action, at: SourcePlace(fileID, line, column)),
      withSender: sender
    )
  }

  /// Returns the responder that performs a main-actor method.
  public final func target<Target, each Argument>(
    forAction action:
      @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    withSender sender: Any?,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Any? {
    target(
      forAction: Selector(mention: action, at: SourcePlace(fileID, line, column)),
      withSender: sender
    )
  }

  /// Returns the responder that performs a method without an actor.
  public final func target<each Argument, Target>(
    forAction action: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    withSender sender: Any?,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Any? {
    target(
      forAction: Selector(mention: action, at: SourcePlace(fileID, line, column)),
      withSender: sender
    )
  }
}
