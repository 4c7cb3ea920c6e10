import NIOCore

/// Under which names the server may be asked for.
///
/// A page of any web site can have its own name lead to this machine (DNS rebinding); the browser
/// then says that name, and it is none of these.
struct HostRule: Hashable, Sendable {
  /// The address that the server listens on, as the user named it.
  let address: String
  /// The port that it got.
  let port: Int
  /// The name of this machine.
  var machine = ""
  /// The address under which a proxy offers the server; with one, no other is allowed.
  var outside: PublicAddress?

  /// Whether browsers trust the page as they trust this machine's own.
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

  /// Where a page of this server is from, as browsers say it.
  func origin(of header: String) -> String {
    outside?.origin ?? "http://" + header.lowercased()
  }

  private var isAnyAddress: Bool { address == "0.0.0.0" || address == "::" }

  private func isMachine(_ name: String) -> Bool {
    let own = machine.lowercased()
    return !own.isEmpty && (name == own || name == own + ".local")
  }

  /// Whether it is an address in figures, which no name server can have lead elsewhere.
  private static func isNumber(_ name: String) -> Bool {
    (try? SocketAddress(ipAddress: name, port: 0)) != nil
  }

  /// Name and port of `name:port`, `[::1]:port` or `name`.
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
