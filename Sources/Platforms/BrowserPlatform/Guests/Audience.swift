package import Foundation
import Geometry
package import TouchInput

/// The guests of a shared session: their names, their permissions, and the content of their pages.
///
/// The window of the session has an audience if it was opened with guests. The session gives it the scene's
/// pictures and the host's decisions. It receives the guests' fingers as fingers of the window.
@MainActor
package final class Audience {
  /// The names and colours of guests.
  package struct Style: Sendable {
    /// Returns the name of a guest who gave none; the number counts the guests so far, with this one.
    package var name: @Sendable (Int) -> String
    /// Returns the colour of the fingers of a device: red, green and blue.
    package var color: @Sendable (Int64) -> [UInt8]
    /// The words for the host, which no guest may have as a name.
    package var hostNames: [String]

    /// Creates a style.
    package init(
      name: @escaping @Sendable (Int) -> String,
      color: @escaping @Sendable (Int64) -> [UInt8],
      hostNames: [String] = []
    ) {
      (self.name, self.color, self.hostNames) = (name, color, hostNames)
    }
  }

  /// The picture that pages show parts of.
  struct ShownPicture {
    var picture: (any PagePicture)?
    var scale = 1.0
    var shadow = PixelShadow()
    /// The number of pictures that were sent.
    var count: UInt32 = 0
  }

  /// The address at which guests join.
  package let joinAddress: String
  /// Whether other machines can open that address.
  package let isReachable: Bool
  /// Whether a host's page is connected; true before the first one.
  package internal(set) var hasHost = true
  /// The address as a QR code: rows of modules, true for dark ones.
  ///
  /// It is empty for an address that phones cannot open or that is too long.
  package let code: [[Bool]]
  /// A number that increases when guests come, go, change their name, or choose a result.
  package private(set) var revision = 0
  /// The guests whose fingers reach the scene.
  ///
  /// Fingers that no longer do are cancelled, with the user as the cause.
  package var rule = TouchRule.everyone { didSet { if rule != oldValue { followRule() } } }
  /// The activity of the host.
  package var activity = HostActivity.touching {
    didSet { if activity != oldValue { followRule() } }
  }

  var members: [Member] = []
  var shown = ShownPicture()
  let title: String
  private let style: Style
  private let wire: Wire
  /// Fingers that were cancelled since the session last asked for input.
  private var taken: [InputEvent] = []
  /// The guests who left since the session last asked for input.
  ///
  /// Their earlier input still belongs to them, not to the host.
  private var leaving: [Guest] = []
  /// The results that guests chose since the session last asked, by guest number.
  private var choices: [(guest: UInt32, place: Int)] = []
  /// The number of guests who came.
  private var arrivals = 0
  /// The names of guests who left, by their numbers, because they may come back.
  private var former = Former()

  /// The names of guests who left; names that guests chose are kept longer than the others.
  private struct Former {
    var given = RecentTable<UInt32, String>(limit: mostFormer)
    var usual = RecentTable<UInt32, String>(limit: mostFormer)

    /// The number of guests whom the server lets come back.
    private static let mostFormer = 256

    mutating func take(_ number: UInt32) -> (name: String, isGiven: Bool)? {
      defer { (given[number], usual[number]) = (nil, nil) }
      return given[number].map { ($0, true) } ?? usual[number].map { ($0, false) }
    }

    mutating func keep(_ member: Member) {
      if member.hasGivenName {
        given[member.guest.number] = member.guest.name
      } else {
        usual[member.guest.number] = member.guest.name
      }
    }
  }

  /// The functions by which an audience sends messages to its pages and reads the time.
  struct Wire {
    /// Sends the same message to some viewers.
    var send: @MainActor ([UInt32], Data) -> Void
    /// Ends the connection of a viewer that broke a rule.
    var drop: @MainActor (UInt32) -> Void
    /// The present moment on the window's clock, in seconds.
    var now: @MainActor () -> TimeInterval
  }

  init(title: String, joinAddress: String, style: Style, wire: Wire) {
    (self.title, self.joinAddress, self.style, self.wire) = (title, joinAddress, style, wire)
    isReachable = OwnAddress.isReachable(joinAddress)
    code = isReachable ? QRCode(joinAddress)?.modules ?? [] : []
  }

  /// The guests who are present, in the order of their arrival.
  package var guests: [Guest] { members.map(\.guest) }

  /// Returns the guest whose finger a contact is; nil for the host's.
  package func guest(of contact: ContactID) -> Guest? {
    (members.map(\.guest) + leaving).first { $0.device == contact.device }
  }

  /// Forgets the guests who left; called when the session has followed all input so far and asks for more.
  func forgetLeaving() { leaving = [] }

  /// Whether fingers were cancelled that the session does not know of yet.
  var hasNews: Bool { !taken.isEmpty }

  /// Returns the fingers that were cancelled since the last call, as cancelled contacts.
  func takeNews() -> [InputEvent] {
    defer { taken = [] }
    return taken
  }

  /// Returns the results that guests chose since the last call, the latest per guest.
  package func takeChoices() -> [(guest: UInt32, place: Int)] {
    defer { choices = [] }
    return choices
  }

  // MARK: - Coming and going

  func join(_ number: UInt32, sent: TimeInterval) {
    members.removeAll { $0.guest.number == number }
    let earlier = former.take(number)
    arrivals += earlier == nil ? 1 : 0
    let name = earlier?.name ?? style.name(arrivals)
    var member = Member(Guest(number: number, name: distinct(name, for: number)))
    member.hasGivenName = earlier?.isGiven == true
    member.translator.clock.note(sent: sent, arrived: wire.now())
    if let picture = shown.picture { member.damage.add(picture.bounds) }
    members.append(member)
    revision += 1
    send(67, to: [number]) { $0.add(title) }
    tellName(of: member.guest)
    tellTurns()
    // The picture is sent with the other due changes, so that many guests who come at once share one.
  }

  /// Removes a guest and its fingers.
  func leave(_ number: UInt32) -> [InputEvent] {
    guard let index = members.firstIndex(where: { $0.guest.number == number }) else { return [] }
    let member = members.remove(at: index)
    former.keep(member)
    leaving.append(member.guest)
    revision += 1
    return [.window(.deviceLost(member.guest.device), timestamp: wire.now())]
  }

  // MARK: - Messages from pages

  /// Returns the events of a guest's message; an unlawful message ends the guest's connection.
  func follow(_ bytes: ArraySlice<UInt8>, of number: UInt32) -> [InputEvent] {
    guard let index = members.firstIndex(where: { $0.guest.number == number }) else { return [] }
    guard let message = GuestMessage(bytes) else {
      wire.drop(number)
      return leave(number)
    }
    switch message {
    case .shown(let picture): members[index].show(picture)
    case .size(let sent): members[index].translator.clock.note(sent: sent, arrived: wire.now())
    case .name(let text): rename(index, GuestName(text)?.text)
    case .choice(let place):
      choices = choices.filter { $0.guest != number } + [(number, place)]
      revision += 1
    case .input(let sent, let records):
      members[index].translator.clock.note(sent: sent, arrived: wire.now())
      return records.flatMap { follow($0, of: index) }
    }
    return []
  }

  private func rename(_ index: Int, _ name: String?) {
    guard let name, name != members[index].guest.name else { return }
    members[index].guest.name = distinct(name, for: members[index].guest.number)
    members[index].hasGivenName = true
    revision += 1
    tellName(of: members[index].guest)
  }

  /// Returns a name that neither another guest nor the host has.
  private func distinct(_ name: String, for number: UInt32) -> String {
    let others = members.filter { $0.guest.number != number }.map(\.guest.name)
    return GuestName(name)?.distinct(from: others + style.hostNames) ?? name
  }

  private func follow(_ record: PageRecord, of index: Int) -> [InputEvent] {
    let now = wire.now()
    guard let event = members[index].translator.translate(record, now: now) else { return [] }
    switch event {
    case .contact(let sample):
      guard sample.phase != .began || canBegin(sample, index) else { return [] }
      return members[index].contacts.admit(event)
    case .window(let change, let time) where change.endsContacts:
      return members[index].contacts.cancelAll(at: time)
    default: return []
    }
  }

  /// Whether a new finger of a guest is allowed, within the scene, and within the guest's share.
  private func canBegin(_ sample: ContactSample, _ index: Int) -> Bool {
    guard let bounds = shown.picture?.bounds, mayTouch(members[index].guest.number) else {
      return false
    }
    let size = CGSize(
      width: Double(bounds.width) / shown.scale,
      height: Double(bounds.height) / shown.scale
    )
    return CGRect(origin: .zero, size: size).contains(sample.location)
      && members[index].contacts.liveContacts.count < fairShare
  }

  /// The maximum number of fingers per guest.
  ///
  /// All guests together have at most as many fingers as a scene takes, less two for the host. Each guest has at
  /// least one.
  private var fairShare: Int {
    min(Member.mostFingers, max(1, (ContactTable.usualLimit - 2) / max(1, members.count)))
  }

  // MARK: - Decisions of the host

  private func mayTouch(_ guest: UInt32) -> Bool {
    switch activity {
    case .touching: rule.allows(guest)
    case .voting: true
    case .reviewing: false
    }
  }

  private func followRule() {
    let now = wire.now()
    for index in members.indices where !mayTouch(members[index].guest.number) {
      taken += members[index].contacts.takeAll(at: now)
    }
    tellTurns()
  }

  /// Marks on a guest's page the view that the guest guesses; nil removes the mark.
  package func mark(_ number: UInt32, _ mark: GuessMark?) {
    guard let index = members.firstIndex(where: { $0.guest.number == number }),
      members[index].mark != mark
    else { return }
    members[index].mark = mark
    send(71, to: [number]) { writer in
      writer.add(UInt8(mark?.corners.count ?? 0))
      for corner in mark?.corners ?? [] {
        writer.add(Double(corner.x))
        writer.add(Double(corner.y))
      }
      writer.add(mark?.name ?? "")
    }
  }

  /// Whether a guest's page shows no vote yet, because it has just joined.
  package func needsVote(_ number: UInt32) -> Bool {
    members.contains { $0.guest.number == number && !$0.hasVote }
  }

  /// Shows the vote on a guest's page, as JSON.
  package func showVote(_ json: Data, to number: UInt32) {
    guard let index = members.firstIndex(where: { $0.guest.number == number }) else { return }
    members[index].hasVote = true
    send(73, to: [number]) { $0.add(json) }
  }

  // MARK: - Messages to pages

  private func tellName(of guest: Guest) {
    send(70, to: [guest.number]) { writer in
      for part in style.color(guest.device).prefix(3) { writer.add(part) }
      writer.add(guest.name)
    }
  }

  private func turn(of guest: UInt32) -> TurnNotice {
    switch activity {
    case .voting: .votes
    case .reviewing: .hostLooksBack
    case .touching: rule.allows(guest) ? .mayTouch : rule == .nobody ? .isLocked : .isAnothers
    }
  }

  private func tellTurns() {
    for index in members.indices {
      let guest = members[index].guest.number
      let turn = turn(of: guest)
      guard turn != members[index].turn else { continue }
      members[index].turn = turn
      send(72, to: [guest]) { $0.add(turn.rawValue) }
    }
  }

  func send(_ kind: UInt8, to numbers: [UInt32], _ write: (inout WireWriter) -> Void) {
    var writer = WireWriter()
    writer.add(kind)
    write(&writer)
    wire.send(numbers, writer.data)
  }
}
