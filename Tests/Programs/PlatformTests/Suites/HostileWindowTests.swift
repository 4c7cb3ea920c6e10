import Foundation
import Testing

extension RealWindowTests {
  @Suite("A scene in a window that wants to write to the terminal")
  struct HostileWindowTests {
    private static let scene = """
      title: "title \\e[31m\\e]0;owned\\a\\x9b2J\\u202e"
      views:
        - id: box
          class: UIButton
          frame: [0, 0, 200, 200]
          caption: "caption \\e[31m"
          on:
            touchUpInside: [{ log: "logged \\e]0;owned\\a\\x9b2J" }]
      """

    private func harmful(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E: true
        default: false
        }
      }
    }

    @Test("S12: its title, the trace and the log of a touch are harmless")
    func touch() async throws {
      let folder = try TemporaryFolder()
      let path = folder.file("hostile.yml")
      try Data(Self.scene.utf8).write(to: URL(fileURLWithPath: path))
      let window = try await SandboxWindow(path, on: XvfbServer(), options: ["--log-input"])
      try await window.click(x: 100, y: 100)
      try await window.wait(for: "box.ended [f1]")
      _ = try await Patience.wait(for: "the log", evidence: { window.sandbox.evidence }) {
        window.sandbox.diagnostics.first { $0.hasPrefix("log: logged \\u{1B}") }
      }
      let name = try await window.xdotool.run("getwindowname", window.identifier)
      #expect(name.contains("title \\u{1B}"))
      #expect(harmful(name.trimmingCharacters(in: ["\n"])) == [])
      for line in window.sandbox.lines + window.sandbox.diagnostics {
        #expect(harmful(line) == [], "\(line.debugDescription)")
      }
    }
  }
}
