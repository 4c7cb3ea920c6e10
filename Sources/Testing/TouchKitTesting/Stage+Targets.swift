import TouchTrace
import Foundation
import TouchKit

/// The search for a test's targets, and the report of faults.
extension Stage {
  /// Returns the place of a target, in window points; notes a fault if there is no such target.
  func locate(_ target: any TouchTarget, at place: CallSite) -> CGPoint? {
    // Fingers point at visible views, so a frame is finished first.
    application.finishFrame()
    if let view = target.view(on: self), view.window == nil {
      refuse("\(name(of: target)) is not in a window; add it to the stage first", at: place)
      return nil
    }
    guard let point = target.point(on: self) else {
      refuse("there is no \(name(of: target)) on the stage", at: place)
      return nil
    }
    return point
  }

  /// Notes an impossible request, and fails the running test.
  func refuse(_ fault: String, at place: CallSite) {
    faults.append(fault)
    TestFailures.report(fault, at: place)
  }

  /// Notes which view received the touch if it was not the target.
  func checkHit(of target: any TouchTarget) {
    lastMiss = nil
    guard let meant = target.view(on: self), let assignment = latestAssignment,
      !assignment.chain.contains(where: { $0.id == meant.traceID })
    else { return }
    lastMiss = explanation(ofTouch: assignment.touch.number, missing: meant)
  }

  private var latestAssignment: TouchAssignment? {
    for record in log.records.reversed() {
      if case .assigned(let assignment) = record.event { return assignment }
    }
    return nil
  }

  private func name(of target: any TouchTarget) -> String {
    if let identifier = target as? String { return "view with the identifier “\(identifier)”" }
    guard let view = target.view(on: self) else { return "such place" }
    return view.accessibilityIdentifier ?? String(describing: type(of: view))
  }
}
