import NIOCore

/// The host names under which the server can be reached.
///
/// A web page can let its own name resolve to this machine (DNS rebinding). The browser then sends
/// that name, which is not allowed here.
struct HostRule: Hashable, Sendable {
  /// The address that the server listens on, from the user.
  let address: String
  /// The port that the server listens on.
  let port: Int
  /// The name of this machine.
  var machine = ""
  /// The address of a reverse proxy; if it is set, no other is allowed.
  var outside: PublicAddress?

  /// Whether browsers trust the page like pages of this machine.
  var isLocal: Bool { outside == nil && HostRule.isLoopback(address) }

  /// Whether only this machine can reach an address.
  static func isLoopback(_ address: String) -> Bool {
    address == "localhost" || address == "::1" || isNumber(address) && address.hasPrefix("127.")
  }

  /// Whether a `Host` header names this server.
  func allows(_ header: String) -> Bool {
    if let outside { return header.lowercased() == outside.host }
    guard let (name, port) = HostRule.parts(of: header), port == self.port else { return false }
    if name == address.lowercased() { return true }
    if HostRule.isLoopback(address) || isAnyAddress, HostRule.isLoopback(name) { return true }
    return isAnyAddress && (HostRule.isNumber(name) || isMachine(name))
  }

  /// Returns the origin of this server's pages, as browsers send it.
  func origin(of header: String) -> String {
    outside?.origin ?? "http://" + header.lowercased()
  }

  private var isAnyAddress: Bool { address == "0.0.0.0" || address == "::" }

  private func isMachine(_ name: String) -> Bool {
    let own = machine.lowercased()
    return !own.isEmpty && (name == own || name == own + ".local")
  }

  /// Whether a name is a numeric address, which no name server can redirect.
  private static func isNumber(_ name: String) -> Bool {
    (try? SocketAddress(ipAddress: name, port: 0)) != nil
  }

  /// Returns name and port of `name:port`, `[::1]:port` or `name`.
  private static func parts(of header: String) -> (name: String, port: Int)? {
    let text = header.lowercased()
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { return nil }
      let name = text[text.index(after: text.startIndex)..<end]
      return port(of: text[text.index(after: end)...]).map { (String(name), $0) }
    }
    let end = text.firstIndex(of: ":") ?? text.endIndex
    return port(of: text[end...]).map { (String(text[..<end]), $0) }
  }

  private static func port(of rest: Substring) -> Int? {
    rest.isEmpty ? 80 : rest.hasPrefix(":") ? Int(rest.dropFirst()) : nil
  }
}
