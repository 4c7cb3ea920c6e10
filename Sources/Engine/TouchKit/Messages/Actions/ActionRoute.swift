import TouchTrace

/// The route of one action from its sender to the called method.
@MainActor
struct ActionRoute {
  let application: UIApplication
  let action: Selector
  let sender: Any?
  let event: UIEvent?

  /// Calls the method; returns false if no object has it.
  func send(to target: Any?) -> Bool {
    let receiver = target ?? found
    // Traced before the call, because the method can send actions of its own.
    let canHandle = receiver.map { action.accepts($0) } ?? false
    trace(receiver, isHandled: canHandle, isSearched: target == nil)
    guard let receiver, canHandle else {
      if let target { warn(target) }
      return false
    }
    return action.perform(on: receiver, sender: sender, event: event)
  }

  /// The responder in the chain that can perform the action.
  private var found: Any? { start.target(forAction: action, withSender: sender) }

  /// The responder where the search begins.
  private var start: UIResponder {
    application.keyWindow?.firstResponder ?? sender as? UIResponder ?? application.keyWindow
      ?? application
  }

  private func warn(_ target: Any) {
    EngineLog.warn(
      "The action \(action) was sent to \(type(of: target)), which does not have that method; "
        + "nothing was called.",
      in: application
    )
  }

  private func trace(_ receiver: Any?, isHandled: Bool, isSearched: Bool) {
    guard application.trace.isOn else { return }
    application.trace.record(
      .action(
        ActionDispatch(
          action: action.description,
          sender: sender.map { ActionDispatch.Party($0) },
          target: receiver.map { ActionDispatch.Party($0) },
          isSearched: isSearched,
          isHandled: isHandled
        )
      )
    )
  }
}

extension ActionDispatch.Party {
  /// Describes an object that takes part in an action.
  init(_ object: Any) {
    let responder = object as? UIResponder
    self.init(
      name: responder?.traceName ?? String(describing: type(of: object)),
      node: responder?.snapshot()
    )
  }
}
