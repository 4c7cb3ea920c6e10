/// The limits above which the server ends a connection; our choice.
public struct Limits: Hashable, Sendable {
  /// The maximum number of host pages at the same time.
  public var hosts = 1
  /// The maximum number of guests in a shared session.
  public var guests = 64
  /// The maximum number of waiting connections without a valid request; a further one removes the
  /// oldest.
  public var strangers = 96
  /// The maximum number of these connections per address.
  public var strangersPerAddress = 32
  /// The maximum number of connections with a valid request, but without an answer or a hello, per
  /// possible viewer.
  public var callersPerViewer = 2
  /// The minimum number of places for these connections, for any number of viewers.
  public var fewestCallers = 16
  /// The maximum duration before a request, in seconds.
  public var requestTime: Int64 = 5
  /// The maximum duration of an answer, and before a page's hello, in seconds.
  public var patience: Int64 = 10
  /// The maximum number of departed viewers per role that can return.
  public var returning = 256
  /// The time in which a departed viewer can return, in seconds.
  public var returnTime: Int64 = 60
  /// The maximum number of bytes in a request, including its headers.
  public var requestBytes = 16_384
  /// The maximum number of bytes in a page's message.
  public var messageBytes = 65_536
  /// The maximum number of messages per second from a page.
  public var messagesPerSecond = 4_000
  /// The maximum number of bytes per second from a page.
  public var bytesPerSecond = 4_000_000
  /// The maximum number of guests that can join per second, equal to the maximum number of guests.
  public var guestsPerSecond = 64
  /// The maximum number of messages per second from a guest: ten fingers, each in every frame.
  public var guestMessagesPerSecond = 1_000
  /// The maximum number of bytes per second from a guest.
  public var guestBytesPerSecond = 500_000
  /// The maximum number of queued bytes for a slow page.
  public var queuedBytes = 64 << 20
  /// The maximum number of queued bytes for a slow guest; guests share the same bytes.
  public var guestQueuedBytes = 16 << 20
  /// The maximum number of queued bytes from one page to the sandbox; above it, the server stops
  /// reading from the page.
  public var pageBytes = 32_768
  /// The maximum number of queued bytes to the sandbox, far above the sum of all pages.
  public var sandboxBytes = 16 << 20

  /// Creates the default limits.
  public init() {}

  /// Returns the maximum number of viewers with a role.
  func viewers(_ role: Role) -> Int { role == .host ? hosts : guests }

  /// Returns the maximum number of waiting connections with a role.
  func callers(_ role: Role) -> Int { max(fewestCallers, callersPerViewer * viewers(role)) }

  /// Returns the maximum number of queued bytes for a viewer with a role.
  func queuedBytes(_ role: Role) -> Int { role == .host ? queuedBytes : guestQueuedBytes }
}

/// The messages and bytes that a page sent in the current second.
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

  /// Counts a message; returns false above the limit.
  ///
  /// Time is in nanoseconds on any monotonic clock.
  mutating func take(_ count: Int, at nanoseconds: UInt64) -> Bool {
    let now = Int64(nanoseconds / 1_000_000_000)
    if now != second { (second, messages, bytes) = (now, 0, 0) }
    messages += 1
    bytes += count
    return messages <= mostMessages && bytes <= mostBytes
  }
}
