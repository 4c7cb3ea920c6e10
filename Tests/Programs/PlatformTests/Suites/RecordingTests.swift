import Foundation
import Testing

extension RealWindowTests {
  @Suite("Recording in the window")
  struct RecordingTests {
    @Test("What the mouse did is recorded with the key R and plays again, called by called")
    func mouse() async throws {
      let folder = try TemporaryFolder()
      let window = try await SandboxWindow(
        DragScene.name,
        on: XvfbServer(),
        options: ["--recordings", folder.path]
      )
      // The drag starts before the key, because a recording starts at the beginning of its scene.
      try await window.drag(from: DragScene.middle, by: (x: 30, y: 20), steps: 4)
      try await window.xdotool.type(key: "r")
      try await window.xdotool.releaseMouse()
      try await window.wait(for: "box.ended [f1]")
      try await window.xdotool.type(key: "r")
      let line = try await window.sandbox.waitForLine(containing: "recording ")
      let path = String(line.dropFirst("recording ".count))
      let player = try SandboxProcess(["play", path], environment: [:])
      #expect(try await player.waitUntilExit() == 0)
      #expect(player.diagnostics == [])
      #expect(player.lines.filter { $0.hasPrefix("box.") } == window.deliveries(to: "box"))
    }

    @Test(
      "X15: when the display dies or takes the window, it ends with 69 and a whole recording",
      arguments: ["server", "window"]
    )
    func lostDisplay(what: String) async throws {
      let folder = try TemporaryFolder()
      let server = try await XvfbServer()
      let window = try await SandboxWindow(
        DragScene.name,
        on: server,
        options: ["--recordings", folder.path]
      )
      try await window.xdotool.type(key: "r")
      try await window.drag(from: DragScene.middle, by: (x: 30, y: 20), steps: 4)
      try await window.wait(for: "box.moved [f1]")
      if what == "server" {
        server.kill()
      } else {
        try await window.xdotool.run("windowkill", window.identifier)
      }
      #expect(try await window.sandbox.waitUntilExit() == 69)
      #expect(window.sandbox.diagnostics.last?.contains("the display closed") == true)
      #expect(window.deliveries(to: "box").last == "box.cancelled [f1]")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let name = try #require(names.first)
      let player = try SandboxProcess(
        ["play", folder.file(name), "--strict"],
        environment: [:]
      )
      #expect(try await player.waitUntilExit() == 0, "\(player.evidence)")
      #expect(player.lines.filter { $0.hasPrefix("box.") } == window.deliveries(to: "box"))
    }
  }
}
