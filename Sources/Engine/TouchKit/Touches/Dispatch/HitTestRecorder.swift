import TouchTrace
import Foundation

/// Records one hit-test and creates its report.
///
/// The traversal makes every call at the moment of its decision, so the report always matches the result. The methods
/// are not inlined, so that the traversal's nested stack frames stay small.
@MainActor
final class HitTestRecorder {
  /// The recorder of the current hit-test; nil if it is not recorded.
  static var current: HitTestRecorder?

  /// A view whose hit-test has not returned yet.
  private struct Frame {
    let view: UIView
    let step: Int
    var isExplained = false
  }

  private var steps: [HitTestStep] = []
  private var frames: [Frame] = []

  /// Records that a view is asked; returns a mark for the end of the call.
  @inline(never)
  @discardableResult
  func begin(_ view: UIView, at point: CGPoint) -> Int {
    let mark = frames.count
    // Replaced when the view returns. Only views whose override returns nil keep this reason.
    append(view, at: point, .rejected(.hitTestOverridden))
    frames.append(Frame(view: view, step: steps.count - 1))
    return mark
  }

  /// Records that a view is asked, unless it is being asked already.
  ///
  /// Its superview has recorded it, or an override calls `super`.
  @inline(never)
  func beginUnlessAsked(_ view: UIView, at point: CGPoint) -> Int {
    frames.last?.view === view ? frames.count : begin(view, at: point)
  }

  /// Records that the view being asked refuses by default.
  @inline(never)
  func refuse(_ view: UIView) {
    guard let frame = frames.last else { return }
    let refusal: HitTestRefusal = view.traits.takesTouches ? .outside : .switchedOff
    let point = steps[frame.step].point
    steps[frame.step].verdict = .rejected(frame.view.rejectionReason(for: refusal, at: point))
    frames[frames.count - 1].isExplained = true
  }

  /// Records that a view is asked and refuses at once.
  @inline(never)
  func pass(_ view: UIView, at point: CGPoint, _ refusal: HitTestRefusal) {
    append(view, at: point, .rejected(view.rejectionReason(for: refusal, at: point)))
  }

  /// Records the shared answer of the views that were asked since a mark.
  @inline(never)
  func end(_ mark: Int?, answer: UIView?) {
    guard let mark else { return }
    while frames.count > mark, let frame = frames.popLast() {
      if let answer {
        steps[frame.step].verdict =
          answer === frame.view ? .received : .passedOn(to: answer.traceID)
      } else if !frame.isExplained {
        steps[frame.step].verdict = .rejected(.hitTestOverridden)
      }
    }
  }

  /// Returns the finished report.
  func report(point: CGPoint, window: UIWindow, result: UIView?) -> HitTestReport {
    HitTestReport(
      point: point,
      place: window.geometry.outward(point),
      window: window.snapshot(),
      steps: steps,
      result: result?.snapshot()
    )
  }

  private func append(_ view: UIView, at point: CGPoint, _ verdict: HitTestStep.Verdict) {
    steps.append(
      HitTestStep(
        node: view.snapshot(),
        askedBy: frames.last?.view.traceID,
        depth: frames.count,
        point: point,
        verdict: verdict
      )
    )
  }
}
