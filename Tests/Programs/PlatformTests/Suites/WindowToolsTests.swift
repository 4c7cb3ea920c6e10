import Foundation
import Testing

extension RealWindowTests {
  @Suite("Tools of the workbench in the window")
  struct WindowToolsTests {
    /// A scene file of the test, and a window that shows it.
    private struct Opened {
      let folder: TemporaryFolder
      let file: String
      let window: SandboxWindow<XvfbServer>

      var text: String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }
    }

    private static let scene = """
      # A card.
      size: [400, 300]
      views:
        - id: card
          frame: [40, 40, 200, 150] # the place
          backgroundColor: systemBlue
      """

    private func open(_ options: String...) async throws -> Opened {
      let folder = try TemporaryFolder()
      let file = folder.file("card.yml")
      try Self.scene.write(toFile: file, atomically: true, encoding: .utf8)
      let window = try await SandboxWindow(
        file,
        on: XvfbServer(),
        isBare: false,
        size: "400x300",
        options: options + ["--recordings", folder.file("Recordings")]
      )
      return Opened(folder: folder, file: file, window: window)
    }

    @Test("a dragged handle and a dragged view are saved in the file, whose comments stay")
    func handles() async throws {
      let opened = try await open()
      let window = opened.window
      try await window.xdotool.type(key: "s")
      try await window.click(x: 100, y: 100)
      try await window.wait(for: "selected card")
      try await window.drag(from: (240, 190), by: (30, 20), steps: 4)
      try await window.xdotool.releaseMouse()
      try await window.drag(from: (100, 100), by: (10, 30), steps: 4)
      try await window.xdotool.releaseMouse()
      try await window.xdotool.type(key: "ctrl+s")
      let wanted = Self.scene.replacingOccurrences(
        of: "[40, 40, 200, 150]",
        with: "[50, 70, 230, 170]"
      )
      _ = try await Patience.wait(for: "the saved file", evidence: { opened.text }) {
        opened.text == wanted ? true : nil
      }
    }

    @Test("nothing is saved in a file that got a mistake meanwhile")
    func mistake() async throws {
      let opened = try await open()
      let window = opened.window
      try await window.xdotool.type(key: "s")
      try await window.click(x: 100, y: 100)
      try await window.wait(for: "selected card")
      try await window.drag(from: (100, 100), by: (10, 30), steps: 4)
      try await window.xdotool.releaseMouse()
      let broken = opened.text.replacingOccurrences(of: "frame:", with: "farme:")
      try broken.write(toFile: opened.file, atomically: true, encoding: .utf8)
      try await window.xdotool.type(key: "ctrl+s")
      _ = try await Patience.wait(for: "a refusal", evidence: { window.sandbox.evidence }) {
        window.sandbox.evidence.contains("Not saved: the file has a mistake.") ? true : nil
      }
      #expect(opened.text == broken)
    }

    @Test("an action is found by its words, and exports what was done")
    func actions() async throws {
      let opened = try await open()
      let window = opened.window
      try await window.click(x: 100, y: 100)
      try await window.wait(for: "card.ended [f1]")
      try await window.xdotool.type(key: "ctrl+shift+p")
      try await window.xdotool.type(text: "swift test")
      try await window.xdotool.type(key: "Return")
      let line = try await window.sandbox.waitForLine(containing: "exported ")
      let test = try String(contentsOfFile: String(line.dropFirst(9)), encoding: .utf8)
      #expect(test.contains("finger.tap("))
      #expect(!test.contains("stage.send(") && !test.contains("hover"))
    }

    @Test("a picture of the scene is put on the clipboard")
    func copying() async throws {
      let window = try await open().window
      try await window.xdotool.type(key: "ctrl+shift+p")
      try await window.xdotool.type(text: "copy a picture")
      try await window.xdotool.type(key: "Return")
      let png = try await Patience.wait(for: "a picture", evidence: { "no picture" }) {
        // The command fails until there is a window.
        try? await ChildProcess.run(
          "xclip",
          ["-selection", "clipboard", "-t", "image/png", "-o"],
          environment: window.server.environment
        )
      }
      // The header contains width and height, four bytes each.
      let (width, height) = (png[18..<20], png[22..<24])
      #expect(width == Data([1, 144]) && height == Data([1, 44]))
    }

    @Test("the title of the window follows the scene, in Chinese too")
    func title() async throws {
      let opened = try await open("--lang", "zh")
      let window = opened.window
      try await window.xdotool.type(key: "ctrl+Page_Down")
      try await window.wait(for: "scene nested-colours")
      let name = try await Patience.wait(for: "the title", evidence: { "no other title" }) {
        let name = try await window.xdotool.run("getwindowname", window.identifier)
        return name.contains("嵌套的颜色") ? name : nil
      }
      #expect(name.contains("— Touch Sandbox"))
    }

    @Test("a recording made with R is found by its name and played with its scene file")
    func recording() async throws {
      let opened = try await open()
      let window = opened.window
      let state = try TemporaryFolder()
      let run = try SandboxProcess(
        [
          "run", opened.file, "--window", "--recordings", opened.folder.file("Recordings"),
          "--log-trace",
        ],
        environment: window.server.environment.merging(["XDG_STATE_HOME": state.path]) { $1 }
      )
      try await run.waitForLine(containing: "ready ")
      let identifier = try await window.xdotool.window(of: run.identifier)
      try await window.xdotool.focus(identifier)
      try await window.xdotool.type(key: "r")
      try await Task.sleep(for: .milliseconds(300))
      try await window.xdotool.type(key: "r")
      let line = try await run.waitForLine(containing: "recording ")
      let name = URL(fileURLWithPath: String(line.dropFirst(10))).lastPathComponent
      let play = try SandboxProcess(
        ["play", name],
        environment: ["XDG_STATE_HOME": state.path]
      )
      #expect(try await play.waitUntilExit() == 0, "\(play.diagnostics)")
    }

    @Test("a large scene moves with the middle button, and Ctrl and the wheel zoom at the pointer")
    func canvas() async throws {
      let opened = try await open()
      let window = opened.window
      let before = try await window.grab(width: 1280, height: 800)
      try await window.moveMouse(x: 140, y: 115)
      try await window.xdotool.hold(key: "ctrl")
      for _ in 1...3 { try await window.xdotool.press(button: 4) }
      try await window.xdotool.letGo(key: "ctrl")
      let large = try await wait(window, unlike: before)
      try await window.xdotool.run("mousedown", "2")
      for step in 1...4 { try await window.moveMouse(x: 140 - 20 * step, y: 115) }
      try await window.xdotool.run("mouseup", "2")
      _ = try await wait(window, unlike: large)
      #expect(window.deliveries(to: "card") == [])
    }

    /// Waits for a picture that differs from another one.
    private func wait(
      _ window: SandboxWindow<XvfbServer>,
      unlike former: PixelPicture
    ) async throws -> PixelPicture {
      var latest = former
      for _ in 1...40 {
        latest = try await window.grab(width: 1280, height: 800)
        if latest.differences(from: former) > 5_000 { return latest }
        try await Task.sleep(for: .milliseconds(100))
      }
      throw RigError("the picture stays the same")
    }
  }
}
