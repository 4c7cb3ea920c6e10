import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The first thing that a server says: where it listens, and the tokens that it asks for.
struct ServerGreeting: Hashable {
  let port: UInt16
  /// That of the host's page; empty where none is needed.
  let hostToken: String
  /// That of guests' pages; empty where there are none.
  let guestToken: String

  /// The version of the wire, as `WireFormat.md` has it.
  static let version: UInt8 = 2

  /// Waits until a server says that it listens.
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

  /// Reads it; nil when it is none, or of another version.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = WireReader(bytes)
    guard reader.byte() == Self.version, let port: UInt16 = reader.integer(),
      let hostToken = reader.byte().flatMap({ reader.text($0) }),
      let guestToken = reader.byte().flatMap({ reader.text($0) }), reader.isAtEnd
    else { return nil }
    (self.port, self.hostToken, self.guestToken) = (port, hostToken, guestToken)
  }
}

/// Where a server is found by browsers.
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
