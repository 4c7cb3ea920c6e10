import TouchTrace

/// Asks the arbiter whether a recognizer may recognise, given all other recognizers with a current attempt.
@MainActor
struct GestureAdmission {
  let recognizer: UIGestureRecognizer
  /// The arena that contains the recognizer and its rivals.
  let arena: GestureArena

  /// The result for a recognizer that meets its criteria.
  enum Answer {
    /// The recognizer becomes a candidate.
    case candidate
    /// The recognizer has to wait until another recognizer has failed.
    case waits(for: UIGestureRecognizer)
    case fails(GestureCause)
  }

  /// The arbiter's answer for a recognizer that wants to recognise.
  var answer: Answer {
    guard recognizer.isInArena else { return .candidate }
    // Evaluated first, because delegates may change the standings.
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

  /// The recognizer that has to fail first; nil if nothing has to fail.
  var obstacle: UIGestureRecognizer? {
    guard recognizer.isInArena else { return nil }
    let parties = parties
    let arbiter = GestureArbiter(members: standings(of: parties)) { _, _ in false }
    return arbiter.obstacle(to: 0).map { parties[$0] }
  }

  /// The recognizer and those that it requires to fail.
  ///
  /// Other recognizers matter only if they prevent this one.
  private var parties: [UIGestureRecognizer] {
    [recognizer]
      + recognizer.requirements.filter { $0.attempt.shares(with: recognizer.attempt) }
  }

  /// Returns the standings of the recognizers; the first one requires all others to fail.
  private func standings(of parties: [UIGestureRecognizer]) -> [GestureArbiter.Member] {
    var standings = parties.map { GestureArbiter.Member(standing: $0.machine.standing) }
    standings[0].requirements = Array(1..<parties.count)
    return standings
  }

  /// The first recognizer that has recognised and prevents this one.
  ///
  /// One is enough, so delegates are not asked about further recognizers.
  private var winner: UIGestureRecognizer? {
    arena.recognized.first { other in
      other !== recognizer && other.machine.hasRecognized && other.wouldFail(recognizer)
    }
  }
}
