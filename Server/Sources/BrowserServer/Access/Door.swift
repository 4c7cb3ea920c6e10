import NIOCore

/// The connections that are not viewers yet: who has to go when there are too many, and when.
///
/// Everybody who can reach the server can open connections. Those that have shown nothing wait in a short line of
/// their own, so that they take no place from the host and the guests. Everything happens on the server's one
/// event loop.
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

  /// A connection is open, and nothing is known of it.
  func admit(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    channel.closeFuture.whenComplete { [self] _ in leave(id) }
    let place = place(of: channel, until: limits.requestTime) { channel.close(promise: nil) }
    strangers.enter(place)?.end()
  }

  /// The gate allows what a connection asked for: it waits with others of its role, until its answer is sent or
  /// its page says hello.
  func recognize(_ channel: any Channel, _ role: Role, orElse close: @escaping () -> Void) {
    let place = place(of: channel, until: limits.patience, orElse: close)
    leave(place.id)
    callers[role]?.enter(place)?.end()
  }

  /// A connection waits no more: it is closed, or a viewer's.
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

/// Connections in the order in which they came; one more than the limit makes the first of them leave.
struct WaitingLine {
  /// One connection that waits.
  struct Place {
    let id: ObjectIdentifier
    /// Where it comes from, if that is known.
    var address: String?
    /// Closes it.
    let end: () -> Void
    /// Closes it when its time is over.
    var timer: Scheduled<Void>?
  }

  let limit: Int
  /// How many of one address may wait; nil where that does not count.
  var limitPerAddress: Int?
  private(set) var places: [Place] = []

  init(limit: Int, limitPerAddress: Int? = nil) {
    (self.limit, self.limitPerAddress) = (limit, limitPerAddress)
  }

  /// Adds a connection; returns the one that has to go for it.
  mutating func enter(_ place: Place) -> Place? {
    let neighbours = places.filter { $0.address == place.address }
    let isCrowd = neighbours.count >= limitPerAddress ?? .max
    let gone = isCrowd ? neighbours.first : places.count >= limit ? places.first : nil
    if let gone { leave(gone.id) }
    places.append(place)
    return gone
  }

  /// Takes a connection out of the line.
  mutating func leave(_ id: ObjectIdentifier) {
    guard let index = places.firstIndex(where: { $0.id == id }) else { return }
    places.remove(at: index).timer?.cancel()
  }
}
