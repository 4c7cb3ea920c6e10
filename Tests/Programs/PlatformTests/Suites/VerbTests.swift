import TouchTrace
import Foundation
import Geometry
import SandboxScenes
import Testing
import TouchKit
import TouchKitTesting

extension RealWindowTests {
  @Suite("Gestures of tests and real ones leave the same trace")
  struct VerbTests {
    private let start = DragScene.middle
    private let start2 = DragScene.middle2

    /// Returns the trace of verbs in a scene, in the form of the program's `--log-trace`.
    @MainActor private func trace(
      of scene: String,
      _ gesture: @MainActor (Stage) -> Void
    ) throws -> [String] {
      let scene = try #require(SceneCatalogue.all.first { $0.name == scene })
      let stage = Stage(
        size: CGSize(width: 640, height: 480),
        root: scene.makeRootViewController()
      )
      gesture(stage)
      stage.advance(by: 2)
      return comparable(
        stage.transcript([.assignments, .deliveries, .forwarding, .incidents])
          .split(separator: "\n").map(String.init)
      )
    }

    /// Returns the lines about touches; the machine decides how many motions reach a frame.
    private func comparable(_ lines: [String]) -> [String] {
      let names = ["ready ", "snapshot ", "frame ", "first responder"]
      var story: [String] = []
      for line in lines where !names.contains(where: line.hasPrefix) {
        let isRepeated = line.contains(".moved ") && story.suffix(8).contains(line)
        if !isRepeated { story.append(line) }
      }
      return story
    }

    @Test("A tap, with the mouse")
    func tap() async throws {
      let window = try await SandboxWindow(DragScene.name, on: XvfbServer())
      try await window.click(x: start.x, y: start.y)
      try await window.wait(for: "box.ended [f1]")
      let verbs = try await trace(of: DragScene.name) {
        $0.tap(CGPoint(x: start.x, y: start.y))
      }
      #expect(comparable(window.sandbox.lines) == verbs)
    }

    @Test(
      "A drag, with the mouse; views and recognizers hear the same",
      arguments: [
        "drag-touches", "drag-pan", "drag-transform",
      ]
    )
    func drag(scene: String) async throws {
      let window = try await SandboxWindow(scene, on: XvfbServer())
      try await window.drag(from: start, by: (x: 100, y: 80), steps: 5)
      try await window.xdotool.releaseMouse()
      // A picture is saved after all earlier input was handled.
      _ = try await window.screenshot()
      let verbs = try await trace(of: scene) {
        $0.drag(from: CGPoint(x: start.x, y: start.y), by: CGVector(dx: 100, dy: 80))
      }
      #expect(comparable(window.sandbox.lines) == verbs)
      #expect(verbs.count >= 3)
    }
  }
}
