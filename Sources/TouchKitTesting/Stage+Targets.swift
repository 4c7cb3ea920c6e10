import DispatchTracing
import Foundation
import TouchKit

/// Finding what a test points at, and saying what went wrong.
extension Stage {
  /// Where a target is, in window points; noted as a fault when there is no such thing.
  func locate(_ target: any TouchTarget) -> CGPoint? {
    if let view = target.view(on: self), view.window == nil {
      faults.append("\(name(of: target)) is in no window; add it to the stage first")
      return nil
    }
    guard let point = target.point(on: self) else {
      faults.append("there is no \(name(of: target)) on the stage")
      return nil
    }
    return point
  }

  /// Notes who took the touch if it was not the view that was pointed at.
  func checkHit(of target: any TouchTarget) {
    lastMiss = nil
    guard let meant = target.view(on: self), let (report, assignment) = latestTouch,
      !assignment.chain.contains(where: { $0.id == meant.traceID })
    else { return }
    let asked = report.steps.compactMap { step -> String? in
      guard case .rejected(let reason) = step.verdict else { return nil }
      return "\(step.node.name) was passed over: \(reason.code)"
    }
    let receiver = assignment.hitTestView?.name ?? "nobody"
    let lines = ["\(name(of: target)) was not hit; \(receiver) was"] + asked
    lastMiss = lines.joined(separator: "\n  ")
  }

  /// How the latest finger found its view.
  private var latestTouch: (HitTestReport, TouchAssignment)? {
    var assignment: TouchAssignment?
    for record in log.records.reversed() {
      switch record.event {
      case .assigned(let found): assignment = assignment ?? found
      case .hitTest(let report, let touch):
        if let assignment, assignment.touch.number == touch { return (report, assignment) }
      default: break
      }
    }
    return nil
  }

  private func name(of target: any TouchTarget) -> String {
    if let identifier = target as? String { return "view with the identifier “\(identifier)”" }
    guard let view = target.view(on: self) else { return "such place" }
    return view.accessibilityIdentifier ?? String(describing: type(of: view))
  }
}
