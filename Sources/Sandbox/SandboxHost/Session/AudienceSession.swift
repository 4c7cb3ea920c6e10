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
  /// The names of the guests who are or were there, by the device of their fingers.
  var names: [Int64: String] { recentNames.all }
  private var recentNames = RecentTable<Int64, String>(limit: mostNames)
  /// The revision of the audience that the names are up to.
  private var revision = 0

  /// The most names that are kept: as many as a reader of recordings keeps.
  private static let mostNames = 4096

  init(_ audience: Audience, measuring renderer: CairoRenderer) throws(ProgramError) {
    self.audience = audience
    screen = try GuestScreen(measuring: renderer)
  }

  /// The guest whose finger an event is; nil for everything that the host does.
  func guest(of event: InputEvent) -> Guest? {
    guard case .contact(let sample) = event else { return nil }
    return audience.guest(of: sample.id)
  }

  /// Takes over who is there; returns whether that changed.
  func followGuests() -> Bool {
    guard audience.revision != revision else { return false }
    revision = audience.revision
    ballot.voters = Set(audience.guests.map(\.number))
    for guest in audience.guests where recentNames[guest.device] != guest.name {
      recentNames[guest.device] = guest.name
    }
    return true
  }

  /// Begins with another scene.
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

  /// Ends the voting when the touch came down.
  func closeBallot(_ receiver: NodeID?) { ballot.close(receiver) }

  /// Removes all votes.
  func clearBallot() {
    ballot = Ballot(voters: ballot.voters)
    for guest in audience.guests { audience.mark(guest.number, nil) }
  }

  // MARK: - Permission to touch

  /// Lets the fingers of some guests reach the scene.
  func letTouch(_ touching: AudienceState.Touching) {
    audience.rule =
      switch touching {
      case .everyone: .everyone
      case .nobody: .nobody
      case .only(let number): .only(number)
      }
  }

  /// The guests as the workbench shows them; the votes belong to a prediction.
  func state(of prediction: Prediction?) -> AudienceState {
    var state = AudienceState(address: audience.joinAddress)
    state.code = audience.code
    state.guests = audience.guests.map {
      AudienceState.Guest(number: $0.number, owner: TouchOwner(name: $0.name, device: $0.device))
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
    return state
  }

  /// The guest who may touch, alone, if it is not there: the host can take it back from its row.
  private func awayGuest(_ number: UInt32) -> AudienceState.Guest? {
    guard !audience.guests.contains(where: { $0.number == number }) else { return nil }
    let device = Int64(number)
    let owner = TouchOwner(name: names[device] ?? "", device: device)
    var guest = AudienceState.Guest(number: number, owner: owner)
    guest.isAway = true
    return guest
  }
}
