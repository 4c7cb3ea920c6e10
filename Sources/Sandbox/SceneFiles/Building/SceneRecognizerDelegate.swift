import UIKit

/// The delegate of a recognizer of a scene file.
final class SceneRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
  private let plan: RecognizerBlueprint
  /// The stage, which retains its delegates.
  private unowned let stage: SceneStage

  init(_ plan: RecognizerBlueprint, on stage: SceneStage) {
    (self.plan, self.stage) = (plan, stage)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    plan.shouldBegin
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    plan.isWithAll || names(otherGestureRecognizer, in: plan.companions)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    names(otherGestureRecognizer, in: plan.awaited)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    names(otherGestureRecognizer, in: plan.waiting)
  }

  private func names(_ recognizer: UIGestureRecognizer, in references: [Reference]) -> Bool {
    references.contains { stage.recognizer($0.name) === recognizer }
  }
}
