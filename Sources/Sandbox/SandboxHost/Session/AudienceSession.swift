import BrowserPlatform
import CairoRenderer
import TouchTrace
import Foundation
import Geometry
import Inspector
import TouchInput

/// The guests of a shared session: their names, their votes, and their picture of the scene.
final class AudienceSession {
  /// The connection to the guests.
  let audience: Audience
  /// The picture that guests see.
  let screen: GuestScreen
  /// The guests' guesses in a prediction.
  private(set) var ballot = Ballot()
  /// The results that guests expect of a gesture, by guest number.
  private var choices = RecentTable<UInt32, Int>(limit: mostNames)
  /// The names of present and former guests, by the device of their fingers.
  var names: [Int64: String] { recentNames.all }
  private var recentNames = RecentTable<Int64, String>(limit: mostNames)
  /// The results of the guests' guesses, and the answer for guests without a guess.
  private var verdicts = RecentTable<UInt32, PredictionState.Verdict>(limit: mostNames)
  private var answer: PredictionState.Verdict?
  private var scores = RecentTable<UInt32, Score>(limit: mostNames)
  /// Whether the scene had texts when the vote began; nil before that is known.
  private var hasTexts: Bool?
  /// The visible vote of each page.
  private var shownVotes = RecentTable<UInt32, GuestVote>(limit: mostNames)
  /// The revision of the audience that the names are from.
  private var revision = 0

  /// The largest number of stored names, which is the limit of a recording's reader.
  private static let mostNames = 4096

  init(_ audience: Audience, measuring renderer: CairoRenderer) throws(ProgramError) {
    self.audience = audience
    screen = try GuestScreen(measuring: renderer)
  }

  /// Returns the guest whose finger sent an event; nil for all events of the host.
  func guest(of event: InputEvent) -> Guest? {
    guard case .contact(let sample) = event else { return nil }
    return audience.guest(of: sample.id)
  }

  /// Updates the present guests; returns whether they changed.
  func followGuests() -> Bool {
    guard audience.revision != revision else { return false }
    revision = audience.revision
    ballot.voters = Set(audience.guests.map(\.number))
    for guest in audience.guests where recentNames[guest.device] != guest.name {
      recentNames[guest.device] = guest.name
    }
    return true
  }

  /// Starts another scene.
  func beginScene() {
    screen.renew()
    clearBallot()
  }

  // MARK: - Votes

  /// Counts the vote of a guest for a view, and marks the view on the guest's page.
  func vote(_ guest: Guest, for view: NodeSnapshot) {
    ballot.vote(guest.number, for: view)
    let corners = view.quad.map { [$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft] }
    audience.mark(guest.number, GuessMark(corners: corners ?? [], name: ShownName(view).name))
  }

  /// Counts the results that guests chose, if the question has that many.
  func takeChoices(for question: GestureChoices?) {
    for (guest, place) in audience.takeChoices() {
      guard let question, question.chosen == nil, question.answers.indices.contains(place) else {
        continue
      }
      choices[guest] = place
    }
  }

  /// The number of present guests who chose each result of a gesture.
  func counts(for question: GestureChoices) -> [Int] {
    let chosen = choices.all.filter { ballot.voters.contains($0.key) }.values
    return question.answers.indices.map { place in chosen.count { $0 == place } }
  }

  /// Ends the vote for a result of a gesture, and notes the guests' scores.
  func closeChoices(_ verdict: PredictionState.Verdict, right: Int) {
    answer = verdict
    for guest in ballot.voters {
      guard let place = choices[guest] else { continue }
      var own = verdict
      own.isRight = place == right
      note(own, of: guest)
    }
  }

  private func note(_ result: PredictionState.Verdict, of guest: UInt32) {
    verdicts[guest] = result
    var score = scores[guest] ?? Score()
    score.right += result.isRight ? 1 : 0
    score.count += 1
    scores[guest] = score
  }

  /// Closes the vote when the touch comes down.
  ///
  /// `verdict` returns the result of a guess; its argument is nil without a guess.
  func closeBallot(
    _ receiver: NodeSnapshot?,
    _ verdict: (NodeID?) -> PredictionState.Verdict
  ) {
    guard !ballot.isClosed else { return }
    ballot.close(receiver)
    answer = verdict(nil)
    for guest in ballot.voters {
      guard let vote = ballot.vote(of: guest) else { continue }
      note(verdict(vote.id), of: guest)
    }
  }

  /// The number of a guest's right guesses.
  nonisolated private struct Score: Hashable, Sendable {
    var right = 0
    var count = 0
  }

  /// Removes all votes.
  func clearBallot() {
    ballot = Ballot(voters: ballot.voters)
    (answer, hasTexts) = (nil, nil)
    choices = RecentTable(limit: Self.mostNames)
    verdicts = RecentTable(limit: Self.mostNames)
    for guest in audience.guests { audience.mark(guest.number, nil) }
  }

  /// Shows the vote of a prediction on the pages of guests; nil without one.
  func showVotes(of prediction: Prediction?, question: Phrase, texts: () -> Bool) {
    if prediction?.hidesAnswers == true, hasTexts == nil { hasTexts = texts() }
    let base = vote(in: prediction, question)
    for guest in audience.guests.map(\.number) {
      let vote = personal(base, guest)
      guard shownVotes[guest] != vote || audience.needsVote(guest) else { continue }
      shownVotes[guest] = vote
      audience.showVote(vote.json, to: guest)
    }
  }

  private func vote(in prediction: Prediction?, _ question: Phrase) -> GuestVote {
    var vote = GuestVote()
    vote.voted = ballot.count
    if let prediction {
      let isClosed = ballot.isClosed || prediction.state.choices?.chosen != nil
      vote.state = prediction.hidesAnswers ? .open : isClosed ? .closed : .none
    }
    if let choices = prediction?.state.choices {
      vote.choices = choices.answers.map(GuestVote.texts)
      vote.voted = counts(for: choices).reduce(0, +)
      if choices.chosen != nil { (vote.counts, vote.right) = (counts(for: choices), choices.right) }
    }
    vote.isHostAway = !audience.hasHost
    vote.question = GuestVote.texts(question)
    vote.guests = audience.guests.count
    vote.canTurn = vote.state == .open && hasTexts == false
    return vote
  }

  /// Returns the vote as one guest sees it.
  private func personal(_ vote: GuestVote, _ guest: UInt32) -> GuestVote {
    var vote = vote
    let score = scores[guest] ?? Score()
    vote.score = [score.right, score.count]
    vote.own = vote.choices.isEmpty ? nil : choices[guest]
    guard vote.state == .closed, let verdict = verdicts[guest] ?? answer else { return vote }
    vote.isRight = verdicts[guest]?.isRight
    (vote.outcome, vote.reason) = (
      GuestVote.texts(verdict.outcome), GuestVote.texts(verdict.reason)
    )
    guard vote.choices.isEmpty else { return vote }
    let own = ballot.vote(of: guest)?.id
    vote.bars = ballot.bars.map { bar in
      GuestVote.Bar(
        name: ShownName(bar.view).name,
        count: bar.count,
        isRight: bar.isRight == true,
        isOwn: bar.view.id == own
      )
    }
    let quad = ballot.bars.first { $0.isRight == true }?.view.quad
    vote.receiver = quad?.corners.flatMap { [Double($0.x), Double($0.y)] } ?? []
    return vote
  }

  // MARK: - Permission to touch

  /// Sets which guests can touch the scene.
  func letTouch(_ touching: AudienceState.Touching) {
    audience.rule =
      switch touching {
      case .everyone: .everyone
      case .nobody: .nobody
      case .only(let number): .only(number)
      }
  }

  /// Returns the guests for the workbench; the votes belong to a prediction.
  func state(of prediction: Prediction?) -> AudienceState {
    var state = AudienceState(address: audience.joinAddress)
    (state.code, state.isReachable) = (audience.code, audience.isReachable)
    state.guests = audience.guests.map {
      let owner = TouchOwner(name: $0.name, device: $0.device)
      var guest = AudienceState.Guest(number: $0.number, owner: owner)
      let isVote = prediction?.state.choices == nil
      guest.hasVoted =
        prediction?.hidesAnswers == true
        && (isVote ? ballot.vote(of: $0.number) != nil : choices[$0.number] != nil)
      return guest
    }
    switch audience.rule {
    case .everyone: state.touching = .everyone
    case .nobody: state.touching = .nobody
    case .only(let number):
      state.touching = .only(number)
      if let away = awayGuest(number) { state.guests.append(away) }
    }
    if prediction != nil { state.bars = ballot.bars }
    state.isVoting = prediction?.hidesAnswers == true
    state.choiceCounts = prediction?.state.choices.map(counts)
    return state
  }

  /// Returns the only guest who may touch if it has left; its row lets the host revoke the permission.
  private func awayGuest(_ number: UInt32) -> AudienceState.Guest? {
    guard !audience.guests.contains(where: { $0.number == number }) else { return nil }
    let device = Int64(number)
    let owner = TouchOwner(name: names[device] ?? "", device: device)
    var guest = AudienceState.Guest(number: number, owner: owner)
    guest.isAway = true
    return guest
  }
}
