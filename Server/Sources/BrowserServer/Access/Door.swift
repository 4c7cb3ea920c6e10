import NIOCore

/// The connections without a viewer, with their limits and time limits.
///
/// Everyone who can reach the server can open connections. Those without a valid request wait in a
/// short line of their own, so that they take no place from the host and the guests. All calls are
/// on the server's one event loop.
final class Door: @unchecked Sendable {
  private var strangers: WaitingLine
  private var callers: [Role: WaitingLine]
  private let limits: Limits

  init(_ limits: Limits) {
    self.limits = limits
    strangers = WaitingLine(limit: limits.strangers, limitPerAddress: limits.strangersPerAddress)
    callers = [
      .host: WaitingLine(limit: limits.callers(.host)),
      .guest: WaitingLine(limit: limits.callers(.guest)),
    ]
  }

  /// Adds a new connection without a request.
  func admit(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    channel.closeFuture.whenComplete { [self] _ in leave(id) }
    let place = place(of: channel, until: limits.requestTime) { channel.close(promise: nil) }
    strangers.enter(place)?.end()
  }

  /// Moves a connection with a valid request to the line of its role, until its answer is sent or
  /// its page says hello.
  func recognize(_ channel: any Channel, _ role: Role, orElse close: @escaping () -> Void) {
    let place = place(of: channel, until: limits.patience, orElse: close)
    leave(place.id)
    callers[role]?.enter(place)?.end()
  }

  /// Removes a connection that was closed, or that became a viewer's.
  func leave(_ id: ObjectIdentifier) {
    strangers.leave(id)
    for role in Role.allCases { callers[role]?.leave(id) }
  }

  private func place(
    of channel: any Channel,
    until seconds: Int64,
    orElse close: @escaping () -> Void
  ) -> WaitingLine.Place {
    let end = NIOLoopBound(close, eventLoop: channel.eventLoop)
    return WaitingLine.Place(
      id: ObjectIdentifier(channel),
      address: channel.remoteAddress?.ipAddress,
      end: close,
      timer: channel.eventLoop.scheduleTask(in: .seconds(seconds)) { end.value() }
    )
  }
}

/// The connections in the order of their arrival; one beyond the limit removes the first.
struct WaitingLine {
  /// A connection that waits.
  struct Place {
    let id: ObjectIdentifier
    /// The address of the client, if it is known.
    var address: String?
    /// Closes the connection.
    let end: () -> Void
    /// Closes the connection after its time limit.
    var timer: Scheduled<Void>?
  }

  let limit: Int
  /// The maximum number of connections per address; nil for no limit.
  var limitPerAddress: Int?
  private(set) var places: [Place] = []

  init(limit: Int, limitPerAddress: Int? = nil) {
    (self.limit, self.limitPerAddress) = (limit, limitPerAddress)
  }

  /// Adds a connection; returns the one that must leave for it.
  mutating func enter(_ place: Place) -> Place? {
    let neighbours = places.filter { $0.address == place.address }
    let isCrowd = neighbours.count >= limitPerAddress ?? .max
    let gone = isCrowd ? neighbours.first : places.count >= limit ? places.first : nil
    if let gone { leave(gone.id) }
    places.append(place)
    return gone
  }

  /// Removes a connection from the line.
  mutating func leave(_ id: ObjectIdentifier) {
    guard let index = places.firstIndex(where: { $0.id == id }) else { return }
    places.remove(at: index).timer?.cancel()
  }
}
