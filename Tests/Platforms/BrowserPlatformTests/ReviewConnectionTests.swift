import Foundation
import Testing

@testable import BrowserPlatform

@MainActor
@Suite("The connection to a review page")
struct ReviewConnectionTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "review-connection-\(UUID().uuidString)")
  private let closing = CloseRequest()

  /// Returns the bytes of a frame from the server, in the form for a shell's `printf`.
  private func frame(_ kind: UInt8, viewer: UInt8 = 0, _ content: [UInt8]) -> String {
    let length = UInt8(5 + content.count)
    let bytes: [UInt8] = [length, 0, 0, 0, kind, viewer, 0, 0, 0] + content
    return bytes.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    .joined()
  }

  /// A listening server on port 513, without tokens.
  private var listening: String { frame(1, [2, 1, 2, 0, 0]) }
  private var joined: String { frame(2, viewer: 1, [0, 0]) }

  /// Returns a connection to a program that writes some frames, stores its arguments, and then runs a command.
  private func connect(_ frames: String, then command: String = "cat > said") throws(any Error)
    -> ReviewConnection
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appending(path: "server")
    let text = """
      #!/bin/sh
      cd '\(folder.path)' && echo "$@" > arguments
      printf '\(frames)'
      \(command)
      """
    // Another process writes the program, because a file that is open for writing cannot be run. Processes that
    // this one starts at the same time would keep it open.
    let maker = Process()
    maker.executableURL = URL(fileURLWithPath: "/bin/sh")
    maker.arguments = [
      "-c", #"printf '%s' "$1" > "$2" && chmod 755 "$2""#, "sh", text, program.path,
    ]
    try maker.run()
    maker.waitUntilExit()
    return try ReviewConnection(
      server: program.path,
      arguments: ["--port", "0"],
      closing: closing
    )
  }

  private func contents(of name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: name))
  }

  @Test("The server is asked for a review, and says where the page is")
  func starting() throws {
    let connection = try connect(listening)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(connection.address == "http://127.0.0.1:513/")
    #expect(try contents(of: "arguments") == Data("--review --port 0\n".utf8))
    #expect(!connection.hasPage && !connection.isServerLost)
    #expect(connection.nextEvent(timeout: 0) == nil)
  }

  @Test("Requests of the page come in order, those of another kind are ignored")
  func requests() throws {
    let frames =
      listening + joined + frame(4, viewer: 1, [4, 9])
      + frame(4, viewer: 1, [16] + Array("{}".utf8))
      + frame(4, viewer: 2, [16, 65]) + frame(3, viewer: 2, [0]) + frame(3, viewer: 1, [0])
    let connection = try connect(frames)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(connection.nextEvent() == .joined)
    #expect(connection.nextEvent() == .said(Data("{}".utf8)))
    #expect(connection.nextEvent() == .left)
    #expect(!connection.hasPage)
  }

  @Test("A message goes to the page that is open, and nowhere while there is none")
  func sending() throws {
    var connection: ReviewConnection? = try connect(listening + joined)
    defer { try? FileManager.default.removeItem(at: folder) }
    connection?.send(80, Data("early".utf8))
    #expect(connection?.nextEvent() == .joined)
    connection?.send(83, Data("{}".utf8))
    connection = nil
    #expect(try contents(of: "said") == Data([8, 0, 0, 0, 16, 1, 0, 0, 0, 83] + Array("{}".utf8)))
  }

  @Test("A guest's page is refused")
  func guests() throws {
    var connection: ReviewConnection? = try connect(
      listening + frame(2, viewer: 3, [0, 1]) + joined
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(connection?.nextEvent() == .joined)
    connection = nil
    #expect(try contents(of: "said") == Data([7, 0, 0, 0, 17, 3, 0, 0, 0, 0xF0, 0x03]))
  }

  @Test("A request to close ends the wait, after what was said before")
  func closingRequest() throws {
    let connection = try connect(listening)
    defer { try? FileManager.default.removeItem(at: folder) }
    closing.make()
    #expect(connection.nextEvent() == .ended && connection.nextEvent(timeout: 0) == .ended)
    #expect(!connection.isServerLost)
  }

  @Test("The end of the server is the end of the connection")
  func serverEnd() throws {
    let connection = try connect(listening + joined, then: "exit 0")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(connection.nextEvent() == .joined && connection.nextEvent() == .ended)
    #expect(connection.isServerLost)
    connection.send(80, Data("late".utf8))
  }

  @Test("A server that does not start, or says nothing, is an error")
  func failures() {
    #expect(throws: ServerError.self) {
      try ReviewConnection(server: "/nowhere/serve", closing: closing)
    }
    #expect(throws: ServerError.silent) {
      try connect("", then: "exit 0")
    }
    try? FileManager.default.removeItem(at: folder)
  }
}
