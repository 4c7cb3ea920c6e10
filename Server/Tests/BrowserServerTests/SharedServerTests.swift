import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import BrowserServer

@Suite("A shared session", .serialized, .timeLimit(.minutes(5)))
struct SharedServerTests {
  @Test("Host and guests have addresses and tokens of their own, and none opens the other's")
  func roles() throws {
    let rig = try ServerRig(isShared: true)
    #expect(rig.token.count == 32 && rig.guestToken.count == 32 && rig.token != rig.guestToken)
    let host = try rig.answer(to: "/?token=\(rig.token)")
    let guest = try rig.answer(to: "/join?token=\(rig.guestToken)")
    #expect(host.hasPrefix("HTTP/1.1 200 ") && host.contains("<textarea"))
    #expect(guest.hasPrefix("HTTP/1.1 200 ") && guest.contains("<form>"))
    #expect(!guest.contains("<textarea") && !guest.contains("NONCE-OF-THE-ANSWER"))
    for path in [
      "/", "/?token=\(rig.guestToken)", "/join", "/join?token=\(rig.token)", "/join?token=",
    ] {
      #expect(try rig.answer(to: path).hasPrefix("HTTP/1.1 403 "), "\(path)")
    }
    for path in ["/socket?token=\(rig.guestToken)", "/join/socket?token=\(rig.token)"] {
      let stranger = try rig.connect()
      stranger.send(Rig.upgrade(path, port: rig.port))
      #expect(String(decoding: stranger.receiveAll(), as: UTF8.self).hasPrefix("HTTP/1.1 403 "))
    }
  }

  @Test("Where there are no guests, there is no page for guests")
  func alone() throws {
    let rig = try ServerRig()
    #expect(rig.guestToken.isEmpty)
    #expect(try rig.answer(to: "/join").hasPrefix("HTTP/1.1 404 "))
    #expect(try rig.answer(to: "/join/socket").hasPrefix("HTTP/1.1 404 "))
  }

  @Test("The sandbox hears who is a guest; a guest's secret makes nobody the host")
  func joining() throws {
    let rig = try ServerRig(isShared: true)
    let guest = try rig.page(.guest)
    let secret = Array(guest.receive().suffix(16))
    #expect(try #require(try rig.frame()) == (2, 1, [0, 1, 7]))
    let host = try rig.page(.host, secret: secret)
    #expect(Array(host.receive().suffix(16)) != secret)
    #expect(try #require(try rig.frame()) == (2, 2, [0, 0, 7]))
    #expect(try rig.page(.host).closingCode() == 4001)
  }

  @Test("So many guests as there may be; one more is told so, and none of the others notices")
  func crowd() throws {
    var limits = Limits()
    limits.guests = 3
    let rig = try ServerRig(isShared: true, limits: limits)
    let guests = try (0..<3).map { _ in try rig.page(.guest) }
    for _ in guests { #expect(try #require(try rig.frame()).kind == 2) }
    #expect(try rig.page(.guest).closingCode() == 4003)
    guests[2].sendMessage([2, 1])
    #expect(try #require(try rig.frame()) == (4, 3, [2, 1]))
    #expect(Limits().guests == 64)
  }

  @Test("S23: A guest who says more than the sandbox takes waits, and is not sent away")
  func haste() throws {
    var limits = Limits()
    (limits.guestMessagesPerSecond, limits.guestBytesPerSecond) = (.max, .max)
    let rig = try ServerRig(isShared: true, limits: limits)
    let guest = try rig.page(.guest)
    _ = guest.receive()
    #expect(try #require(try rig.frame()).kind == 2)
    // The messages exceed all buffers, so that one of the threads must wait.
    let message = [2] + [UInt8](repeating: 7, count: 60_000)
    let count = 400
    nonisolated(unsafe) let sender = guest
    Thread.detachNewThread { for _ in 0..<count { sender.sendMessage(message) } }
    sleep(1)
    for _ in 0..<count { #expect(try #require(try rig.frame()).content.count == message.count) }
    let host = try rig.page()
    _ = host.receive()
    #expect(try #require(try rig.frame()).kind == 2)
  }

  @Test(
    "Guests who come by the dozen are told to come later, and those who are there notice nothing"
  )
  func rush() throws {
    var limits = Limits()
    limits.guestsPerSecond = 3
    let rig = try ServerRig(isShared: true, limits: limits)
    let calm = try rig.page(.guest)
    // The clock can reach the next second during the loop, so up to six guests can join.
    let codes = try (0..<9).map { _ in try rig.page(.guest) }.filter { page in
      let first = page.receive()
      return first.starts(with: [0x88, 2, 0x03, 0xF5])
    }
    #expect(codes.count >= 3)
    calm.sendMessage([2, 1])
    while case let frame = try #require(try rig.frame()), frame != (4, 1, [2, 1]) {
      #expect(frame.viewer != 1 || frame.kind == 2)
    }
  }

  @Test("One message for many goes to those that are named, and to no other")
  func showingMany() throws {
    let rig = try ServerRig(isShared: true)
    let guests = try (0..<3).map { _ in try rig.page(.guest) }
    for guest in guests {
      _ = guest.receive()
      #expect(try #require(try rig.frame()).kind == 2)
    }
    let numbers: [UInt8] = [3, 0, 1, 0, 0, 0, 3, 0, 0, 0, 77, 0, 0, 0]
    rig.send(PipeFrame(kind: .showMany, content: ByteBuffer(bytes: numbers + [66, 9])))
    rig.send(PipeFrame(kind: .showMany, content: ByteBuffer(bytes: [9, 9, 1])))
    rig.send(PipeFrame(kind: .show, viewer: 2, content: ByteBuffer(bytes: [67])))
    #expect(guests[0].receive() == [0x82, 2, 66, 9])
    #expect(guests[1].receive() == [0x82, 1, 67])
    #expect(guests[2].receive() == [0x82, 2, 66, 9])
  }

  @Test("A guest that says too much is ended, and its neighbour is not")
  func flood() throws {
    var limits = Limits()
    limits.guestMessagesPerSecond = 20
    let rig = try ServerRig(isShared: true, limits: limits)
    let (loud, calm) = (try rig.page(.guest), try rig.page(.guest))
    _ = (loud.receive(), calm.receive())
    for _ in 0..<100 { loud.sendMessage([3, 0, 0, 0, 0]) }
    #expect(loud.closingCode() == 1008)
    calm.sendMessage([2, 5])
    while case let frame = try #require(try rig.frame()), frame != (4, 2, [2, 5]) {
      #expect(frame.viewer == 1 || frame.kind == 2)
    }
  }

  @Test("Thirty guests in step get every picture, in order, and none of another's words")
  func thirty() throws {
    let rig = try ServerRig(isShared: true)
    let guests = try (0..<30).map { _ in try rig.page(.guest) }
    for guest in guests {
      _ = guest.receive()
      #expect(try #require(try rig.frame()).kind == 2)
    }
    let numbers: [UInt8] = (1...30).flatMap { [$0, 0, 0, 0] as [UInt8] }
    for picture in 0..<50 as Range<UInt8> {
      let message = [UInt8](repeating: picture, count: 100)
      let content = ByteBuffer(bytes: [30, 0] + numbers + message)
      rig.send(PipeFrame(kind: .showMany, content: content))
    }
    let expected: [UInt8] = (0..<50).flatMap { picture in
      [0x82, 100] + [UInt8](repeating: picture, count: 100)
    }
    for guest in guests {
      var received: [UInt8] = []
      while received.count < expected.count, case let more = guest.receive(), !more.isEmpty {
        received += more
      }
      #expect(received == expected)
    }
  }

  @Test("Behind a proxy the outside address alone is the server's, with its origin and a token")
  func proxy() throws {
    let rig = try ServerRig(publicAddress: "https://Sandbox.example.org/")
    let (host, origin) = ("sandbox.example.org", "https://sandbox.example.org")
    let path = "/?token=\(rig.token)"
    #expect(rig.token.count == 32)
    #expect(try rig.answer(to: path, host: host).hasPrefix("HTTP/1.1 200 "))
    #expect(try rig.answer(to: path).hasPrefix("HTTP/1.1 403 "))
    #expect(try rig.answer(to: "/", host: host).hasPrefix("HTTP/1.1 403 "))
    for (origin, code) in [
      (origin, "101"), ("http://sandbox.example.org", "403"),
      ("http://127.0.0.1:\(rig.port)", "403"),
    ] {
      let page = try rig.connect()
      let socket = "/socket?token=\(rig.token)"
      page.send(Rig.upgrade(socket, port: rig.port, host: host, origin: origin))
      let answer = String(decoding: page.receive(), as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.1 \(code) "), "\(origin)")
    }
  }

  @Test("An outside address has a scheme, a name and perhaps a port, and nothing else")
  func publicAddresses() {
    let good = [
      "https://a.example": "https://a.example", "HTTPS://A.example:443/": "https://a.example",
      "http://a.example:8080": "http://a.example:8080", "http://a:80": "http://a",
    ]
    for (text, origin) in good { #expect(PublicAddress(text)?.origin == origin, "\(text)") }
    for text in [
      "", "a.example", "ftp://a", "https://", "https://a/b", "https://a?b", "https://u@a",
      "https://a:0", "https://a:99999", "https://a:1:2", "https://a b", "https://.a",
      "https://[::1]",
    ] {
      #expect(PublicAddress(text) == nil, "\(text)")
    }
  }

  @Test("The program is told of guests and of the outside address, and refuses what is none")
  func arguments() {
    guard
      case .serve(let server) = ServerArguments([
        "--shared", "--public-address", "https://a.example",
      ])
    else {
      Issue.record("not understood")
      return
    }
    #expect(server.isShared && server.publicAddress?.origin == "https://a.example")
    for wrong in [["--public-address"], ["--public-address", "a.example"], ["--share"]] {
      guard case .wrong(let words) = ServerArguments(wrong) else {
        Issue.record("\(wrong) is understood")
        continue
      }
      #expect(!words.isEmpty)
    }
  }
}
