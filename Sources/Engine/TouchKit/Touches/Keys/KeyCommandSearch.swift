/// Finds the key command that a key stands for, and carries it out.
@MainActor
struct KeyCommandSearch {
  let application: UIApplication

  /// Calls the method of the first command that names the key; false if there is none.
  func perform(_ key: UIKey) -> Bool {
    guard let start = application.keyWindow?.keyResponder else { return false }
    let isTyped = start is any UIKeyInput && key.meaning.isText
    for responder in ResponderChain(from: start).responders {
      for command in responder.keyCommands ?? [] where command.names(key.meaning) {
        if isTyped, !command.wantsPriorityOverSystemBehavior { continue }
        if perform(command, from: start) { return true }
      }
    }
    // Responders that are typed into get their editing keys as presses.
    guard !(start is any UIKeyInput) else { return false }
    return EditShortcut(key)?.perform(from: start) ?? false
  }

  private func perform(_ command: UIKeyCommand, from start: UIResponder) -> Bool {
    guard let action = command.action,
      let target = start.target(forAction: action, withSender: command)
    else { return false }
    return application.sendAction(action, to: target, from: command, for: nil)
  }
}

extension UIKeyCommand {
  /// Whether a key, with the modifiers held, is the command's.
  fileprivate func names(_ key: KeyMeaning) -> Bool {
    guard let input, !attributes.contains(.disabled) else { return false }
    return key.matches(input, modifierFlags)
  }
}

extension UIWindow {
  /// The receiver of keys while the window is key: the first responder, else the controller in
  /// front.
  ///
  /// A controller presented, shown by a navigation controller or selected by a tab bar controller
  /// stands in front of its container (our choice where there is no first responder).
  final var keyResponder: UIResponder {
    if let firstResponder { return firstResponder }
    guard var controller = rootViewController else { return self }
    while let next = controller.presentedViewController ?? controller.frontChild {
      controller = next
    }
    return controller
  }
}
