/// Decides which recognizers of one finger recognise, wait or fail.
///
/// A pure value: it receives the recognizers' standings and relations, and returns decisions in order. It has three
/// entry points with the same rules:
///
/// - `decide(_:_:)` decides which of several candidates recognise and which fail. Members are in the order in which
///   recognizers receive touches, the touched view's first.
/// - `admission(of:)` decides about a single recognizer that meets its criteria during an event. It becomes a
///   candidate, waits, or fails at once.
/// - `obstacle(to:)` returns the recognizer for which another one has to wait.
nonisolated struct GestureArbiter {
  /// A recognizer's progress in its attempt.
  enum Standing {
    /// It has not met its criteria.
    case undecided
    /// It has met its criteria and wants to recognise.
    case candidate
    /// It has begun and is still recognising.
    case active
    /// It has recognised and ended.
    case recognized
    /// It has failed or was cancelled.
    case out

    /// Whether it may still recognise; other recognizers may have to wait for it to fail.
    var isOpen: Bool { self == .undecided || self == .candidate }

    /// Whether it has recognised, so that it can prevent other recognizers.
    var hasRecognized: Bool { self == .active || self == .recognized }
  }

  /// The facts about a recognizer that matter to the other recognizers.
  struct Member {
    var standing: Standing
    /// The recognizers that share a touch with it and have to fail before it recognises.
    var requirements: [Int] = []
    /// Whether it has a touch that is still down.
    var hasTouches = true
  }

  /// Whether one recognizer fails another one by recognising; both share a touch.
  typealias Prevention = (_ winner: Int, _ loser: Int) -> Bool

  /// The reason for which a recognizer fails.
  enum Reason: Equatable {
    case prevented(by: Int)
    case requirementRecognized(Int)
    case deadlock
  }

  /// A decision about a recognizer.
  enum Decision: Equatable {
    case recognize(Int)
    case fail(Int, Reason)
  }

  /// The result for a recognizer that meets its criteria.
  enum Admission: Equatable {
    /// It becomes a candidate; the arbiter decides about all candidates of the event together.
    case candidate
    /// It has to wait until another recognizer has failed.
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

  /// Returns the decisions, in the order in which they have to be carried out.
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

  /// Returns the first candidate that waits for no other recognizer.
  private func nextFreeCandidate() -> Int? {
    members.indices.first { members[$0].standing == .candidate && !isWaiting($0) }
  }

  private func isWaiting(_ index: Int) -> Bool {
    brokenRequirement(of: index) == nil && obstacle(to: index) != nil
  }

  /// Returns the recognizer that prevents a candidate that waits for no other one.
  ///
  /// Recognizers that have recognised come first. Next comes a later candidate that prevents this one and is not
  /// prevented by it.
  private func rival(of index: Int) -> Int? {
    establishedRival(of: index)
      ?? members.indices.first { other in
        other != index && members[other].standing == .candidate && !isWaiting(other)
          && prevents(other, index) && !prevents(index, other)
      }
  }

  // MARK: - One recognizer

  /// Returns whether a recognizer that meets its criteria may recognise.
  ///
  /// Candidates of the same event do not prevent it, because `decide(_:_:)` chooses among them.
  func admission(of index: Int) -> Admission {
    if let rival = establishedRival(of: index) { return .fails(.prevented(by: rival)) }
    if let broken = brokenRequirement(of: index) { return .fails(.requirementRecognized(broken)) }
    return obstacle(to: index).map { .waits(for: $0) } ?? .candidate
  }

  /// Returns a required recognizer that has not failed yet.
  func obstacle(to index: Int) -> Int? {
    members[index].requirements.first { members[$0].standing.isOpen }
  }

  /// Returns a recognizer that was required to fail, but has recognised.
  private func brokenRequirement(of index: Int) -> Int? {
    members[index].requirements.first { members[$0].standing.hasRecognized }
  }

  /// Returns a recognizer that has recognised and prevents this one.
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

  /// Fails candidates without touches that wait only for each other.
  ///
  /// No further event could free them.
  private mutating func breakDeadlocks() {
    var stuck = Set(
      members.indices.filter { members[$0].standing == .candidate && !members[$0].hasTouches }
    )
    while let hopeful = stuck.first(where: { isHopeful($0, among: stuck) }) {
      stuck.remove(hopeful)
    }
    for index in stuck.sorted() { fail(index, .deadlock) }
  }

  /// Returns whether the candidate waits for a recognizer that may still fail by itself.
  private func isHopeful(_ index: Int, among stuck: Set<Int>) -> Bool {
    members[index].requirements.contains {
      members[$0].standing.isOpen && !stuck.contains($0)
    }
  }
}
