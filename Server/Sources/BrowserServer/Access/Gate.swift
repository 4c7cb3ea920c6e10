import NIOHTTP1

/// The access rules, which decide about a request by its head alone.
struct Gate: Hashable, Sendable {
  /// The answers to a request.
  enum Answer: Hashable, Sendable {
    /// The page of a role.
    case page(Role)
    /// A socket between a page and the sandbox.
    case socket(Role)
    /// A refusal with its reason.
    case refused(Refusal)
  }

  /// The reasons for a refusal.
  enum Refusal: Hashable, Sendable {
    /// The path is unknown.
    case unknown
    /// The request is for another server, or comes from another server's page.
    case foreign
    /// The token is missing or wrong.
    case token
  }

  let hosts: HostRule
  let tokens: AccessTokens

  /// The path of each answer.
  private static let answers: [Substring: Answer] = [
    "/": .page(.host), "/socket": .socket(.host),
    "/join": .page(.guest), "/join/socket": .socket(.guest),
  ]

  /// Returns the answer to a request; checks the token last, so that foreign pages learn nothing
  /// about it.
  func answer(_ request: HTTPRequestHead) -> Answer {
    let hostHeaders = request.headers["Host"]
    guard hostHeaders.count == 1, hosts.allows(hostHeaders[0]) else { return .refused(.foreign) }
    let (path, query) = Gate.parts(of: request.uri)
    guard request.method == .GET, let answer = Gate.answers[path], let role = answer.role,
      role == .host || tokens.guest != nil
    else { return .refused(.unknown) }
    guard isOwn(request.headers["Origin"], hostHeaders[0], isNeeded: answer.isSocket) else {
      return .refused(.foreign)
    }
    if let token = tokens[role], !token.matches(Gate.token(in: query)) { return .refused(.token) }
    return answer
  }

  /// Whether the page of a request is this server's; browsers send the origin of a socket's page.
  private func isOwn(_ origins: [String], _ host: String, isNeeded: Bool) -> Bool {
    guard !origins.isEmpty else { return !isNeeded }
    return origins.count == 1 && origins[0].lowercased() == hosts.origin(of: host)
  }

  private static func parts(of uri: String) -> (path: Substring, query: Substring) {
    let end = uri.firstIndex(of: "?") ?? uri.endIndex
    return (uri[..<end], uri[end...].dropFirst())
  }

  private static func token(in query: Substring) -> Substring {
    query.split(separator: "&").first { $0.hasPrefix("token=") }?.dropFirst(6) ?? ""
  }
}

extension Gate.Answer {
  /// The role of the page or socket; nil for a refusal.
  fileprivate var role: Role? {
    switch self {
    case .page(let role), .socket(let role): role
    case .refused: nil
    }
  }

  fileprivate var isSocket: Bool {
    if case .socket = self { true } else { false }
  }
}
