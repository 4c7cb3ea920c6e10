import DispatchTracing

/// Asks the arbiter about one recognizer, against all other recognizers with an attempt under way.
@MainActor
struct GestureAdmission {
  let recognizer: UIGestureRecognizer
  /// The recognizers with an attempt under way, in the order in which they see touches.
  let members: [UIGestureRecognizer]

  /// What comes of a recognizer that meets its criteria.
  enum Answer {
    /// It is a candidate.
    case candidate
    /// It stays `.possible` until another one has failed.
    case waits(for: UIGestureRecognizer)
    case fails(GestureCause)
  }

  /// The arbiter's answer to a recognizer that wants to leave `.possible`.
  var answer: Answer {
    guard let index else { return .candidate }
    // Asked first: delegates may change where recognizers stand.
    let preventions = preventions(index)
    let arbiter = GestureArbiter(members: standings(index), preventions: preventions)
    switch arbiter.admission(of: index) {
    case .candidate: return .candidate
    case .waits(let other): return .waits(for: members[other])
    case .fails(let reason): return .fails(GestureCause(reason, among: members))
    }
  }

  /// What the recognizer has to wait for; nil when nothing stands in its way.
  var obstacle: UIGestureRecognizer? {
    guard let index else { return nil }
    let arbiter = GestureArbiter(members: standings(index), preventions: [])
    return arbiter.obstacle(to: index).map { members[$0] }
  }

  private var index: Int? { members.firstIndex { $0 === recognizer } }

  private func standings(_ index: Int) -> [GestureArbiter.Member] {
    var standings = members.map { GestureArbiter.Member(standing: $0.machine.standing) }
    standings[index].requirements = members.requirements(of: recognizer)
    return standings
  }

  /// The first that has recognised and prevents the recognizer: it is enough, and delegates are not
  /// asked about the rest.
  private func preventions(_ index: Int) -> Set<GestureArbiter.Prevention> {
    let winner = members.firstIndex { other in
      other !== recognizer && other.machine.hasRecognized
        && other.attempt.shares(with: recognizer.attempt) && other.prevents(recognizer)
    }
    return winner.map { [GestureArbiter.Prevention(winner: $0, loser: index)] } ?? []
  }
}
