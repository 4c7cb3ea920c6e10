import BrowserPlatform
import DispatchTracing
import Foundation
import Geometry
import Inspector
import PointerInput
import TouchKit

/// Guests of a shared session: their fingers, their votes, and what they see.
extension SceneSession {
  var audience: Audience? { screen.window.audience }

  /// The guest whose finger an event is; nil for all that the host does.
  func guest(of event: InputEvent) -> Guest? {
    guard let audience, case .contact(let sample) = event else { return nil }
    return audience.guest(of: sample.id)
  }

  /// A finger of a guest: a touch, a vote, or nothing while the host looks at what was done.
  ///
  /// Its place is in the scene's points, wherever the scene stands in the window.
  func receive(
    _ event: InputEvent,
    of guest: Guest,
    _ pending: inout [InputEvent]
  ) throws(ProgramError) {
    guard review == nil, case .contact(let sample) = event else { return }
    if prediction?.hidesAnswers == true {
      if sample.phase == .began { vote(guest, at: sample.location) }
      return
    }
    for lawful in contacts.admit([clock.stamp(event)]) { try receiveLawful(lawful, &pending) }
  }

  private func vote(_ guest: Guest, at point: CGPoint) {
    let tree = run.application.treeSnapshot()
    guard let index = tree.frontmostView(at: point) else { return }
    let view = tree.views[index].node
    ballot.vote(guest.number, for: view)
    let corners = view.quad.map { [$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft] }
    audience?.mark(guest.number, GuessMark(corners: corners ?? [], name: ShownName(view).name))
  }

  /// Nobody has voted yet.
  func clearBallot() {
    ballot = Ballot(voters: ballot.voters)
    for guest in audience?.guests ?? [] { audience?.mark(guest.number, nil) }
  }

  // MARK: - What is shown

  /// Tells guests what the host does, and shows them the scene.
  func showGuests() throws(ProgramError) {
    guard let audience, let guestScreen else { return }
    audience.activity =
      review != nil ? .reviewing : prediction?.hidesAnswers == true ? .voting : .touching
    guestScreen.add(run.takeChanges())
    var contents = OverlayContents()
    contents.owners = shownOwners
    if let review {
      return try guestScreen.show(review, contents, of: run.settings, to: audience)
    }
    contents.ring = prediction?.shownRing
    try guestScreen.show(run, contents, to: audience)
  }

  /// Whose fingers the shown touches are.
  var shownOwners: [Int: TouchOwner] { review?.owners ?? run.owners.owners }

  /// The most names that are kept: as many as a reader of recordings keeps.
  private static let mostNames = 4096

  /// Takes over who is there, and what guests are called.
  func followGuests() {
    guard let audience, audience.revision != guestRevision else { return }
    guestRevision = audience.revision
    ballot.voters = Set(audience.guests.map(\.number))
    if guestNames.count >= Self.mostNames { guestNames = [:] }
    for guest in audience.guests { guestNames[guest.device] = guest.name }
    run.owners.names = guestNames
    recorder?.viewers = guestNames
  }

  /// Who is there, for the workbench; nil where there can be no guests.
  var audienceState: AudienceState? {
    guard let audience else { return nil }
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
    guard audience?.guests.contains(where: { $0.number == number }) == false else { return nil }
    let device = Int64(number)
    let owner = TouchOwner(name: guestNames[device] ?? "", device: device)
    var guest = AudienceState.Guest(number: number, owner: owner)
    guest.isAway = true
    return guest
  }

  /// Carries out whom the host lets touch.
  func letTouch(_ touching: AudienceState.Touching) {
    switch touching {
    case .everyone: audience?.rule = .everyone
    case .nobody: audience?.rule = .nobody
    case .only(let number): audience?.rule = .only(number)
    }
  }
}
