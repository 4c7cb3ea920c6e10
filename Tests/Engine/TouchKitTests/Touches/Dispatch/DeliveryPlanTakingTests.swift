import Foundation
import Testing
@testable import TouchKit

@MainActor
@Suite("What recognizers take from views")
struct DeliveryPlanTakingTests {
  private typealias Claim = DeliveryPlan.Claim
  private typealias Loss = DeliveryPlan.Loss

  @Test("Two settings say what a recognizer takes by recognising")
  func claims() {
    #expect(Claim(cancelsTouchesInView: true, delaysTouchesBegan: false) == .all)
    #expect(Claim(cancelsTouchesInView: true, delaysTouchesBegan: true) == .all)
    #expect(Claim(cancelsTouchesInView: false, delaysTouchesBegan: true) == .unseen)
    #expect(Claim(cancelsTouchesInView: false, delaysTouchesBegan: false) == .none)
  }

  @Test("A claim includes touches by how far they have come")
  func included() {
    let stages = [TouchDeliveryState.Stage.unseen, .seen, .over]
    #expect(stages.map(Claim.all.includes) == [true, true, true])
    #expect(stages.map(Claim.unseen.includes) == [true, false, false])
    #expect(stages.map(Claim.none.includes) == [false, false, false])
  }

  @Test("A view never hears of an unseen touch, and nothing more of one that is over")
  func single() {
    #expect(losses([(0, .unseen)]) == [.unnoticed])
    #expect(losses([(0, .seen)]) == [.cancelled(together: [0])])
    #expect(losses([(0, .over)]) == [.nothing])
    #expect(losses([(nil, .seen), (nil, .unseen)]) == [.nothing, .nothing])
  }

  @Test("A view is told once of all the touches that it has seen")
  func together() {
    let touches: [(Int?, TouchDeliveryState.Stage)] = [
      (0, .seen), (1, .seen), (0, .unseen), (0, .seen), (0, .over), (nil, .seen),
    ]
    #expect(
      losses(touches) == [
        .cancelled(together: [0, 3]), .cancelled(together: [1]), .unnoticed,
        .cancelled(together: [0, 3]), .nothing, .nothing,
      ]
    )
  }

  private let views = [NSObject(), NSObject()]

  /// Returns how each touch is taken from its view, given the view's number and the stage of delivery.
  private func losses(_ touches: [(view: Int?, stage: TouchDeliveryState.Stage)]) -> [Loss] {
    let holdings = touches.map { touch in
      DeliveryPlan.Holding(
        holder: touch.view.map { ObjectIdentifier(views[$0]) },
        stage: touch.stage
      )
    }
    return holdings.indices.map { DeliveryPlan.loss(of: $0, among: holdings) }
  }
}
