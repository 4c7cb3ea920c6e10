import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The first message of a server: where it listens, and the tokens that it requires.
struct ServerGreeting: Hashable {
  let port: UInt16
  /// The token of the host's page; empty if none is required.
  let hostToken: String
  /// The token of guests' pages; empty without guests.
  let guestToken: String

  /// The version of the protocol (`WireFormat.md`).
  static let version: UInt8 = 2

  /// Waits until a server reports that it listens.
  init(of server: ServerProcess) throws(ServerError) {
    var listening = pollfd(fd: server.descriptor, events: Int16(POLLIN), revents: 0)
    while !server.isOver, poll(&listening, 1, 10_000) == 1 {
      let frames = server.receive()
      guard let frame = frames.first else { continue }
      server.putBack(frames.dropFirst())
      if frame.kind == .failed {
        throw .refused(String(decoding: frame.content, as: UTF8.self))
      }
      guard frame.kind == .listening, let greeting = ServerGreeting(frame.content) else {
        throw .silent
      }
      self = greeting
      return
    }
    throw .silent
  }

  /// Parses a greeting; nil if it is invalid, or of another version.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = WireReader(bytes)
    guard reader.byte() == Self.version, let port: UInt16 = reader.integer(),
      let hostToken = reader.byte().flatMap({ reader.text($0) }),
      let guestToken = reader.byte().flatMap({ reader.text($0) }), reader.isAtEnd
    else { return nil }
    (self.port, self.hostToken, self.guestToken) = (port, hostToken, guestToken)
  }
}

/// The place at which browsers find a server.
package enum ServerPlace: Hashable, Sendable {
  /// At an address of this machine, with the port that the server got.
  case machine(String)
  /// Behind a proxy, at an address that begins with its scheme.
  case proxy(String)

  func address(_ path: String, port: UInt16, token: String) -> String {
    let query = token.isEmpty ? "" : "?token=\(token)"
    switch self {
    case .proxy(let address):
      return (address.hasSuffix("/") ? address : address + "/") + path + query
    case .machine(let address):
      let host = OwnAddress.named(address)
      let name = host.contains(":") ? "[\(host)]" : host
      return "http://\(name):\(port)/" + path + query
    }
  }
}
