import TouchTrace
import Foundation
import Testing

@Suite("Words of the trace")
struct VocabularyTests {
  @Test("codes of rejection reasons are stable")
  func codes() {
    let reasons: [RejectionReason] = [
      .hidden, .alpha(0.005), .interactionDisabled, .outsideBounds(.zero), .zeroSize,
      .nonInvertibleTransform, .animating, .pointInsideOverridden, .hitTestOverridden,
    ]
    #expect(
      reasons.map(\.code) == [
        "hidden", "alpha", "interactionDisabled", "outsideBounds", "zeroSize",
        "nonInvertibleTransform", "animating", "pointInsideOverridden", "hitTestOverridden",
      ]
    )
  }

  @Test("a responder goes by its author's name for it, else by its class")
  func names() {
    #expect(Samples.card.name == "card")
    #expect(Samples.window.name == "UIWindow")
  }

  @Test("phases, outcomes and causes are written as in UIKit's names")
  func rawValues() {
    #expect(TouchSnapshot.Phase.regionEntered.rawValue == "regionEntered")
    #expect(TouchAssignment.Outcome.exclusiveTouch.rawValue == "exclusiveTouch")
    #expect(CancellationCause.gestureRecognized.rawValue == "gestureRecognized")
    #expect(DropCause.ignoringInteraction.rawValue == "ignoringInteraction")
  }
}
