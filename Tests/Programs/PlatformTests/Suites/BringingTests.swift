import Foundation
import Testing

extension RealWindowTests {
  @Suite("Texts from the desktop's clipboard, and from other programs' windows")
  struct BringingTests {
    private static let paste = """
      (lldb) po [[UIWindow keyWindow] recursiveDescription]
      <UIWindow: 0x101; frame = (0 0; 320 240); layer = <UIWindowLayer: 0x61>>
         | <UIView: 0x102; frame = (0 0; 320 240); layer = <CALayer: 0x62>>
         |    | <UIButton: 0x103; frame = (100 100; 120 44); layer = <CALayer: 0x63>>

      """

    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func open(_ options: String...) async throws -> SandboxWindow<XvfbServer> {
      try await SandboxWindow(
        "nested-colours",
        on: XvfbServer(),
        isBare: false,
        options: options + ["--recordings", folder.path]
      )
    }

    private func write(_ text: String, to name: String) throws -> String {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file(name)))
      return folder.file(name)
    }

    /// Copies a text in another program, as in an editor.
    ///
    /// The program serves the clipboard until the screen is gone.
    private func copy(_ text: String, in window: SandboxWindow<XvfbServer>) async throws {
      _ = try await ChildProcess.run(
        "xclip",
        ["-selection", "clipboard", "-i", try write(text, to: "copied")],
        environment: window.server.environment
      )
    }

    /// Returns the clipboard's text in another program.
    private func copied(in window: SandboxWindow<XvfbServer>) async throws -> String {
      let output = try await ChildProcess.run(
        "xclip",
        ["-selection", "clipboard", "-o"],
        environment: window.server.environment
      )
      return String(decoding: output, as: UTF8.self)
    }

    /// Drops files or text from another program on the window.
    private func drop(
      _ content: String,
      as kind: String,
      on window: SandboxWindow<XvfbServer>
    ) async throws {
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Clients/drop.py").path
      let command = "exec python3 \"$0\" \"$1\" \"$2\" < \"$3\""
      _ = try await ChildProcess.run(
        "sh",
        ["-c", command, script, window.identifier, kind, try write(content, to: "dropped")],
        environment: window.server.environment
      )
    }

    /// Clicks the middle of the button.
    private func pressButton(in window: SandboxWindow<XvfbServer>) async throws {
      try await window.wait(for: "scene pasted-1")
      try await window.click(x: 160, y: 122)
    }

    @Test("Ctrl+V opens what another program copied; a press on its button is the button's")
    func pasting() async throws {
      let window = try await open()
      try await copy(Self.paste, in: window)
      try await window.xdotool.type(key: "ctrl+v")
      try await window.wait(for: "scene pasted-1")
      try await window.xdotool.type(key: "Escape")
      try await pressButton(in: window)
      try await window.wait(for: "UIButton 0x103.ended [f1]")
    }

    @Test("A recording of a pasted screen plays, for the text is kept beside it")
    func recording() async throws {
      let window = try await open()
      try await copy(Self.paste, in: window)
      try await window.xdotool.type(key: "ctrl+v")
      try await window.wait(for: "scene pasted-1")
      try await window.xdotool.type(key: "r")
      try await pressButton(in: window)
      try await window.wait(for: "UIButton 0x103.ended [f1]")
      try await window.xdotool.type(key: "r")
      let line = try await window.sandbox.waitForLine(containing: "recording ")
      let path = String(line.dropFirst("recording ".count))
      let played = try SandboxProcess(["play", path], environment: window.server.environment)
      #expect(try await played.waitUntilExit() == 0)
      #expect(played.lines.contains("UIButton 0x103.ended [f1]"))
    }

    @Test("Files and texts are dropped by another program")
    func dropping() async throws {
      let window = try await open()
      let file = try write(Self.paste, to: "my screen.txt")
      let address = "file://" + file.replacing(" ", with: "%20") + "\r\n"
      try await drop(address, as: "text/uri-list", on: window)
      try await window.wait(for: "scene my screen")
      try await drop(Self.paste.replacing("0x103", with: "0x104"), as: "text/plain", on: window)
      try await window.wait(for: "scene pasted-1")
      try await pressButton(in: window)
      try await window.wait(for: "UIButton 0x104.ended [f1]")
    }

    @Test("a Swift file that is dropped is shown, and the program stays the same")
    func code() async throws {
      let window = try await SandboxWindow(
        "nested-colours",
        on: XvfbServer(),
        isBuiltWithTests: true,
        options: ["--lang", "en"]
      )
      let code = "import UIKit\nfinal class Card: UIView {}\nprint(\"loaded\")\n"
      let file = try write(code, to: "main.swift")
      try await drop("file://\(file)\r\n", as: "text/uri-list", on: window)
      try await window.sandbox.waitForLine(containing: "loaded")
      window.sandbox.terminate()
      #expect(try await window.sandbox.waitUntilExit() == 143)
    }

    @Test("What is no console text is told, and the scene goes on")
    func mistakes() async throws {
      let window = try await open()
      try await copy("a letter to somebody", in: window)
      try await window.xdotool.type(key: "ctrl+v")
      try await Patience.wait(for: "the message", evidence: { window.sandbox.evidence }) {
        window.sandbox.diagnostics.contains { $0.hasPrefix("Error: no views, controllers") }
          ? () : nil
      }
      try await window.click(x: 320, y: 240)
      try await window.wait(for: "yellow.ended [f1]")
    }

    @Test("The command for a missing fact is copied to the desktop's clipboard by key alone")
    func copying() async throws {
      let window = try await open()
      try await copy(Self.paste, in: window)
      try await window.xdotool.type(key: "ctrl+v")
      try await window.wait(for: "scene pasted-1")
      // The focus reaches the panel's close button first, then its first button.
      for key in ["F6", "F6", "Return"] {
        try await window.xdotool.type(key: key)
      }
      try await Patience.wait(for: "the command", evidence: { window.sandbox.evidence }) {
        try await copied(in: window).hasPrefix("expr -l objc") ? () : nil
      }
    }
  }
}
