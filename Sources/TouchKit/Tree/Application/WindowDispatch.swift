import DispatchTracing

/// What a window does with an event.
@MainActor
struct WindowDispatch {
  let window: UIWindow

  /// Delivers the window's touches, to recognizers, then to views; or what else the event tells.
  func deliver(_ event: UIEvent) {
    guard let passes = window.application.map(FramePasses.init) else { return }
    traceSend(event, passes.application)
    guard event.type == .touches else { return event.deliver(to: window) }
    passes.deliver(event, to: window)
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
