import TouchTrace
import Foundation

/// Listens to one hit-test and writes its report.
///
/// Every call comes from the traversal itself, at the moment it decides, so that the report cannot
/// tell another story than the answer. None is inlined there, which keeps its frames small: they nest.
@MainActor
final class HitTestRecorder {
  /// The recorder of the hit-test that runs; nil unless it is recorded.
  static var current: HitTestRecorder?

  /// A view that was asked and has not answered yet.
  private struct Frame {
    let view: UIView
    let step: Int
    var isExplained = false
  }

  private var steps: [HitTestStep] = []
  private var frames: [Frame] = []

  /// Notes that a view is asked; returns a mark for `end(_:answer:)`.
  @inline(never)
  @discardableResult
  func begin(_ view: UIView, at point: CGPoint) -> Int {
    let mark = frames.count
    // Until it answers: the only views that stay without a reason answered nil by an override.
    append(view, at: point, .rejected(.hitTestOverridden))
    frames.append(Frame(view: view, step: steps.count - 1))
    return mark
  }

  /// The same, unless the view is the one being asked already: its superview noted it, or an override calls `super`.
  @inline(never)
  func beginUnlessAsked(_ view: UIView, at point: CGPoint) -> Int {
    frames.last?.view === view ? frames.count : begin(view, at: point)
  }

  /// The view being asked refuses by default.
  @inline(never)
  func refuse(_ view: UIView) {
    guard let frame = frames.last else { return }
    let refusal: HitTestRefusal = view.traits.takesTouches ? .outside : .switchedOff
    let point = steps[frame.step].point
    steps[frame.step].verdict = .rejected(frame.view.rejectionReason(for: refusal, at: point))
    frames[frames.count - 1].isExplained = true
  }

  /// A view is asked and refuses at once.
  @inline(never)
  func pass(_ view: UIView, at point: CGPoint, _ refusal: HitTestRefusal) {
    append(view, at: point, .rejected(view.rejectionReason(for: refusal, at: point)))
  }

  /// The views asked since a mark share one answer.
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

  /// The finished report.
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
