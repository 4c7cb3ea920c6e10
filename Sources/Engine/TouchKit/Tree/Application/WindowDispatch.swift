import TouchTrace

/// What a window does with an event.
@MainActor
struct WindowDispatch {
  let window: UIWindow

  /// Delivers the window's touches, to recognizers, then to views; or what else the event tells.
  func deliver(_ event: UIEvent) {
    guard let application = window.application else { return }
    traceSend(event, application)
    guard event.type == .touches else { return event.deliver(to: window) }
    FramePasses(application: application).deliver(event, to: window)
  }

  private func traceSend(_ event: UIEvent, _ application: UIApplication) {
    guard application.trace.interests.contains(.surroundings), event.type != .hover else { return }
    let touches = event.content.touches.filter { $0.state.window === window }
    application.trace.record(.sent(to: window.snapshot(), touches: touches.snapshots))
  }
}
