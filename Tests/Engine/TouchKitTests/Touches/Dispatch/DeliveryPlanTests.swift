import Foundation
import Testing
@testable import TouchKit

@MainActor
@Suite("What views are told of a touch")
struct DeliveryPlanTests {
  @Test("Nobody asks for anything: each phase is told when it comes")
  func plain() {
    #expect(plan(.unseen, .began) == .tell([.began], withholding: nil))
    #expect(plan(.seen, .moved) == .tell([.moved], withholding: nil))
    #expect(plan(.seen, .stationary) == .tell([], withholding: nil))
    #expect(plan(.seen, .ended) == .tell([.ended], withholding: nil))
    #expect(plan(.seen, .cancelled) == .tell([.cancelled], withholding: nil))
  }

  @Test("A touch that is over is never told again")
  func over() {
    for phase in [UITouch.Phase.began, .moved, .stationary, .ended, .cancelled] {
      #expect(plan(.over, phase, [.withholdBegan, .take]) == .tell([], withholding: nil))
    }
  }

  @Test("While the beginning is withheld nothing is told")
  func withheldBeginning() {
    for phase in [UITouch.Phase.began, .moved, .stationary, .ended] {
      #expect(plan(.unseen, phase, .withholdBegan) == .tell([], withholding: .began))
    }
    #expect(plan(.unseen, .cancelled, .withholdBegan) == .drop)
  }

  @Test("I36: A view that learns late is told the beginning, then where the finger is")
  func lateBeginning() {
    #expect(plan(.unseen, .stationary) == .tell([.began], withholding: nil))
    #expect(plan(.unseen, .moved, moved: true) == .tell([.began, .moved], withholding: nil))
    #expect(plan(.unseen, .ended) == .tell([.began, .ended], withholding: nil))
    #expect(
      plan(.unseen, .stationary, hasEnded: true) == .tell([.began, .ended], withholding: nil)
    )
    let half = plan(.unseen, .ended, .withholdEnded)
    #expect(half == .tell([.began], withholding: .ended))
  }

  @Test("A withheld lift is told when it no longer has to be")
  func withheldLift() {
    #expect(plan(.seen, .ended, .withholdEnded) == .tell([], withholding: .ended))
    #expect(plan(.seen, .stationary, hasEnded: true) == .tell([.ended], withholding: nil))
    #expect(plan(.seen, .moved, .withholdEnded) == .tell([.moved], withholding: nil))
  }

  @Test("A touch taken by a recognizer under way never reaches the view")
  func taken() {
    #expect(plan(.unseen, .began, .take) == .drop)
  }

  private func plan(
    _ stage: TouchDeliveryState.Stage,
    _ phase: UITouch.Phase,
    _ demands: DeliveryPlan.Demands = [],
    moved: Bool = false,
    hasEnded: Bool = false
  ) -> DeliveryPlan.Outcome {
    var delivery = TouchDeliveryState(downLocation: .zero)
    delivery.stage = stage
    delivery.hasEnded = hasEnded
    let location = CGPoint(x: moved ? 5 : 0, y: 0)
    return DeliveryPlan(delivery: delivery, phase: phase, location: location, demands: demands)
      .outcome
  }
}
