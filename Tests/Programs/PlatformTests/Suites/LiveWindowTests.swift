import Foundation
import Testing

extension RealWindowTests {
  @Suite("Code in a real window, saved again while it is shown")
  struct LiveWindowTests {
    private let folder: TemporaryFolder
    private let file: String

    init() throws {
      folder = try TemporaryFolder()
      file = folder.file("Card.swift")
    }

    /// Saves a card in a colour that follows a finger, with a line of code in `touchesMoved`.
    private func save(_ color: String, moving line: String = "move(touches)") throws {
      let text = """
        import UIKit

        final class Card: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .\(color)
            accessibilityIdentifier = "card"
          }
          required init?(coder: NSCoder) { fatalError() }
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            \(line)
          }
          private func move(_ touches: Set<UITouch>) {
            guard let touch = touches.first, let superview else { return }
            center.x += touch.location(in: superview).x - touch.previousLocation(in: superview).x
          }
        }
        """
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    private func open() async throws -> SandboxWindow<XvfbServer> {
      try await SandboxWindow(
        file,
        on: XvfbServer(),
        isBuiltWithTests: true,
        options: ["--recordings", folder.path]
      )
    }

    /// Waits for a line of standard error.
    private func wait(
      for text: String,
      in window: SandboxWindow<XvfbServer>,
      count: Int = 1
    ) async throws {
      _ = try await Patience.wait(
        for: "\(count) × \(text)",
        evidence: { window.sandbox.evidence }
      ) {
        window.sandbox.diagnostics.count { $0.contains(text) } >= count ? true : nil
      }
    }

    /// Waits until a pixel of the scene has a colour.
    private func wait(
      for color: (red: Int, green: Int, blue: Int),
      x: Int = 320,
      y: Int = 240,
      in window: SandboxWindow<XvfbServer>
    ) async throws {
      _ = try await Patience.wait(
        for: "a pixel of \(color) at \(x),\(y)",
        evidence: { window.sandbox.evidence }
      ) {
        let pixel = try await window.grab()[x, y]
        let near = { (value: UInt8, wanted: Int) in abs(Int(value) - wanted) < 12 }
        return near(pixel.red, color.red) && near(pixel.green, color.green)
          && near(pixel.blue, color.blue) ? true : nil
      }
    }

    private let blue = (red: 0, green: 122, blue: 255)
    private let red = (red: 255, green: 59, blue: 48)

    @Test("a saved version is shown, with what fingers did to the one before")
    func saved() async throws {
      try save("systemBlue")
      let window = try await open()
      try await wait(for: blue, in: window)
      try await window.drag(from: (320, 240), by: (120, 0), steps: 6, eachSeenAs: "card.moved")
      try await window.xdotool.releaseMouse()
      try await window.wait(for: "card.ended")
      try await wait(for: blue, x: 500, in: window)
      try save("systemRed")
      try await wait(for: red, x: 500, in: window)
      // The place before the drag is empty.
      let pixel = try await window.grab()[230, 240]
      #expect(pixel.red > 240 && pixel.green > 240)
    }

    @Test("what does not compile leaves the version before, which can be touched")
    func mistakes() async throws {
      try save("systemBlue")
      let window = try await open()
      try save("systemRed", moving: "mvoe(touches)")
      try await wait(for: "Card.swift:11:5: error: cannot find 'mvoe' in scope", in: window)
      try await window.click(x: 320, y: 240)
      try await window.wait(for: "card.ended")
      try await wait(for: blue, x: 400, in: window)
      try save("systemRed")
      try await wait(for: red, x: 400, in: window)
    }

    @Test("code that traps is told with its line, its recording is kept, and the next save goes on")
    func trap() async throws {
      try save("systemBlue", moving: "let none: Int? = nil; print(none!)")
      let window = try await open()
      try await window.drag(from: (320, 240), by: (60, 0), steps: 3)
      try await wait(for: "Error: Card.swift:11: unexpectedly found nil", in: window)
      try await wait(for: "The recording is saved: ", in: window)
      try await window.xdotool.releaseMouse()
      // The next process shows the last picture of the stopped one.
      _ = try await Patience.wait(for: "a second picture", evidence: { window.sandbox.evidence }) {
        window.sandbox.lines.count { $0.hasPrefix("ready ") } == 2 ? true : nil
      }
      try await wait(for: blue, x: 280, y: 200, in: window)
      try save("systemRed")
      try await wait(for: red, in: window)
      let recordings = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(recordings.contains { $0.hasSuffix(".touchrec") })
    }

    @Test("after a stop one can go back to the version before, which gets the same touches")
    func previousVersion() async throws {
      try save("systemBlue")
      let window = try await open()
      try await wait(for: blue, in: window)
      try save("systemRed", moving: "move(touches); let none: Int? = nil; print(none!)")
      try await wait(for: red, in: window)
      try await window.drag(from: (320, 240), by: (120, 0), steps: 3)
      try await wait(for: "Error: Card.swift:11: unexpectedly found nil", in: window)
      try await window.xdotool.releaseMouse()
      try await wait(for: "The recording is saved: ", in: window)
      // The card has followed the first of the moves, and can be touched.
      _ = try await Patience.wait(for: "the version before", evidence: { window.sandbox.evidence })
      {
        try await window.xdotool.type(key: "ctrl+z")
        let pixel = try await window.grab()[400, 240]
        return pixel.blue > 240 && pixel.red < 20 ? true : nil
      }
      try await window.click(x: 400, y: 240)
      try await window.wait(for: "card.ended")
      // The next version is tried as before.
      try save("systemRed")
      try await wait(for: red, x: 400, in: window)
    }

    @Test("code that never returns is told after two seconds, and a key ends it")
    func endlessLoop() async throws {
      try save("systemBlue", moving: "while true {}")
      let window = try await open()
      try await window.drag(from: (320, 240), by: (60, 0), steps: 3)
      // The line is above the bottom of the last picture.
      _ = try await Patience.wait(for: "the status line", evidence: { window.sandbox.evidence }) {
        try await window.grab()[630, 478].red < 100 ? true : nil
      }
      try await window.xdotool.type(key: "ctrl+period")
      let reason = "it did not return, and Ctrl+. stopped it"
      try await wait(for: "Error: Card.swift:11: \(reason), in touchesMoved", in: window)
      try await window.xdotool.releaseMouse()
      try save("systemRed")
      try await wait(for: red, in: window)
    }

    @Test("of saves that follow each other quickly the last one wins")
    func quickSaves() async throws {
      try save("systemBlue")
      let window = try await open()
      for number in 0..<10 { try save(number.isMultiple(of: 2) ? "systemGreen" : "systemRed") }
      for _ in 0..<5 { try save("systemRed", moving: "// the last one") }
      try await wait(for: red, in: window)
      try await wait(for: "reloaded", in: window)
      // No older version follows.
      try save("systemBlue")
      try await wait(for: blue, in: window)
    }

    @Test("a signal closes the window with code 143")
    func signal() async throws {
      try save("systemBlue")
      let window = try await open()
      window.sandbox.terminate()
      #expect(try await window.sandbox.waitUntilExit() == 143)
      #expect(window.sandbox.children.isEmpty)
    }
  }
}
