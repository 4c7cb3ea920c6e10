import TouchTrace

/// Asks the arbiter about one recognizer, against all other recognizers with an attempt under way.
@MainActor
struct GestureAdmission {
  let recognizer: UIGestureRecognizer
  /// Where the recognizer and the others have their attempts.
  let arena: GestureArena

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
    guard recognizer.isInArena else { return .candidate }
    // Asked first: delegates may change where recognizers stand.
    let winner = winner
    var parties = parties
    var standings = standings(of: parties)
    if let winner {
      parties.append(winner)
      standings.append(GestureArbiter.Member(standing: winner.machine.standing))
    }
    let rival = winner == nil ? nil : parties.count - 1
    let arbiter = GestureArbiter(members: standings) { other, _ in other == rival }
    switch arbiter.admission(of: 0) {
    case .candidate: return .candidate
    case .waits(let other): return .waits(for: parties[other])
    case .fails(let reason): return .fails(GestureCause(reason, among: parties))
    }
  }

  /// What the recognizer has to wait for; nil when nothing stands in its way.
  var obstacle: UIGestureRecognizer? {
    guard recognizer.isInArena else { return nil }
    let parties = parties
    let arbiter = GestureArbiter(members: standings(of: parties)) { _, _ in false }
    return arbiter.obstacle(to: 0).map { parties[$0] }
  }

  /// The recognizer, and those that it requires to fail: of all others only one that prevents it
  /// matters.
  private var parties: [UIGestureRecognizer] {
    [recognizer]
      + recognizer.requirements.filter { $0.attempt.shares(with: recognizer.attempt) }
  }

  /// Where they stand, the first one waiting for the others.
  private func standings(of parties: [UIGestureRecognizer]) -> [GestureArbiter.Member] {
    var standings = parties.map { GestureArbiter.Member(standing: $0.machine.standing) }
    standings[0].requirements = Array(1..<parties.count)
    return standings
  }

  /// The first that has recognised and prevents the recognizer: it is enough, and delegates are not
  /// asked about the rest.
  private var winner: UIGestureRecognizer? {
    arena.recognized.first { other in
      other !== recognizer && other.machine.hasRecognized && other.wouldFail(recognizer)
    }
  }
}
