import NIOHTTP1

/// Who is let in: decides about a request by its head alone.
struct Gate: Hashable, Sendable {
  /// What a request gets.
  enum Answer: Hashable, Sendable {
    /// The page.
    case page
    /// A socket, which is the page's way to the sandbox.
    case socket
    /// Nothing, and why.
    case refused(Refusal)
  }

  /// Why a request gets nothing.
  enum Refusal: Hashable, Sendable {
    /// There is nothing else here.
    case unknown
    /// It was meant for another server, or comes from another's page.
    case foreign
    /// The token is missing or wrong.
    case token
  }

  let hosts: HostRule
  /// What the address has to say; nil where only this machine can ask.
  let token: AccessToken?

  /// The path of the socket.
  static let socketPath = "/socket"

  /// What a request gets; the token is looked at last, so that foreign pages learn nothing of it.
  func answer(_ request: HTTPRequestHead) -> Answer {
    let hostHeaders = request.headers["Host"]
    guard hostHeaders.count == 1, hosts.allows(hostHeaders[0]) else { return .refused(.foreign) }
    let (path, query) = Gate.parts(of: request.uri)
    let isSocket = path == Gate.socketPath
    guard request.method == .GET, isSocket || path == "/" else { return .refused(.unknown) }
    guard isOwn(request.headers["Origin"], hostHeaders[0], isNeeded: isSocket) else {
      return .refused(.foreign)
    }
    if let token, !token.matches(Gate.token(in: query)) { return .refused(.token) }
    return isSocket ? .socket : .page
  }

  /// Whether the page that asks is this server's; browsers say where the page of a socket is from.
  private func isOwn(_ origins: [String], _ host: String, isNeeded: Bool) -> Bool {
    guard !origins.isEmpty else { return !isNeeded }
    return origins.count == 1 && origins[0].lowercased() == "http://" + host.lowercased()
  }

  private static func parts(of uri: String) -> (path: Substring, query: Substring) {
    let end = uri.firstIndex(of: "?") ?? uri.endIndex
    return (uri[..<end], uri[end...].dropFirst())
  }

  private static func token(in query: Substring) -> Substring {
    query.split(separator: "&").first { $0.hasPrefix("token=") }?.dropFirst(6) ?? ""
  }
}
