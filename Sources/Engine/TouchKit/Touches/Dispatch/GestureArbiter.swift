/// Decides everything about preventing, failing and waiting among the recognizers of one finger.
///
/// A pure value: the recognizers' standings and relations go in, decisions in their order come out.
/// It is asked three things, and answers them by the same rules:
/// - `decide(_:_:)`, when several recognizers have met their criteria: which go ahead, which fail.
///   Members stand in the order in which recognizers see touches: the touched view's first.
/// - `admission(of:)`, when a single one meets its criteria in the midst of an event: whether it
///   becomes a candidate, has to wait, or fails at once.
/// - `obstacle(to:)`, what a recognizer has to wait for.
nonisolated struct GestureArbiter {
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

    /// Whether it may still recognise; other recognizers may have to wait for it to fail.
    var isOpen: Bool { self == .undecided || self == .candidate }

    /// Whether it has recognised, so that it stands in the way of other recognizers.
    var hasRecognized: Bool { self == .active || self == .recognized }
  }

  /// A recognizer, as far as it matters to the other recognizers.
  struct Member {
    var standing: Standing
    /// The recognizers that share a touch with it and have to fail before it goes ahead.
    var requirements: [Int] = []
    /// Whether one of its touches is still there.
    var hasTouches = true
  }

  /// Whether one recognizer, by recognising, fails another one with which it shares a touch.
  typealias Prevention = (_ winner: Int, _ loser: Int) -> Bool

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

  /// What comes of a recognizer that meets its criteria.
  enum Admission: Equatable {
    /// It is a candidate, which is decided about together with the other candidates of the event.
    case candidate
    /// It stays `.possible` until another one has failed.
    case waits(for: Int)
    case fails(Reason)
  }

  private var members: [Member]
  private let prevents: Prevention
  private var decisions: [Decision] = []

  init(members: [Member], prevents: @escaping Prevention) {
    self.members = members
    self.prevents = prevents
  }

  /// The decisions, in the order in which they are to be carried out.
  static func decide(_ members: [Member], _ prevents: @escaping Prevention) -> [Decision] {
    var arbiter = GestureArbiter(members: members, prevents: prevents)
    arbiter.decide()
    return arbiter.decisions
  }

  private mutating func decide() {
    while let index = nextFreeCandidate() { settle(index) }
    breakDeadlocks()
  }

  private mutating func settle(_ index: Int) {
    if let broken = brokenRequirement(of: index) {
      fail(index, .requirementRecognized(broken))
    } else if let rival = rival(of: index) {
      fail(index, .prevented(by: rival))
    } else {
      recognize(index)
    }
  }

  /// The first candidate that waits for none.
  private func nextFreeCandidate() -> Int? {
    members.indices.first { members[$0].standing == .candidate && !isWaiting($0) }
  }

  private func isWaiting(_ index: Int) -> Bool {
    brokenRequirement(of: index) == nil && obstacle(to: index) != nil
  }

  /// What keeps a free candidate from going ahead.
  ///
  /// Those that have recognised come first; then a later candidate that prevents
  /// this one without being prevented by it.
  private func rival(of index: Int) -> Int? {
    establishedRival(of: index)
      ?? members.indices.first { other in
        other != index && members[other].standing == .candidate && !isWaiting(other)
          && prevents(other, index) && !prevents(index, other)
      }
  }

  // MARK: - One recognizer

  /// Whether a recognizer that meets its criteria may leave `.possible`.
  ///
  /// Candidates of the same event do not stand in its way: `decide(_:_:)` chooses among them.
  func admission(of index: Int) -> Admission {
    if let rival = establishedRival(of: index) { return .fails(.prevented(by: rival)) }
    if let broken = brokenRequirement(of: index) { return .fails(.requirementRecognized(broken)) }
    return obstacle(to: index).map { .waits(for: $0) } ?? .candidate
  }

  /// A requirement that has not failed yet.
  func obstacle(to index: Int) -> Int? {
    members[index].requirements.first { members[$0].standing.isOpen }
  }

  /// A requirement that should have failed, but has recognised.
  private func brokenRequirement(of index: Int) -> Int? {
    members[index].requirements.first { members[$0].standing.hasRecognized }
  }

  /// One that has recognised and keeps this one from doing so.
  private func establishedRival(of index: Int) -> Int? {
    members.indices.first {
      $0 != index && members[$0].standing.hasRecognized && prevents($0, index)
    }
  }

  // MARK: - Consequences

  private mutating func recognize(_ index: Int) {
    members[index].standing = .recognized
    decisions.append(.recognize(index))
    for other in members.indices where other != index && members[other].standing.isOpen {
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

  /// Fails candidates without touches that wait only for such candidates: nothing can come that
  /// would free them.
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
    members[index].requirements.contains {
      members[$0].standing.isOpen && !stuck.contains($0)
    }
  }
}
