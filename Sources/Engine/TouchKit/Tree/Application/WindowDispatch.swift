import TouchTrace

/// Delivers events within a window.
@MainActor
struct WindowDispatch {
  let window: UIWindow

  /// Delivers the window's touches to recognizers and then to views, or another kind of event to its receivers.
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
