extension UIEvent {
  /// Returns the windows to which the application sends an event without touches.
  final func windowsConcerned(in application: UIApplication) -> [UIWindow] {
    switch self {
    case let event as UIPressesEvent:
      var windows: [UIWindow] = []
      for press in event.presses {
        guard let window = press.state.window, !windows.contains(where: { $0 === window })
        else { continue }
        windows.append(window)
      }
      return windows
    case let event as HoverEvent: return event.touch?.state.window.map { [$0] } ?? []
    case let event as WheelEvent: return [event.window]
    case is DeviceEvent: return application.keyWindow.map { [$0] } ?? []
    default: return []
    }
  }

  /// Delivers the event to its receivers in a window.
  final func deliver(to window: UIWindow) {
    switch self {
    case let event as UIPressesEvent: PressDelivery(event: event).deliver(to: window)
    case let event as DeviceEvent: event.call.begin(at: window.keyResponder)
    case is HoverEvent: window.application?.hover.deliver(to: window)
    case let event as WheelEvent: event.deliver()
    default: break
    }
  }

  /// Delivers the event to the application itself because it concerns no window.
  final func deliver(to application: UIApplication) {
    guard let event = self as? DeviceEvent else { return }
    event.call.begin(at: application)
  }
}
