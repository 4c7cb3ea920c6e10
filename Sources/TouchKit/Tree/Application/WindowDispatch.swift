import DispatchTracing

/// What a window does with an event.
@MainActor
struct WindowDispatch {
  let window: UIWindow

  /// Delivers the window's touches, to recognizers, then to views; or what else the event tells.
  func deliver(_ event: UIEvent) {
    // Held by its caller, unless the event is sent by hand.
    if window.askApplication(\.isWorking) == true {
      window.askApplication { deliver(event, in: $0) }
    } else if let application = window.application {
      deliver(event, in: application)
    }
  }

  private func deliver(_ event: UIEvent, in application: UIApplication) {
    traceSend(event, application)
    guard event.type == .touches else { return event.deliver(to: window) }
    FramePasses(application: application).deliver(event, to: window)
  }

  private func traceSend(_ event: UIEvent, _ application: UIApplication) {
    guard application.trace.interests.contains(.surroundings), event.type != .hover else { return }
    var touches: [TouchSnapshot] = []
    for touch in event.content.touches where touch.state.window === window {
      touches.append(touch.snapshot())
    }
    application.trace.record(.sent(to: window.snapshot(), touches: touches))
  }
}
