import Testing
import TouchTrace

@testable import SandboxHost

@MainActor
@Suite("The votes of a class")
struct BallotTests {
  @Test("a class is split while two views have the most votes")
  func split() {
    func view(_ id: Int) -> NodeSnapshot {
      NodeSnapshot(id: NodeID(id), kind: .view, typeName: "UIView", identifier: nil, quad: nil)
    }
    let (white, blue) = (view(1), view(2))
    var ballot = Ballot(voters: [1, 2, 3])
    #expect(!ballot.isSplit)
    ballot.vote(1, for: white)
    #expect(!ballot.isSplit)
    ballot.vote(2, for: blue)
    #expect(ballot.isSplit)
    ballot.vote(3, for: blue)
    #expect(!ballot.isSplit && ballot.favourite == blue)
  }
}
