/// How much the server takes before it ends a connection; our choice.
public struct Limits: Hashable, Sendable {
  /// How many pages may be the host's at once.
  public var hosts = 1
  /// How many guests a shared session may have at once.
  public var guests = 64
  /// How many connections may wait that have not shown that they may come in; the oldest has to go for
  /// one more.
  public var strangers = 96
  /// How many of them may come from one address.
  public var strangersPerAddress = 32
  /// How many connections with a valid address may get an answer, or be without a hello, for each
  /// viewer that may be there.
  public var callersPerViewer = 2
  /// The fewest of them that have a place, however few viewers there may be.
  public var fewestCallers = 16
  /// How long a connection may take to ask for something, in seconds.
  public var requestTime: Int64 = 5
  /// How long an answer may take, and a page to say hello, in seconds.
  public var patience: Int64 = 10
  /// How many viewers of a role that are gone may come back as the same.
  public var returning = 256
  /// How long a viewer that is gone may come back as the same, in seconds.
  public var returnTime: Int64 = 60
  /// The most bytes of a request, with its headers.
  public var requestBytes = 16_384
  /// The most bytes of a message of a page.
  public var messageBytes = 65_536
  /// How many messages a page may send in a second.
  public var messagesPerSecond = 4_000
  /// How many bytes a page may send in a second.
  public var bytesPerSecond = 4_000_000
  /// How many guests may come in within a second: as many as may be there.
  public var guestsPerSecond = 64
  /// How many messages a guest may send in a second: ten fingers, each told for every frame.
  public var guestMessagesPerSecond = 1_000
  /// How many bytes a guest may send in a second.
  public var guestBytesPerSecond = 500_000
  /// How many bytes may wait for a page that is slow.
  public var queuedBytes = 64 << 20
  /// How many bytes may wait for a guest that is slow; many wait for the same ones.
  public var guestQueuedBytes = 16 << 20
  /// How many bytes of one page may wait for the sandbox; the server reads no more of it until they have gone.
  public var pageBytes = 32_768
  /// How many bytes may wait for the sandbox: far more than those of all pages.
  public var sandboxBytes = 16 << 20

  /// The usual limits.
  public init() {}

  /// How many viewers of a role there may be at once.
  func viewers(_ role: Role) -> Int { role == .host ? hosts : guests }

  /// How many connections of a role may wait that are not viewers yet.
  func callers(_ role: Role) -> Int { max(fewestCallers, callersPerViewer * viewers(role)) }

  /// How many bytes may wait for a viewer of a role.
  func queuedBytes(_ role: Role) -> Int { role == .host ? queuedBytes : guestQueuedBytes }
}

/// How much a page has sent within the present second.
struct Allowance {
  private let (mostMessages, mostBytes): (Int, Int)
  private var second: Int64 = .min
  private var (messages, bytes) = (0, 0)

  init(_ limits: Limits, of role: Role = .host) {
    (mostMessages, mostBytes) =
      role == .host
      ? (limits.messagesPerSecond, limits.bytesPerSecond)
      : (limits.guestMessagesPerSecond, limits.guestBytesPerSecond)
  }

  /// Counts a message; false when it is one too many.
  ///
  /// Time is in nanoseconds on any steady clock.
  mutating func take(_ count: Int, at nanoseconds: UInt64) -> Bool {
    let now = Int64(nanoseconds / 1_000_000_000)
    if now != second { (second, messages, bytes) = (now, 0, 0) }
    messages += 1
    bytes += count
    return messages <= mostMessages && bytes <= mostBytes
  }
}
