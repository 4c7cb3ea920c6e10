import TouchTrace

/// Brings the recognizers before the arbiter and carries out what it decides.
@MainActor
struct GestureDecisions {
  /// How often delegates and overrides may change what they are asked about.
  private static let maximumRounds = 4

  /// Two recognizers that share a touch, by their places.
  private struct Pair: Hashable {
    let winner: Int
    let loser: Int
  }

  /// The answers of client code about which recognizers fail which.
  private struct Answers {
    /// For each recognizer whether it has a say; of the rest no client code has to be asked.
    var hasSay: [Bool] = []
    /// The pairs of which at least one has a say and the winner fails the loser.
    var pairs: Set<Pair> = []
  }

  /// The recognizers, those of the deepest views first.
  private let members: [UIGestureRecognizer]

  init(members: [UIGestureRecognizer]) {
    self.members = Self.deepestFirst(members)
  }

  private static func deepestFirst(_ members: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    let depths = members.map { $0.attachedView?.depth ?? 0 }
    // Stable, so that those of one view keep their order.
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
    // Asked first: delegates may change where recognizers stand.
    let answers = settledAnswers
    let places = members.places
    return GestureArbiter.decide(members.map { member($0, places) }) { winner, loser in
      answers.hasSay[winner] || answers.hasSay[loser]
        ? answers.pairs.contains(Pair(winner: winner, loser: loser))
        : members[winner].wouldFail(members[loser])
    }
  }

  /// The answers about which would fail which; asked again when delegates changed where recognizers stand.
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

  /// What it still has to wait for; one that shows its new state waits for nothing that was asked
  /// of it afterwards.
  private func requirements(
    of recognizer: UIGestureRecognizer,
    _ places: [ObjectIdentifier: Int]
  ) -> [Int] {
    let isShown = recognizer.machine.isCandidate && !recognizer.machine.isWaiting
    let requirements = members.requirements(of: recognizer, at: places)
    return isShown ? requirements.filter { members[$0].machine.hasRecognized } : requirements
  }

  /// Asks about the pairs of which one may win and the other may still lose.
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
  /// Why the arbiter fails a recognizer, with the names of those concerned.
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
  /// Where each stands, where looking for it would take longer; empty for a few.
  var places: [ObjectIdentifier: Int] {
    guard count > 8 else { return [:] }
    var places: [ObjectIdentifier: Int] = [:]
    places.reserveCapacity(count)
    for index in indices.reversed() { places[ObjectIdentifier(self[index])] = index }
    return places
  }

  /// Where one stands; nil for one that is not among them.
  func place(of recognizer: UIGestureRecognizer) -> Int? {
    firstIndex { $0 === recognizer }
  }

  /// Where those stand that a recognizer requires to fail, and that share a touch with it.
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
  /// Where the recognizer stands before the arbiter.
  var standing: GestureArbiter.Standing {
    if isCandidate { return .candidate }
    switch state {
    case .possible: return .undecided
    case .began, .changed: return .active
    case .ended: return .recognized
    case .cancelled, .failed: return .out
    }
  }

  /// Whether another one may still fail it.
  var canStillLose: Bool { standing.isOpen }
}

extension UIGestureRecognizer {
  /// Leaves `.possible`, as the arbiter allows.
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
