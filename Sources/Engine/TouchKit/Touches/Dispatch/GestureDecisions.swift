import TouchTrace

/// Passes the recognizers to the arbiter and carries out its decisions.
@MainActor
struct GestureDecisions {
  /// The maximum number of times that client code is asked again after it changed the standings.
  private static let maximumRounds = 4

  /// Two recognizers that share a touch, as indices.
  private struct Pair: Hashable {
    let winner: Int
    let loser: Int
  }

  /// The client code's answers about which recognizers fail which.
  private struct Answers {
    /// Whether each recognizer has client code that may answer; the other recognizers follow the default.
    var hasSay: [Bool] = []
    /// The pairs in which the winner fails the loser and client code may answer for at least one.
    var pairs: Set<Pair> = []
  }

  /// The recognizers, those of the deepest views first.
  private let members: [UIGestureRecognizer]

  init(members: [UIGestureRecognizer]) {
    self.members = Self.deepestFirst(members)
  }

  private static func deepestFirst(_ members: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    let depths = members.map { $0.attachedView?.depth ?? 0 }
    // Stable, so that recognizers of one view keep their order.
    return members.indices.sorted { depths[$0] > depths[$1] }.map { members[$0] }
  }

  /// Decides about the candidates.
  func carryOut() {
    for decision in decisions {
      switch decision {
      case .recognize(let index): members[index].goAhead()
      case .fail(let index, let reason): members[index].fail(because: cause(reason))
      }
    }
  }

  private var decisions: [GestureArbiter.Decision] {
    // Evaluated first, because delegates may change the standings.
    let answers = settledAnswers
    let places = members.places
    return GestureArbiter.decide(members.map { member($0, places) }) { winner, loser in
      answers.hasSay[winner] || answers.hasSay[loser]
        ? answers.pairs.contains(Pair(winner: winner, loser: loser))
        : members[winner].wouldFail(members[loser])
    }
  }

  /// The answers about which recognizer fails which; asked again after delegates changed the standings.
  private var settledAnswers: Answers {
    var standings: [GestureArbiter.Standing] = []
    var found = Answers()
    var round = 0
    while round < Self.maximumRounds, standings != members.map(\.machine.standing) {
      standings = members.map(\.machine.standing)
      found = answers
      round += 1
    }
    return found
  }

  private func member(
    _ recognizer: UIGestureRecognizer,
    _ places: [ObjectIdentifier: Int]
  ) -> GestureArbiter.Member {
    GestureArbiter.Member(
      standing: recognizer.machine.standing,
      requirements: recognizer.machine.isCandidate || recognizer.machine.state == .possible
        ? requirements(of: recognizer, places) : [],
      hasTouches: recognizer.attempt.hasSomethingDown
    )
  }

  /// Returns the recognizers that a recognizer still has to wait for.
  ///
  /// A recognizer that already shows its new state ignores requirements that were added afterwards.
  private func requirements(
    of recognizer: UIGestureRecognizer,
    _ places: [ObjectIdentifier: Int]
  ) -> [Int] {
    let isShown = recognizer.machine.isCandidate && !recognizer.machine.isWaiting
    let requirements = members.requirements(of: recognizer, at: places)
    return isShown ? requirements.filter { members[$0].machine.hasRecognized } : requirements
  }

  /// The answers about the pairs in which one may win and the other may still lose.
  private var answers: Answers {
    var found = Answers(hasSay: members.map(\.hasSay))
    let outspoken = members.indices.filter { found.hasSay[$0] }
    guard !outspoken.isEmpty else { return found }
    for (winner, first) in members.enumerated()
    where first.machine.isCandidate || first.machine.hasRecognized {
      let others = found.hasSay[winner] ? Array(members.indices) : outspoken
      for loser in others where winner != loser {
        let second = members[loser]
        if second.machine.canStillLose, first.wouldFail(second) {
          found.pairs.insert(Pair(winner: winner, loser: loser))
        }
      }
    }
    return found
  }

  private func cause(_ reason: GestureArbiter.Reason) -> GestureCause {
    GestureCause(reason, among: members)
  }
}

extension GestureCause {
  /// Creates the cause of the arbiter's failure, with the recognizers involved.
  @MainActor
  init(_ reason: GestureArbiter.Reason, among members: [UIGestureRecognizer]) {
    switch reason {
    case .prevented(let winner): self = .prevented(by: members[winner].snapshot())
    case .requirementRecognized(let other): self = .requirementRecognized(members[other].snapshot())
    case .deadlock: self = .deadlock
    }
  }
}

@MainActor
extension [UIGestureRecognizer] {
  /// The index of each recognizer; empty for a short list, where a linear search is faster.
  var places: [ObjectIdentifier: Int] {
    guard count > 8 else { return [:] }
    var places: [ObjectIdentifier: Int] = [:]
    places.reserveCapacity(count)
    for index in indices.reversed() { places[ObjectIdentifier(self[index])] = index }
    return places
  }

  /// Returns the index of a recognizer; nil if it is not in the list.
  func place(of recognizer: UIGestureRecognizer) -> Int? {
    firstIndex { $0 === recognizer }
  }

  /// Returns the indices of the recognizers that must fail first and share a touch with a recognizer.
  func requirements(
    of recognizer: UIGestureRecognizer,
    at places: [ObjectIdentifier: Int]
  ) -> [Int] {
    var found: [Int] = []
    for other in recognizer.requirements {
      let place =
        places.isEmpty ? self.place(of: other) : places[ObjectIdentifier(other)]
      if let place, self[place].attempt.shares(with: recognizer.attempt) { found.append(place) }
    }
    return found
  }
}

extension GestureStateMachine {
  /// The recognizer's standing for the arbiter.
  var standing: GestureArbiter.Standing {
    if isCandidate { return .candidate }
    switch state {
    case .possible: return .undecided
    case .began, .changed: return .active
    case .ended: return .recognized
    case .cancelled, .failed: return .out
    }
  }

  /// Whether another recognizer may still fail it.
  var canStillLose: Bool { standing.isOpen }
}

extension UIGestureRecognizer {
  /// Leaves the possible state after the arbiter has allowed it.
  final func goAhead() {
    guard machine.isCandidate else { return }
    var former = machine.state
    var steps = machine.awaited
    machine.confirm()
    arena?.forgetRecognized()
    while let next = steps.removeEarliest() {
      noteTransition(from: former, to: next, because: .released)
      former = next
    }
  }
}
