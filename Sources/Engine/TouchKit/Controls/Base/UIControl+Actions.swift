import TouchTrace
import Foundation

extension UIControl {
  /// Sends the actions for events of a touch.
  package final func send(_ events: Event, _ touch: UITouch, _ event: UIEvent?) {
    send(events, event: event, touch: touch)
  }

  /// Sends the actions for simultaneous events and calls each handler once.
  package final func send(_ events: Event, event: UIEvent?, touch: UITouch? = nil) {
    traceSending(events, touch)
    for entry in handlers.entries where !entry.events.isDisjoint(with: events) {
      // Actions can remove other handlers.
      guard handlers.contains(entry), !entry.isDead else { continue }
      switch entry.handler {
      case .method(let pair): sendAction(pair.action, to: pair.target, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  /// Calls a method through the application.
  final func dispatch(_ action: Selector, to target: Any?, _ event: UIEvent?) {
    let application = attachedWindow?.application ?? UIApplication.shared
    application.sendAction(action, to: target, from: self, for: event)
  }

  final var registeredTargets: Set<AnyHashable> {
    Set(
      handlers.pairs.map { entry in
        guard let target = entry.pair.target else { return AnyHashable(NSNull()) }
        return (target as? AnyHashable) ?? AnyHashable(ObjectIdentifier(target))
      }
    )
  }

  final func names(of target: Any?, for event: Event) -> [String]? {
    let names = handlers.pairs.filter { entry in
      entry.pair.target === target.map { $0 as AnyObject } && !entry.events.isDisjoint(with: event)
    }
    .map(\.pair.action.description)
    return names.isEmpty ? nil : names
  }

  final func visitHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in handlers.entries where !entry.isDead && !stops {
      switch entry.handler {
      case .method(let pair):
        iterator(nil, (pair.target as Any?, pair.action), entry.events, &stops)
      case .action(let action): iterator(action, nil, entry.events, &stops)
      }
    }
  }

  private func traceSending(_ events: Event, _ touch: UITouch?) {
    let window = touch?.state.window ?? attachedWindow
    guard let trace = window?.application?.trace, trace.isOn else { return }
    trace.record(
      .controlEvents(
        ControlEvents(
          control: snapshot(),
          names: events.names,
          touch: touch?.state.number,
          handlers: handlers.entries.count { !$0.events.isDisjoint(with: events) && !$0.isDead }
        )
      )
    )
  }
}

/// The variants of `addTarget` and `removeTarget` that take the method itself.
extension UIControl {
  /// Registers a method of a target for events: `addTarget(self, action: Card.tapped, for: …)`.
  ///
  /// The method takes nothing, the control, or the control and the event.
  public final func addTarget<Target, each Argument>(
    _ target: Any?,
    action: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    for controlEvents: Event,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    addTarget(
      target,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column)),
      for: controlEvents
    )
  }

  /// Registers a method without an actor for events.
  public final func addTarget<each Argument, Target>(
    _ target: Any?,
    action: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    for controlEvents: Event,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    addTarget(
      target,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column)),
      for: controlEvents
    )
  }

  /// Removes the registration of a method by `addTarget(_:action:for:)`.
  @available(*, unavailable, message: "pass the same Selector that you passed to addTarget")
  public final func removeTarget<Target, each Argument>(
    _ target: Any?,
    action: @escaping (Target) -> @MainActor (repeat each Argument) -> Void,
    for controlEvents: Event
  ) {}

  /// Removes the registration of a method without an actor by `addTarget(_:action:for:)`.
  @available(*, unavailable, message: "pass the same Selector that you passed to addTarget")
  public final func removeTarget<each Argument, Target>(
    _ target: Any?,
    action: @escaping (Target) -> (repeat each Argument) -> Void,
    for controlEvents: Event
  ) {}
}
