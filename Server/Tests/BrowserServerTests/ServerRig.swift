import Glibc
import NIOCore
import Testing

@testable import BrowserServer

/// A running server; the test has the sandbox's end of the connection.
final class ServerRig {
  let port: UInt16
  let token: String
  /// The token in the guests' addresses; empty for a session without guests.
  let guestToken: String
  private let sandbox: Int32
  private var received = ByteBuffer()
  private let thread: pthread_t

  init(
    address: String = "127.0.0.1",
    isShared: Bool = false,
    publicAddress: String? = nil,
    page: HostPage = .window,
    limits: Limits = Limits()
  ) throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    sandbox = ends[0]
    Rig.setPatience(sandbox)
    var server = Server(address: address, port: 0, limits: limits)
    server.isShared = isShared
    server.page = page
    server.publicAddress = publicAddress.flatMap(PublicAddress.init)
    thread = try Job(server: server, end: ends[1]).start()
    let greeting = try #require(try Rig.frame(sandbox, &received))
    try #require(greeting.0 == 1 && greeting.2[0] == 2)
    port = UInt16(greeting.2[1]) | UInt16(greeting.2[2]) << 8
    var rest = greeting.2.dropFirst(3)
    func text() -> String {
      let length = Int(rest.removeFirst())
      defer { rest = rest.dropFirst(length) }
      return String(decoding: rest.prefix(length), as: UTF8.self)
    }
    (token, guestToken) = (text(), text())
  }

  deinit {
    close(sandbox)
    pthread_join(thread, nil)
  }

  /// Returns the error message of a server that cannot listen.
  static func failure(of server: Server) throws -> String {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { close(ends[0]) }
    Rig.setPatience(ends[0])
    let thread = try Job(server: server, end: ends[1]).start()
    var received = ByteBuffer()
    let frame = try #require(try Rig.frame(ends[0], &received))
    pthread_join(thread, nil)
    try #require(frame.0 == 5)
    return String(decoding: frame.2, as: UTF8.self)
  }

  /// Returns the next frame for the sandbox: kind, viewer and content; nil after ten seconds
  /// without a frame.
  func frame() throws -> (kind: UInt8, viewer: UInt32, content: [UInt8])? {
    try Rig.frame(sandbox, &received)
  }

  /// Sends a frame to the server as the sandbox.
  func send(_ frame: PipeFrame) { Rig.send(sandbox, Array(frame.bytes.readableBytesView)) }

  /// Closes the sandbox's end.
  func endSandbox() { shutdown(sandbox, Int32(SHUT_RDWR)) }

  /// Opens a connection without a request.
  func connect() throws -> RigConnection { try RigConnection(port: port) }

  /// Returns the answer to a request.
  func answer(to path: String, host: String? = nil, more: String = "") throws -> String {
    let connection = try connect()
    connection.send("GET \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\(more)\r\n")
    return String(decoding: connection.receiveAll(), as: UTF8.self)
  }

  /// Opens a page's socket, with a hello.
  func page(
    _ role: Role = .host,
    secret: [UInt8] = [UInt8](repeating: 0, count: 16)
  ) throws -> RigConnection {
    let connection = try socket(role)
    connection.sendMessage([1, 2] + secret + [7])
    return connection
  }

  /// Opens a page's socket, without a hello.
  func socket(_ role: Role = .host) throws -> RigConnection {
    let connection = try connect()
    let token = role == .host ? token : guestToken
    let query = token.isEmpty ? "" : "?token=\(token)"
    connection.send(Rig.upgrade((role == .host ? "/socket" : "/join/socket") + query, port: port))
    let answer = String(decoding: connection.receive(), as: UTF8.self)
    try #require(answer.hasPrefix("HTTP/1.1 101 "), "\(answer)")
    return connection
  }
}

/// The thread on which a server runs.
private final class Job: Sendable {
  private let server: Server
  private let end: Int32

  init(server: Server, end: Int32) {
    (self.server, self.end) = (server, end)
  }

  func start() throws -> pthread_t {
    var thread = pthread_t()
    let job = Unmanaged.passRetained(self).toOpaque()
    let result = pthread_create(
      &thread,
      nil,
      { argument in
        if let argument {
          let job = Unmanaged<Job>.fromOpaque(argument).takeRetainedValue()
          try? job.server.run(input: job.end, output: dup(job.end))
        }
        return nil
      },
      job
    )
    try #require(result == 0)
    return thread
  }
}

/// The functions for both ends of the connection.
enum Rig {
  /// Sets a time limit of ten seconds.
  static func setPatience(_ descriptor: Int32) {
    var time = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &time,
      socklen_t(MemoryLayout<timeval>.size)
    )
  }

  static func send(_ descriptor: Int32, _ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Array(rest).withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      // The other side can have closed the connection; the test checks the received bytes instead.
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  static func receive(_ descriptor: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(0, count)))
  }

  static func frame(
    _ descriptor: Int32,
    _ buffer: inout ByteBuffer
  ) throws -> (UInt8, UInt32, [UInt8])? {
    while true {
      if let length = buffer.getInteger(
        at: buffer.readerIndex,
        endianness: .little,
        as: UInt32.self
      ),
        buffer.readableBytes >= 4 + Int(length)
      {
        buffer.moveReaderIndex(forwardBy: 4)
        let kind = buffer.readInteger(as: UInt8.self)
        let viewer = buffer.readInteger(endianness: .little, as: UInt32.self)
        let content = buffer.readBytes(length: Int(length) - 5)
        return (try #require(kind), try #require(viewer), try #require(content))
      }
      let more = receive(descriptor)
      guard !more.isEmpty else { return nil }
      buffer.writeBytes(more)
    }
  }

  static func upgrade(
    _ path: String,
    port: UInt16,
    host: String? = nil,
    origin: String? = nil
  ) -> String {
    """
    GET \(path) HTTP/1.1\r
    Host: \(host ?? "127.0.0.1:\(port)")\r
    Upgrade: websocket\r
    Connection: Upgrade\r
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
    Sec-WebSocket-Version: 13\r
    Origin: \(origin ?? "http://127.0.0.1:\(port)")\r
    \r

    """
  }
}

/// A connection to the server, from a browser or another client.
final class RigConnection {
  private let descriptor: Int32

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    Rig.setPatience(descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
  }

  deinit { close(descriptor) }

  func send(_ text: String) { Rig.send(descriptor, Array(text.utf8)) }

  func send(_ bytes: [UInt8]) { Rig.send(descriptor, bytes) }

  /// Sends a message in the form of a page's.
  func sendMessage(_ bytes: [UInt8], opcode: UInt8 = 2, mask: [UInt8]? = [1, 2, 3, 4]) {
    var frame: [UInt8] = [0x80 | opcode]
    let flag: UInt8 = mask == nil ? 0 : 0x80
    switch bytes.count {
    case ..<126: frame.append(flag | UInt8(bytes.count))
    case ..<65_536:
      frame += [flag | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
    default:
      frame.append(flag | 127)
      frame += (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (56 - 8 * $0)) }
    }
    frame += mask ?? []
    frame += bytes.enumerated().map { $1 ^ (mask?[$0 % 4] ?? 0) }
    send(frame)
  }

  /// Returns the received bytes; empty if the server closed the connection, or after ten seconds.
  func receive() -> [UInt8] { Rig.receive(descriptor) }

  /// Sends bytes, and returns whether the other side still receives any.
  func isHeard(_ bytes: [UInt8]) -> Bool {
    Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// Returns all bytes until the server closes the connection.
  func receiveAll() -> [UInt8] {
    var all: [UInt8] = []
    while case let more = receive(), !more.isEmpty { all += more }
    return all
  }

  /// Returns the code with which the server closes the socket; nil if it sends none.
  func closingCode() -> Int? {
    let all = receiveAll()
    guard all.count >= 4, all[all.count - 4] == 0x88 else { return nil }
    return Int(all[all.count - 2]) << 8 | Int(all[all.count - 1])
  }
}
