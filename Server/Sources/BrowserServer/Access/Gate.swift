import NIOHTTP1

/// Who is let in: decides about a request by its head alone.
struct Gate: Hashable, Sendable {
  /// What a request gets.
  enum Answer: Hashable, Sendable {
    /// The page of a role.
    case page(Role)
    /// A socket, which is the page's way to the sandbox.
    case socket(Role)
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
  let tokens: AccessTokens

  /// The one path of each answer.
  private static let answers: [Substring: Answer] = [
    "/": .page(.host), "/socket": .socket(.host),
    "/join": .page(.guest), "/join/socket": .socket(.guest),
  ]

  /// What a request gets; the token is looked at last, so that foreign pages learn nothing of it.
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

  /// Whether the page that asks is this server's; browsers say where the page of a socket is from.
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
  /// Whose page or socket it is; nil for a refusal.
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
