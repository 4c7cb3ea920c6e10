import NIOHTTP1
import Testing

@testable import BrowserServer

@Suite("Who is let in")
struct GateTests {
  private let token = AccessToken(bytes: Array(0..<16))

  private func gate(_ address: String = "127.0.0.1", needsToken: Bool = false) -> Gate {
    let hosts = HostRule(address: address, port: 8123, machine: "desk")
    return Gate(hosts: hosts, tokens: AccessTokens(host: needsToken ? token : nil))
  }

  private func request(
    _ uri: String,
    host: String? = "127.0.0.1:8123",
    origin: String? = nil,
    method: HTTPMethod = .GET
  ) -> HTTPRequestHead {
    var headers = HTTPHeaders()
    if let host { headers.add(name: "Host", value: host) }
    if let origin { headers.add(name: "Origin", value: origin) }
    return HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: headers)
  }

  @Test("There is a page and a socket, and nothing else")
  func paths() {
    let own = "http://127.0.0.1:8123"
    #expect(gate().answer(request("/")) == .page(.host))
    #expect(gate().answer(request("/?token=any")) == .page(.host))
    #expect(gate().answer(request("/socket", origin: own)) == .socket(.host))
    for uri in ["/index.html", "/../etc/passwd", "//", "", "/socket/", "/Socket", "http://a/"] {
      #expect(gate().answer(request(uri)) == .refused(.unknown), "\(uri)")
    }
    #expect(gate().answer(request("/", method: .POST)) == .refused(.unknown))
    #expect(gate().answer(request("/", method: .HEAD)) == .refused(.unknown))
  }

  @Test("A socket is for this server's page alone, and a request without an origin gets none")
  func origins() {
    for origin in [
      nil, "null", "http://evil.example", "https://127.0.0.1:8123", "http://127.0.0.1:80",
      "http://localhost:8123",
    ] {
      #expect(gate().answer(request("/socket", origin: origin)) == .refused(.foreign))
    }
    #expect(gate().answer(request("/", origin: "http://evil.example")) == .refused(.foreign))
    let local = request("/socket", host: "localhost:8123", origin: "http://localhost:8123")
    #expect(gate().answer(local) == .socket(.host))
  }

  @Test(
    "A name that leads here is not enough",
    arguments: [
      ("127.0.0.1", ["127.0.0.1:8123", "localhost:8123", "[::1]:8123"]),
      ("192.168.1.5", ["192.168.1.5:8123"]),
      (
        "0.0.0.0",
        ["10.0.0.7:8123", "[fe80::1]:8123", "localhost:8123", "desk:8123", "DESK.local:8123"]
      ),
    ]
  )
  func hosts(address: String, allowed: [String]) {
    for host in allowed {
      #expect(gate(address).answer(request("/", host: host)) == .page(.host), "\(host)")
    }
    for host in [
      nil, "", "evil.example:8123", "127.0.0.1", "127.0.0.1:8124", "127.0.0.1.evil.example:8123",
      "127.evil.example:8123", "[::1", "desk.evil.example:8123", "127.0.0.1:8123:8123",
    ] {
      #expect(
        gate(address).answer(request("/", host: host)) == .refused(.foreign),
        "\(host ?? "none")"
      )
    }
  }

  @Test("Two hosts are none")
  func twoHosts() {
    var head = request("/")
    head.headers.add(name: "Host", value: "127.0.0.1:8123")
    #expect(gate().answer(head) == .refused(.foreign))
  }

  @Test("Where others can reach it, page and socket need the token")
  func tokens() {
    let open = gate("192.168.1.5", needsToken: true)
    let host = "192.168.1.5:8123"
    let right = "token=000102030405060708090a0b0c0d0e0f"
    #expect(token.text == String(right.dropFirst(6)))
    #expect(open.answer(request("/?\(right)", host: host)) == .page(.host))
    #expect(open.answer(request("/?a=b&\(right)", host: host)) == .page(.host))
    let socket = request("/socket?\(right)", host: host, origin: "http://\(host)")
    #expect(open.answer(socket) == .socket(.host))
    for query in ["", "?", "?token=", "?token", "?\(right)0", "?\(right.dropLast())", "?Token=1"] {
      #expect(open.answer(request("/" + query, host: host)) == .refused(.token), "\(query)")
    }
    #expect(
      open.answer(request("/socket", host: host, origin: "http://\(host)")) == .refused(.token)
    )
  }

  @Test("Every token is another")
  func random() {
    let tokens = Set((0..<64).map { _ in AccessToken().text })
    #expect(tokens.count == 64 && tokens.allSatisfy { $0.count == 32 })
  }

  @Test(
    "Only what this machine alone can reach is a loopback",
    arguments: [
      ("127.0.0.1", true), ("127.1.2.3", true), ("::1", true), ("localhost", true),
      ("0.0.0.0", false), ("192.168.1.5", false), ("127.evil.example", false), ("", false),
    ]
  )
  func loopback(address: String, isLoopback: Bool) {
    #expect(HostRule.isLoopback(address) == isLoopback)
  }
}
