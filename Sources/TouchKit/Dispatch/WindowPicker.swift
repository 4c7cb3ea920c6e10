import DispatchTracing
import Foundation

/// Finds the window and the view under a new touch.
@MainActor
struct WindowPicker {
  /// A window that claimed a point, and the view it named.
  struct Pick {
    let window: UIWindow
    let view: UIView
    /// The point in the window's coordinates.
    let point: CGPoint
  }

  let application: UIApplication
  /// Whether the trace hears of it; the pointer's own way would drown the fingers'.
  var isTraced = true

  /// The pick at a point of the screen: the front window that does not decline decides.
  func pick(at screenPoint: CGPoint, event: UIEvent?, touch: Int) -> Pick? {
    for window in WindowStack(registry: application.registry).frontToBack {
      guard let point = window.geometry.inward(screenPoint) else { continue }
      if let view = ask(window, point, event, touch) {
        return Pick(window: window, view: view, point: point)
      }
    }
    return nil
  }

  private func ask(_ window: UIWindow, _ point: CGPoint, _ event: UIEvent?, _ touch: Int) -> UIView?
  {
    guard isTraced, application.trace.isOn else { return window.hitTest(point, with: event) }
    let recorder = HitTestRecorder()
    application.hitTestRecorder = recorder
    defer { application.hitTestRecorder = nil }
    recorder.begin(window, at: point)
    let answer = window.hitTest(point, with: event)
    recorder.end(0, answer: answer)
    application.trace.note(
      .hitTest(recorder.report(point: point, window: window, result: answer), touch: touch)
    )
    return answer
  }
}
