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
      // Begun before the key: a recording goes back to where its scene began.
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
  }
}
