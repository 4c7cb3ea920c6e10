import NIOCore
import Testing

@testable import BrowserServer

#if canImport(Glibc)
import Glibc
#endif

@Suite("A server that runs", .serialized, .timeLimit(.minutes(10)))
struct LiveServerTests {
  @Test("The page comes with its policy; everything else does not exist")
  func page() throws {
    let rig = try ServerRig()
    let page = try rig.answer(to: "/")
    #expect(page.hasPrefix("HTTP/1.1 200 OK"))
    #expect(page.contains("default-src 'none'") && page.contains("frame-ancestors 'none'"))
    #expect(page.contains("Cross-Origin-Opener-Policy: same-origin"))
    #expect(page.contains("<canvas") && !page.contains("NONCE-OF-THE-ANSWER"))
    #expect(try rig.answer(to: "/../../etc/passwd").hasPrefix("HTTP/1.1 404 "))
    #expect(try rig.answer(to: "/", host: "evil.example").hasPrefix("HTTP/1.1 403 "))
    #expect(try rig.answer(to: "/socket").hasPrefix("HTTP/1.1 403 "))
    #expect(rig.token.isEmpty)
  }

  @Test("A server that cannot listen says why, and ends")
  func failing() throws {
    let rig = try ServerRig()
    let taken = try ServerRig.failure(of: Server(address: "127.0.0.1", port: Int(rig.port)))
    #expect(taken == "Address already in use")
    let unknown = try ServerRig.failure(of: Server(address: "999.1.1.1", port: 0))
    #expect(unknown == "The address cannot be resolved")
  }

  @Test("What page and sandbox say goes on as it is")
  func relaying() throws {
    let rig = try ServerRig()
    let page = try rig.page()
    let welcome = page.receive()
    #expect(Array(welcome.prefix(8)) == [0x82, 22, 65, 2, 1, 0, 0, 0])
    let joined = try #require(try rig.frame())
    #expect(joined == (2, 1, [0, 0, 7]))
    page.sendMessage([2, 42])
    #expect(try #require(try rig.frame()) == (4, 1, [2, 42]))
    rig.send(PipeFrame(kind: .show, viewer: 1, content: ByteBuffer(bytes: [66, 9])))
    #expect(page.receive() == [0x82, 2, 66, 9])
    rig.send(PipeFrame(kind: .show, viewer: 77, content: ByteBuffer(bytes: [66])))
    rig.send(PipeFrame(kind: .drop, viewer: 1, content: ByteBuffer(bytes: [0xF0, 0x03])))
    #expect(page.closingCode() == 1008)
    #expect(try #require(try rig.frame()) == (3, 1, [3]))
  }

  @Test("Who comes back with its secret is the same viewer")
  func returning() throws {
    let rig = try ServerRig()
    var page: RigConnection? = try rig.page()
    let secret = Array(try #require(page?.receive()).suffix(16))
    #expect(try #require(try rig.frame()).kind == 2)
    page = nil
    #expect(try #require(try rig.frame()) == (3, 1, [0]))
    let back = try rig.page(secret: secret)
    #expect(Array(back.receive().suffix(16)) == secret)
    #expect(try #require(try rig.frame()) == (2, 1, [1, 0, 7]))
    #expect(try rig.page().closingCode() == 4001)
  }

  @Test("When the sandbox ends, the page is told")
  func ending() throws {
    let rig = try ServerRig()
    let page = try rig.page()
    _ = page.receive()
    rig.endSandbox()
    #expect(page.closingCode() == 4000)
  }

  @Test("Where others can reach it, nothing goes without the token")
  func token() throws {
    let rig = try ServerRig(address: "0.0.0.0")
    #expect(rig.token.count == 32)
    #expect(try rig.answer(to: "/").hasPrefix("HTTP/1.1 403 "))
    let answer = try rig.answer(to: "/?token=\(rig.token)")
    #expect(answer.hasPrefix("HTTP/1.1 200 ") && !answer.contains("Opener-Policy"))
    let stranger = try rig.connect()
    stranger.send(Rig.upgrade("/socket?token=0\(rig.token.dropFirst())x", port: rig.port))
    #expect(String(decoding: stranger.receiveAll(), as: UTF8.self).hasPrefix("HTTP/1.1 403 "))
    let page = try rig.page()
    #expect(Array(page.receive().prefix(3)) == [0x82, 22, 65])
  }

  @Test("A foreign page gets no socket")
  func origin() throws {
    let rig = try ServerRig()
    let page = try rig.connect()
    page.send(Rig.upgrade("/socket", port: rig.port, origin: "http://evil.example"))
    #expect(String(decoding: page.receiveAll(), as: UTF8.self).hasPrefix("HTTP/1.1 403 "))
  }

  @Test(
    "S17: Connections that ask for nothing take no place from the page, the host and the guests",
    arguments: [70, 200, 500],
    [false, true]
  )
  func strangers(count: Int, isShared: Bool) throws {
    let rig = try ServerRig(isShared: isShared)
    var host: RigConnection? = try rig.page()
    let secret = Array(try #require(host?.receive()).suffix(16))
    #expect(try #require(try rig.frame()).kind == 2)
    var idle: [RigConnection] = []
    let path = isShared ? "/?token=\(rig.token)" : "/"
    for number in 1...count {
      idle.append(try rig.connect())
      if number.isMultiple(of: 2) { idle.last?.send("GET / HTTP/1.1\r\nHost: 127") }
      guard number.isMultiple(of: 10) else { continue }
      #expect(try rig.answer(to: path).hasPrefix("HTTP/1.1 200 "), "after \(number)")
    }
    host = nil
    #expect(try #require(try rig.frame()) == (3, 1, [0]))
    #expect(Array(try rig.page(secret: secret).receive().suffix(16)) == secret)
    if isShared { #expect(Array(try rig.page(.guest).receive().prefix(3)) == [0x82, 22, 65]) }
  }

  @Test("S17: Sockets that say no hello take no place from a page that does")
  func silentSockets() throws {
    let rig = try ServerRig(isShared: true)
    let silent = try (0..<300).map { _ in try rig.socket(.guest) }
    #expect(Array(try rig.page().receive().prefix(3)) == [0x82, 22, 65])
    #expect(Array(try rig.page(.guest).receive().prefix(3)) == [0x82, 22, 65])
    #expect(silent[0].closingCode() == 1008)
  }

  @Test("S17: Half a request has five seconds, and an answer and a hello ten")
  func requestTime() {
    #expect(Limits().requestTime == 5 && Limits().patience == 10)
  }

  /// The messages that no page sends, and their codes.
  enum Fault: CaseIterable {
    case text, unmasked, oversized, reserved, secondHello

    /// The code with which the server closes the socket.
    var code: Int {
      switch self {
      case .text: 1003
      case .unmasked, .reserved: 1002
      case .oversized: 1009
      case .secondHello: 1008
      }
    }

    func send(on page: RigConnection) {
      switch self {
      case .text: page.sendMessage([65], opcode: 1)
      case .unmasked: page.sendMessage([2], mask: nil)
      case .reserved: page.send([0xC2, 0x81, 0, 0, 0, 0, 2])
      case .oversized: page.sendMessage([UInt8](repeating: 2, count: 65_537))
      case .secondHello: page.sendMessage([1, 1])
      }
    }
  }

  @Test("A page that breaks a rule is ended, and the sandbox hears why", arguments: Fault.allCases)
  func faults(fault: Fault) throws {
    let rig = try ServerRig()
    let page = try rig.page()
    _ = page.receive()
    #expect(try #require(try rig.frame()).kind == 2)
    fault.send(on: page)
    #expect(page.closingCode() == fault.code)
    #expect(try #require(try rig.frame()) == (3, 1, [1]))
    #expect(try rig.answer(to: "/").hasPrefix("HTTP/1.1 200 "))
  }

  @Test("A page that says too much in a second is ended")
  func flood() throws {
    var limits = Limits()
    limits.messagesPerSecond = 20
    let rig = try ServerRig(limits: limits)
    let page = try rig.page()
    _ = page.receive()
    for _ in 0..<100 { page.sendMessage([3, 0, 0, 0, 0]) }
    #expect(page.closingCode() == 1008)
  }

  @Test("Connections that say nothing, or only half, end by themselves")
  func slow() throws {
    var limits = Limits()
    (limits.requestTime, limits.patience) = (1, 1)
    let rig = try ServerRig(limits: limits)
    let (silent, half, mute) = (try rig.connect(), try rig.connect(), try rig.socket())
    half.send("GET / HTTP/1.1\r\nHost: 127")
    #expect(silent.receiveAll() == [] && half.receiveAll() == [])
    #expect(mute.closingCode() == 1008)
  }

  @Test("A request without an end is ended")
  func endless() throws {
    let rig = try ServerRig()
    let connection = try rig.connect()
    connection.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(rig.port)\r\n")
    for _ in 0..<200 { connection.send("X: " + String(repeating: "x", count: 200) + "\r\n") }
    #expect(!String(decoding: connection.receiveAll(), as: UTF8.self).contains("200 OK"))
  }

  @Test("A thousand connections at once, and the page that is there goes on")
  func crowd() throws {
    let rig = try ServerRig()
    let page = try rig.page()
    _ = page.receive()
    #expect(try #require(try rig.frame()).kind == 2)
    // By default a process cannot have more descriptors than this; the test opens ten times as
    // many.
    for _ in 0..<10 { _ = try (0..<100).map { _ in try rig.connect() } }
    page.sendMessage([2, 1])
    #expect(try #require(try rig.frame()) == (4, 1, [2, 1]))
  }

  @Test("A page whose socket ends is not cut off: what it says is read until it closes too")
  func lastWords() throws {
    let rig = try ServerRig()
    let page = try rig.page()
    _ = page.receive()
    #expect(try #require(try rig.frame()).kind == 2)
    let code = ByteBuffer(integer: UInt16(1008), endianness: .little)
    rig.send(PipeFrame(kind: .drop, viewer: 1, content: code))
    #expect(page.receive() == [0x88, 2, 0x03, 0xF0])
    for _ in 0..<20 {
      #expect(page.isHeard([0x82, 0x81, 0, 0, 0, 0, 3]))
      usleep(1_000)
    }
  }

  /// The number of randomly changed frames; the environment can set a larger one.
  private static var frameCount: Int {
    getenv("TOUCH_SANDBOX_FRAMES").flatMap { Int(String(cString: $0)) } ?? 2_000
  }

  @Test(
    "Frames that were changed at random end their own connection alone",
    arguments: [Role.host, .guest]
  )
  func mutated(role: Role) throws {
    let rig = try ServerRig(isShared: role == .guest)
    let page = try rig.page(role)
    _ = page.receive()
    #expect(try #require(try rig.frame()).kind == 2)
    var state: UInt64 = 24
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    // A hello of the current version, before its mask; few are accepted, and only as guests.
    var stranger = try rig.socket(role)
    for count in 1...Self.frameCount {
      var frame: [UInt8] = [0x82, 0x93, 1, 2, 3, 4] + [UInt8](repeating: 0, count: 19)
      for _ in 0...random(4) { frame[random(frame.count)] = UInt8(random(256)) }
      stranger.send(frame)
      if count % 20 == 0 { stranger = try rig.socket(role) }
    }
    page.sendMessage([2, 1])
    while case let frame = try #require(try rig.frame()), frame != (4, 1, [2, 1]) {
      #expect(frame.viewer != 1)
    }
    rig.send(PipeFrame(kind: .show, viewer: 1, content: ByteBuffer(bytes: [67])))
    #expect(page.receive() == [0x82, 1, 67])
  }
}
