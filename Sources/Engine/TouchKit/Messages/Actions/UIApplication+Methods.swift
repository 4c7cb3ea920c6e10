// In a class with `@preconcurrency` the names that the linker sees leave out the actor, so that the
// two forms would have the same name. The order of their type parameters keeps them apart.

extension UIApplication {
  /// Calls a method on the main actor; the same as with its selector.
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

  /// Calls a method that belongs to no actor; the same as with its selector.
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
  /// Whether this responder or one further up can carry out a method on the main actor.
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

  /// Whether this responder or one further up can carry out a method that belongs to no actor.
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

  /// The responder that carries out a method on the main actor.
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

  /// The responder that carries out a method that belongs to no actor.
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
