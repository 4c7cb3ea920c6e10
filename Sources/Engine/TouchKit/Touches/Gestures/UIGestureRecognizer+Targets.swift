import TouchTrace

/// Calls of targets, and the methods that add a target by a method reference.
extension UIGestureRecognizer {
  /// Adds a method to call on a target when the recognizer recognises, ends or is cancelled.
  public final func addTarget<Target, each Argument>(
    _ target: Any,
    action: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    addTarget(target, action: Selector(mention: action, at: SourcePlace(fileID, line, column)))
  }

  /// Adds a method to call on a target when the recognizer recognises, ends or is cancelled.
  public final func addTarget<each Argument, Target>(
    _ target: Any,
    action: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    addTarget(target, action: Selector(mention: action, at: SourcePlace(fileID, line, column)))
  }

  /// Removes a target's method; a nil target matches every target.
  @available(*, unavailable, message: "pass the same Selector that you passed to addTarget")
  public final func removeTarget<Target, each Argument>(
    _ target: Any?,
    action: @escaping (Target) -> @MainActor (repeat each Argument) -> Void
  ) {}

  /// Removes a target's method; a nil target matches every target.
  @available(*, unavailable, message: "pass the same Selector that you passed to addTarget")
  public final func removeTarget<each Argument, Target>(
    _ target: Any?,
    action: @escaping (Target) -> (repeat each Argument) -> Void
  ) {}

  final func add(_ pair: TargetAction) {
    removeTargets { $0.isDead }
    if !targets.contains(where: { $0.isSame(as: pair) }) { targets.append(pair) }
  }

  final func removeTargets(where isChosen: (TargetAction) -> Bool) {
    targets.removeAll(where: isChosen)
  }

  /// Calls every target, in the order in which they were added.
  final func tellTargets() {
    tellOwner()
    // A copy, because a target may add or remove targets.
    for pair in targets { tell(pair) }
  }

  private func tell(_ pair: TargetAction) {
    if !pair.send(from: self, for: nil), let target = pair.target {
      complain(of: pair.action, on: target)
    }
  }

  private func complain(of action: Selector, on target: AnyObject) {
    EngineLog.warn(
      "\(snapshot().name) could not call \(action) on \(type(of: target)): the target is "
        + "of another class, or the method takes something other than the recognizer.",
      in: attachedView?.attachedWindow?.application
    )
  }
}
