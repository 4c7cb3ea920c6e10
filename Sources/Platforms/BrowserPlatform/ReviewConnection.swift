package import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The connection to a review page in a browser, through the server program that serves the page.
///
/// Messages are bytes of JSON and pictures; the caller gives them their meaning. At most one page is connected.
/// The connection belongs to the thread on which the server started.
@MainActor
package final class ReviewConnection {
  /// An event from the page or the server.
  package enum Event: Hashable, Sendable {
    /// A page opened or reconnected; it asks for the content that it needs.
    case joined
    /// The page sent a request, the bytes of a JSON text.
    case said(Data)
    /// The page was closed, or lost its connection.
    case left
    /// The server exited, or the program was asked to close.
    case ended
  }

  /// The address of the page, for a browser on this machine.
  package let address: String

  private let server: ServerProcess
  private let closing: CloseRequest
  /// The viewer whose page is open; nil without a page.
  private var viewer: UInt32?
  private var events: [Event] = []
  private var isClosing = false

  /// The kind of the messages that are requests of a page.
  private static let request: UInt8 = 16

  /// Starts the server at a path, and waits until it listens.
  ///
  /// `arguments` follow the argument that asks for a review. The connection ends when `closing` is made.
  package init(
    server path: String,
    arguments: [String] = [],
    place: ServerPlace = .machine("127.0.0.1"),
    closing: CloseRequest
  ) throws(ServerError) {
    server = try ServerProcess(path: path, arguments: ["--review"] + arguments)
    let greeting = try ServerGreeting(of: server)
    address = place.address("", port: greeting.port, token: greeting.hostToken)
    self.closing = closing
  }

  /// Whether the server exited by itself.
  package var isServerLost: Bool { server.isOver }

  /// Whether a page is open.
  package var hasPage: Bool { viewer != nil }

  /// Waits for the next event; nil if the timeout in seconds passes first.
  ///
  /// Without a timeout it waits without limit and uses no processor time. After `.ended` it returns `.ended`
  /// again.
  package func nextEvent(timeout: TimeInterval? = nil) -> Event? {
    let end = timeout.map { Self.seconds + $0 }
    while true {
      isClosing = closing.take() || isClosing
      for frame in server.receive() { follow(frame) }
      if !events.isEmpty { return events.removeFirst() }
      if isClosing || server.isOver { return .ended }
      let rest = end.map { max(0, $0 - Self.seconds) }
      if rest == 0 { return nil }
      wait(rest)
    }
  }

  /// Sends the page a message of a kind; does nothing without a page.
  package func send(_ kind: UInt8, _ content: Data) {
    guard let viewer else { return }
    var message = WireWriter()
    message.add(kind)
    message.add(content)
    server.send(SandboxFrame.bytes(SandboxFrame.show, to: viewer, message.data))
  }

  /// Waits until there is data to read, or the timeout has passed.
  private func wait(_ timeout: TimeInterval?) {
    var descriptors = [server.descriptor, closing.descriptor].filter { $0 >= 0 }
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = timeout.map { min($0 * 1000, Double(Int32.max)).rounded(.up) } ?? -1
    poll(&descriptors, nfds_t(descriptors.count), Int32(milliseconds))
  }

  private func follow(_ frame: ServerFrame) {
    switch frame.kind {
    case .joined: join(frame)
    case .left:
      guard frame.viewer == viewer else { return }
      viewer = nil
      events.append(.left)
    case .said:
      guard frame.viewer == viewer, frame.content.first == Self.request else { return }
      events.append(.said(Data(frame.content.dropFirst())))
    case .listening, .failed: break
    }
  }

  private func join(_ frame: ServerFrame) {
    var reader = WireReader(frame.content)
    guard reader.byte() != nil, reader.byte() == 0 else { return server.drop(frame.viewer) }
    viewer = frame.viewer
    events.append(.joined)
  }

  private static var seconds: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1_000_000_000
  }
}
