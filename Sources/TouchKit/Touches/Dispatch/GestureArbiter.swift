/// Decides which recognizers go ahead when several of one finger meet their criteria.
///
/// A pure value: who stands where and who is related to whom goes in, decisions in their order come
/// out. Members stand in the order in which recognizers see touches: the touched view's first.
struct GestureArbiter {
  /// Where a recognizer stands in its attempt.
  enum Standing {
    /// It has not met its criteria.
    case undecided
    /// It has met its criteria and wants to go ahead.
    case candidate
    /// It has begun and goes on.
    case active
    /// It has recognised and is done.
    case recognized
    /// It has failed or was cancelled.
    case out
  }

  /// A recognizer, as far as it matters to the others.
  struct Member {
    var standing: Standing
    /// Those that share a touch with it and have to fail before it goes ahead.
    var requirements: [Int] = []
    /// Whether one of its touches is still there.
    var hasTouches = true
  }

  /// One recognizer failing another by recognising; only for pairs that share a touch.
  struct Prevention: Hashable {
    var winner: Int
    var loser: Int
  }

  /// Why a recognizer fails.
  enum Reason: Equatable {
    case prevented(by: Int)
    case requirementRecognized(Int)
    case deadlock
  }

  /// What is to happen to a recognizer.
  enum Decision: Equatable {
    case recognize(Int)
    case fail(Int, Reason)
  }

  private var members: [Member]
  private let preventions: Set<Prevention>
  private var decisions: [Decision] = []

  init(members: [Member], preventions: Set<Prevention>) {
    self.members = members
    self.preventions = preventions
  }

  /// The decisions, in the order in which they are to be carried out.
  static func decide(_ members: [Member], _ preventions: Set<Prevention>) -> [Decision] {
    var arbiter = GestureArbiter(members: members, preventions: preventions)
    arbiter.decide()
    return arbiter.decisions
  }

  private mutating func decide() {
    while let index = nextFreeCandidate() { settle(index) }
    breakDeadlocks()
  }

  private mutating func settle(_ index: Int) {
    if let broken = members[index].requirements.first(where: hasRecognized) {
      fail(index, .requirementRecognized(broken))
    } else if let rival = rival(of: index) {
      fail(index, .prevented(by: rival))
    } else {
      recognize(index)
    }
  }

  /// The first candidate that waits for nobody.
  private func nextFreeCandidate() -> Int? {
    members.indices.first { members[$0].standing == .candidate && !isWaiting($0) }
  }

  private func isWaiting(_ index: Int) -> Bool {
    let requirements = members[index].requirements
    return !requirements.contains(where: hasRecognized) && requirements.contains(where: isOpen)
  }

  private func isOpen(_ index: Int) -> Bool {
    members[index].standing == .undecided || members[index].standing == .candidate
  }

  private func hasRecognized(_ index: Int) -> Bool {
    members[index].standing == .active || members[index].standing == .recognized
  }

  /// Who keeps a free candidate from going ahead.
  ///
  /// Those that have recognised come first; then a later candidate that prevents
  /// this one without being prevented by it.
  private func rival(of index: Int) -> Int? {
    let established = members.indices.first { hasRecognized($0) && prevents($0, index) }
    return established
      ?? members.indices.first { other in
        other != index && members[other].standing == .candidate && !isWaiting(other)
          && prevents(other, index) && !prevents(index, other)
      }
  }

  private func prevents(_ winner: Int, _ loser: Int) -> Bool {
    preventions.contains(Prevention(winner: winner, loser: loser))
  }

  private mutating func recognize(_ index: Int) {
    members[index].standing = .recognized
    decisions.append(.recognize(index))
    for other in members.indices where other != index && isOpen(other) {
      if members[other].requirements.contains(index) {
        fail(other, .requirementRecognized(index))
      } else if prevents(index, other) {
        fail(other, .prevented(by: index))
      }
    }
  }

  private mutating func fail(_ index: Int, _ reason: Reason) {
    members[index].standing = .out
    decisions.append(.fail(index, reason))
  }

  // MARK: - Deadlocks

  /// Fails candidates without touches that wait for nobody but such candidates: nothing can come
  /// that would free them.
  private mutating func breakDeadlocks() {
    var stuck = Set(
      members.indices.filter { members[$0].standing == .candidate && !members[$0].hasTouches }
    )
    while let hopeful = stuck.first(where: { isHopeful($0, among: stuck) }) {
      stuck.remove(hopeful)
    }
    for index in stuck.sorted() { fail(index, .deadlock) }
  }

  /// Whether one of those it waits for may still fail by itself.
  private func isHopeful(_ index: Int, among stuck: Set<Int>) -> Bool {
    members[index].requirements.contains { isOpen($0) && !stuck.contains($0) }
  }
}
