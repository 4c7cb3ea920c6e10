import Testing
@testable import TouchKit

@MainActor
@Suite("Arbitration")
struct GestureArbiterTests {
  private typealias Member = GestureArbiter.Member

  @Test("Whether one prevents another is decided by three answers", arguments: 0..<16)
  func truthTable(bits: Int) {
    let (x, y) = (RelatedRecognizer(), RelatedRecognizer())
    x.prevents = bits & 1 != 0
    y.yields = bits & 2 != 0
    let (ofX, ofY) = (GestureDelegate(), GestureDelegate())
    ofX.runsBeside = bits & 4 != 0
    ofY.runsBeside = bits & 8 != 0
    x.delegate = ofX
    y.delegate = ofY
    #expect(x.prevents(y) == (bits == 3))
  }

  @Test("A candidate alone recognises")
  func alone() {
    #expect(decide([Member(standing: .candidate)]) == [.recognize(0)])
  }

  @Test("The first of two candidates that prevent each other wins")
  func mutual() {
    let both = [Member(standing: .candidate), Member(standing: .candidate)]
    let decisions = decide(both, [(0, 1), (1, 0)])
    #expect(decisions == [.recognize(0), .fail(1, .prevented(by: 0))])
  }

  @Test("A later candidate wins that cannot be prevented itself")
  func stronger() {
    let both = [Member(standing: .candidate), Member(standing: .candidate)]
    let decisions = decide(both, [(1, 0)])
    #expect(decisions == [.fail(0, .prevented(by: 1)), .recognize(1)])
  }

  @Test("I33: Candidates that do not prevent each other all recognise, in order")
  func together() {
    let three = (0..<3).map { _ in Member(standing: .candidate) }
    #expect(decide(three) == [.recognize(0), .recognize(1), .recognize(2)])
  }

  @Test("Who recognises fails the undecided that it prevents")
  func undecided() {
    let members = [Member(standing: .undecided), Member(standing: .candidate)]
    #expect(decide(members, [(1, 0)]) == [.recognize(1), .fail(0, .prevented(by: 1))])
  }

  @Test("One under way fails later candidates and is not failed by them")
  func underWay() {
    let members = [Member(standing: .candidate), Member(standing: .active)]
    let decisions = decide(members, [(0, 1), (1, 0)])
    #expect(decisions == [.fail(0, .prevented(by: 1))])
  }

  @Test("A candidate waits for an undecided requirement")
  func waiting() {
    let members = [
      Member(standing: .candidate, requirements: [1]), Member(standing: .undecided),
    ]
    #expect(decide(members) == [])
  }

  @Test("A candidate goes ahead when its requirement is out, and fails when it recognised")
  func resolved() {
    for (standing, expected) in [
      (GestureArbiter.Standing.out, GestureArbiter.Decision.recognize(0)),
      (.recognized, .fail(0, .requirementRecognized(1))),
      (.active, .fail(0, .requirementRecognized(1))),
    ] {
      let members = [
        Member(standing: .candidate, requirements: [1]), Member(standing: standing),
      ]
      #expect(decide(members) == [expected])
    }
  }

  @Test("A chain of three falls from its end")
  func chain() {
    let members = [
      Member(standing: .candidate, requirements: [1]),
      Member(standing: .candidate, requirements: [2]),
      Member(standing: .candidate),
    ]
    #expect(
      decide(members) == [
        .recognize(2), .fail(1, .requirementRecognized(2)), .recognize(0),
      ]
    )
  }

  @Test("In a diamond the top waits for both sides")
  func diamond() {
    var members = [
      Member(standing: .candidate, requirements: [1, 2]),
      Member(standing: .out, requirements: [3]),
      Member(standing: .undecided, requirements: [3]),
      Member(standing: .out),
    ]
    #expect(decide(members) == [])
    members[2].standing = .out
    #expect(decide(members) == [.recognize(0)])
  }

  @Test("A circle waits while fingers are down and fails as a whole afterwards")
  func cycle() {
    var members = [
      Member(standing: .candidate, requirements: [1]),
      Member(standing: .candidate, requirements: [0]),
    ]
    #expect(decide(members) == [])
    for index in members.indices { members[index].hasTouches = false }
    #expect(decide(members) == [.fail(0, .deadlock), .fail(1, .deadlock)])
  }

  @Test("Who waits for somebody that may still fail is not stuck")
  func hopeful() {
    let members = [
      Member(standing: .candidate, requirements: [1], hasTouches: false),
      Member(standing: .candidate, requirements: [2], hasTouches: false),
      Member(standing: .undecided, hasTouches: false),
    ]
    #expect(decide(members) == [])
  }

  @Test("Whoever meets its criteria alone becomes a candidate, waits or fails")
  func admission() {
    let fails = GestureArbiter.Admission.fails
    for (other, requires, prevents, expected) in [
      (GestureArbiter.Standing.undecided, false, true, GestureArbiter.Admission.candidate),
      (.candidate, false, true, .candidate),
      (.out, true, true, .candidate),
      (.active, false, false, .candidate),
      (.undecided, true, false, .waits(for: 1)),
      (.candidate, true, false, .waits(for: 1)),
      (.active, true, false, fails(.requirementRecognized(1))),
      (.recognized, true, false, fails(.requirementRecognized(1))),
      (.active, false, true, fails(.prevented(by: 1))),
      (.recognized, true, true, fails(.prevented(by: 1))),
    ] {
      let members = [
        Member(standing: .undecided, requirements: requires ? [1] : []), Member(standing: other),
      ]
      let arbiter = GestureArbiter(members: members) { prevents && $0 == 1 && $1 == 0 }
      #expect(arbiter.admission(of: 0) == expected, "\(other)")
    }
  }

  @Test("The first requirement that is still open is the obstacle, broken ones or not")
  func obstacle() {
    let members = [
      Member(standing: .candidate, requirements: [1, 2, 3]), Member(standing: .active),
      Member(standing: .out), Member(standing: .undecided),
    ]
    let arbiter = GestureArbiter(members: members) { _, _ in false }
    #expect(arbiter.obstacle(to: 0) == 3)
    #expect(arbiter.obstacle(to: 1) == nil)
  }

  private func decide(
    _ members: [Member],
    _ preventions: [(Int, Int)] = []
  ) -> [GestureArbiter.Decision] {
    GestureArbiter.decide(members) { winner, loser in
      preventions.contains { $0 == (winner, loser) }
    }
  }
}

private final class RelatedRecognizer: UIGestureRecognizer {
  var prevents = true
  var yields = true

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { yields }
}
