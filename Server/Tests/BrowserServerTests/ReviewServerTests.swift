import NIOCore
import Testing

@testable import BrowserServer

@Suite("A server of a review", .serialized, .timeLimit(.minutes(1)))
struct ReviewServerTests {
  @Test("The review page comes with the policy of the window's page, and obeys its nonce alone")
  func page() throws {
    let rig = try ServerRig(page: .review)
    let page = try rig.answer(to: "/?token=\(rig.token)")
    #expect(page.hasPrefix("HTTP/1.1 200 OK"))
    #expect(page.contains("default-src 'none'") && page.contains("frame-ancestors 'none'"))
    #expect(page.contains("id=\"rows\"") && !page.contains("<canvas"))
    #expect(!page.contains("NONCE-OF-THE-ANSWER") && !page.contains(" style=\""))
    #expect(!page.contains("innerHTML") && !page.contains("insertAdjacentHTML"))
    let foreign = try rig.answer(to: "/?token=\(rig.token)", host: "evil.example")
    #expect(foreign.hasPrefix("HTTP/1.1 403 "))
  }

  @Test("A review has a token on this machine too, because it writes files")
  func token() throws {
    let rig = try ServerRig(page: .review)
    #expect(rig.token.count == 32)
    #expect(try rig.answer(to: "/").hasPrefix("HTTP/1.1 403 "))
    #expect(try rig.answer(to: "/?token=0\(rig.token.dropFirst())x").hasPrefix("HTTP/1.1 403 "))
    let stranger = try rig.connect()
    stranger.send(Rig.upgrade("/socket", port: rig.port))
    #expect(String(decoding: stranger.receiveAll(), as: UTF8.self).hasPrefix("HTTP/1.1 403 "))
  }

  @Test("Requests and pictures go on as they are, and a page comes back as the same viewer")
  func relaying() throws {
    let rig = try ServerRig(page: .review)
    var page: RigConnection? = try rig.page()
    let secret = Array(try #require(page?.receive()).suffix(16))
    #expect(try #require(try rig.frame()) == (2, 1, [0, 0, 7]))
    let request = [16] + Array(#"{"do":"state"}"#.utf8)
    page?.sendMessage(request)
    #expect(try #require(try rig.frame()) == (4, 1, request))
    let picture: [UInt8] = [82, 3, 0, 0, 0, 1, 137, 80]
    rig.send(PipeFrame(kind: .show, viewer: 1, content: ByteBuffer(bytes: picture)))
    #expect(page?.receive() == [0x82, 8] + picture)
    page = nil
    #expect(try #require(try rig.frame()) == (3, 1, [0]))
    #expect(Array(try rig.page(secret: secret).receive().suffix(16)) == secret)
    #expect(try #require(try rig.frame()) == (2, 1, [1, 0, 7]))
  }

  @Test("The command line asks for a review, which has no guests")
  func arguments() {
    guard case .serve(let server) = ServerArguments(["--review", "--port", "8123"]) else {
      Issue.record("--review is not understood")
      return
    }
    #expect(server.page == .review && server.port == 8123)
    for wrong in [["--review", "--shared"], ["--shared", "--review"]] {
      guard case .wrong(let words) = ServerArguments(wrong) else {
        Issue.record("\(wrong) is understood")
        continue
      }
      #expect(words.contains("--review"))
    }
    #expect(ServerArguments.usage.contains("--review"))
  }
}
