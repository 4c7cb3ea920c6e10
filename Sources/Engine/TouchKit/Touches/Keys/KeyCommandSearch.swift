/// Finds the key command of a key and performs it.
@MainActor
struct KeyCommandSearch {
  let application: UIApplication

  /// Performs the first command that matches the key; returns whether it found one.
  func perform(_ key: UIKey) -> Bool {
    guard let start = application.keyWindow?.keyResponder else { return false }
    let isTyped = start is any UIKeyInput && key.meaning.isText
    for responder in ResponderChain(from: start).responders {
      for command in responder.keyCommands ?? [] where command.names(key.meaning) {
        if isTyped, !command.wantsPriorityOverSystemBehavior { continue }
        if perform(command, from: start) { return true }
      }
    }
    // Responders with text input receive their editing keys as presses.
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
  /// Returns whether the command matches a key with the held modifiers.
  fileprivate func names(_ key: KeyMeaning) -> Bool {
    guard let input, !attributes.contains(.disabled) else { return false }
    return key.matches(input, modifierFlags)
  }
}

extension UIWindow {
  /// The receiver of keys while the window is key: the first responder, or else the front controller.
  ///
  /// A presented controller is in front of its presenter. The visible child of a navigation or tab bar controller is in
  /// front of its container (our choice where there is no first responder).
  final var keyResponder: UIResponder {
    if let firstResponder { return firstResponder }
    guard var controller = rootViewController else { return self }
    while let next = controller.presentedViewController ?? controller.frontChild {
      controller = next
    }
    return controller
  }
}
