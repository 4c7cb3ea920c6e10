import TouchTrace
import Foundation

/// Sends an event to every window that contains one of its touches.
@MainActor
struct ApplicationDispatch {
  let application: UIApplication

  /// The maximum number of nested calls that send an event; further calls are ignored.
  private static let deepestNesting = 8

  /// Sends the event to its windows, in the order in which their first touch arrived.
  func deliver(_ event: UIEvent) {
    guard application.sendDepth < Self.deepestNesting else {
      EngineLog.warn(
        "sendEvent was called \(Self.deepestNesting) times from within itself; the innermost "
          + "call was ignored. Send events after the current one is handled.",
        in: application
      )
      return
    }
    application.sendDepth += 1
    defer { application.sendDepth -= 1 }
    traceSend(event)
    guard event.type == .touches else { return deliverElsewhere(event) }
    for window in windows(of: event) { window.sendEvent(event) }
  }

  /// Sends an event without touches to its windows, or else to the responder chain of the application.
  private func deliverElsewhere(_ event: UIEvent) {
    let windows = event.windowsConcerned(in: application)
    for window in windows { window.sendEvent(event) }
    if windows.isEmpty { event.deliver(to: application) }
  }

  private func windows(of event: UIEvent) -> [UIWindow] {
    var windows: [UIWindow] = []
    for touch in event.content.touches {
      guard let window = touch.state.window, !windows.containsObject(window) else { continue }
      windows.append(window)
    }
    return windows
  }

  private func traceSend(_ event: UIEvent) {
    guard application.trace.isOn, event.type != .hover else { return }
    let touches = event.content.touches.snapshots
    application.trace.record(.sent(to: application.snapshot(), touches: touches))
  }
}
