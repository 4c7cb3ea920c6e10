/// Finds who carries out an action, and calls the method.
@MainActor
enum ActionDispatch {
  /// Calls a method of a target, or of the first that has it up the chain; false if nobody has.
  @discardableResult
  static func send(
    _ action: Selector,
    to target: Any?,
    from sender: UIControl,
    for event: UIEvent?
  ) -> Bool {
    if let target { return action.perform(on: target, sender: sender, event: event) }
    let start = sender.attachedWindow?.application?.keyWindow?.firstResponder ?? sender
    for responder in ResponderChain(from: start).responders where action.accepts(responder) {
      return action.perform(on: responder, sender: sender, event: event)
    }
    return false
  }
}
