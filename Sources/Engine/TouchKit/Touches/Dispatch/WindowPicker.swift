import TouchTrace
import Foundation

/// Finds the window and the view under a new touch.
@MainActor
struct WindowPicker {
  /// A window that accepted a point, and the view that its hit-test returned.
  struct Pick {
    let window: UIWindow
    let view: UIView
    /// The point in the window's coordinates.
    let point: CGPoint
  }

  let application: UIApplication
  /// Whether the trace records the hit-test; false for the pointer, whose hit-tests would drown the fingers'.
  var isTraced = true

  /// Returns the pick at a point of the screen, from the first window that does not decline.
  func pick(at screenPoint: CGPoint, event: UIEvent?, touch: Int) -> Pick? {
    for window in WindowStack(registry: application.registry).frontToBack {
      if let pick = pick(window, at: screenPoint, event, touch) { return pick }
    }
    return nil
  }

  private func pick(
    _ window: UIWindow,
    at screenPoint: CGPoint,
    _ event: UIEvent?,
    _ touch: Int
  ) -> Pick? {
    guard let point = window.geometry.inward(screenPoint),
      let view = answer(of: window, at: point, event, touch)
    else { return nil }
    return Pick(window: window, view: view, point: point)
  }

  private func answer(
    of window: UIWindow,
    at point: CGPoint,
    _ event: UIEvent?,
    _ touch: Int
  ) -> UIView? {
    guard isTraced, application.trace.interests.contains(.hitTests) else {
      return window.hitTest(point, with: event)
    }
    let (answer, report) = record(window, point, event)
    application.trace.record(.hitTest(report, touch: touch))
    return answer
  }

  /// Returns the hit-test reports of the windows that are asked, the front one first.
  func reports(at screenPoint: CGPoint, event: UIEvent?) -> [HitTestReport] {
    var reports: [HitTestReport] = []
    for window in WindowStack(registry: application.registry).frontToBack {
      guard let point = window.geometry.inward(screenPoint) else { continue }
      let (answer, report) = record(window, point, event)
      reports.append(report)
      if answer != nil { break }
    }
    return reports
  }

  /// Runs a window's hit-test and records it.
  private func record(
    _ window: UIWindow,
    _ point: CGPoint,
    _ event: UIEvent?
  ) -> (answer: UIView?, report: HitTestReport) {
    let recorder = HitTestRecorder()
    // A callback of the recorded hit-test may start another one.
    let former = HitTestRecorder.current
    HitTestRecorder.current = recorder
    defer { HitTestRecorder.current = former }
    recorder.begin(window, at: point)
    let answer = window.hitTest(point, with: event)
    recorder.end(0, answer: answer)
    return (answer, recorder.report(point: point, window: window, result: answer))
  }
}
