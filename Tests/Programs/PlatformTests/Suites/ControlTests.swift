import Foundation
import Testing

extension RealWindowTests {
  @Suite("Controls under a real mouse and keyboard")
  struct ControlTests {
    private typealias Place = (x: Int, y: Int)

    private let server: XvfbServer
    private let xdotool: Xdotool
    private let app: SandboxProcess
    private let origin: Place
    private let window: String

    init() async throws {
      server = try await XvfbServer()
      xdotool = Xdotool(server)
      var environment = server.environment
      environment["TOUCH_SANDBOX_SIZE"] = "400x430"
      app = try SandboxProcess([], program: "control-app", environment: environment)
      try await app.waitForLine(containing: "active")
      window = try await xdotool.window(of: app.identifier)
      origin = try await xdotool.origin(of: window)
      try await xdotool.focus(window)
    }

    /// A press on a control: its place, the press, the release, and the events that it sends.
    struct Press: CustomTestStringConvertible, Sendable {
      let name: String
      /// The rows of the window in which it may draw.
      let rows: Range<Int>
      let down: [Int]
      var up: [Int]?
      let lines: [String]
      /// Whether it looks as before after the lift.
      var returns = false
      /// Whether it looks different during the press.
      var showsPress = true

      var testDescription: String { name }
    }

    static let presses = [
      Press(
        name: "button",
        rows: 15..<65,
        down: [80, 40],
        lines: ["down", "up inside", "primary"],
        returns: true
      ),
      Press(
        name: "switch",
        rows: 65..<110,
        down: [45, 85],
        lines: ["down", "= true", "up inside"]
      ),
      Press(
        name: "slider",
        rows: 110..<165,
        down: [120, 137],
        up: [180, 137],
        lines: ["down", "= more", "up inside"],
        showsPress: false
      ),
      Press(
        name: "stepper",
        rows: 165..<210,
        down: [95, 186],
        lines: ["down", "= 1.0", "up inside"]
      ),
      Press(name: "segments", rows: 210..<260, down: [170, 236], lines: ["down", "= 1"]),
      Press(
        name: "pages",
        rows: 260..<305,
        down: [200, 283],
        lines: ["down", "= 1", "up inside"],
        showsPress: false
      ),
      Press(
        name: "pad",
        rows: 365..<415,
        down: [80, 390],
        lines: ["down", "up inside"],
        returns: true
      ),
    ]

    @Test(
      "Each control shows the press, sends its events, and shows what came of it",
      arguments: presses
    )
    func press(_ press: Press) async throws {
      let before = try await shown()
      try await move(to: (press.down[0], press.down[1]))
      try await xdotool.pressMouse()
      try await app.waitForLine(containing: "\(press.name) down")
      if press.showsPress {
        _ = try await picture(of: press, "pressed") { $0.differences(from: before) > 20 }
      }
      if let up = press.up { try await move(to: (up[0], up[1])) }
      try await xdotool.releaseMouse()
      for line in press.lines { try await app.waitForLine(containing: "\(press.name) \(line)") }
      let after = try await picture(of: press, "after") {
        ($0.differences(from: before) == 0) == press.returns
      }
      for y in (0..<after.height) where !press.rows.contains(y) {
        #expect((0..<after.width).allSatisfy { after[$0, y] == before[$0, y] }, "row \(y)")
      }
      let told = app.lines.filter { $0.hasPrefix(press.name + " ") }
      for line in press.lines {
        #expect(told.filter { $0 == "\(press.name) \(line)" }.count >= 1)
      }
      #expect(app.lines.filter { $0 == "\(press.name) down" }.count == 1)
      #expect(!app.lines.contains("\(press.name) cancel"))
    }

    @Test("A press that is dragged away and let go ends outside")
    func outside() async throws {
      let before = try await shown()
      try await move(to: (80, 390))
      try await xdotool.pressMouse()
      try await app.waitForLine(containing: "pad down")
      try await move(to: (380, 390))
      try await app.waitForLine(containing: "pad exit")
      try await xdotool.releaseMouse()
      try await app.waitForLine(containing: "pad up outside")
      _ = try await picture(named: "after") { $0.differences(from: before) == 0 }
    }

    @Test("A window that loses the keyboard cancels the press, and nothing stays highlighted")
    func lost() async throws {
      let before = try await shown()
      try await move(to: (80, 390))
      try await xdotool.pressMouse()
      try await app.waitForLine(containing: "pad down")
      try await xdotool.unmap(window)
      try await app.waitForLine(containing: "pad cancel")
      try await xdotool.map(window)
      _ = try await picture(named: "after") { $0.differences(from: before) == 0 }
      try await xdotool.releaseMouse()
      #expect(app.lines.filter { $0 == "pad cancel" }.count == 1)
      #expect(!app.lines.contains("pad up inside"))
    }

    @Test("Text typed on a keyboard ends up in the field, and can be edited there")
    func typing() async throws {
      try await move(to: (100, 333))
      try await xdotool.pressMouse()
      try await xdotool.releaseMouse()
      try await app.waitForLine(containing: "field begins editing")
      // The keys are typed one by one, because the keyboard learns missing letters and forgets them again.
      for (typed, next) in [
        ("h", "h"), ("hé", "é"), ("héllo", "llo"), ("héllo 你", " 你"), ("héllo 你好", "好"),
      ] {
        try await xdotool.type(text: next, delay: 300)
        try await expect("field = \(typed)")
      }
      try await xdotool.type(key: "BackSpace")
      try await expect("field = héllo 你")
      for _ in 0..<2 { try await xdotool.type(key: "Left") }
      try await xdotool.type(key: "BackSpace")
      try await expect("field = héll 你")
      for _ in 0..<2 { try await xdotool.type(key: "shift+Left") }
      try await xdotool.type(text: "y")
      try await expect("field = héy 你")
      try await xdotool.type(key: "ctrl+a")
      try await xdotool.type(text: "Bo")
      try await expect("field = Bo")
      try await xdotool.type(key: "Return")
      try await app.waitForLine(containing: "field returns Bo")
      try await app.waitForLine(containing: "field ends editing")
    }

    /// Waits for a complete line.
    private func expect(_ line: String) async throws {
      _ = try await Patience.wait(for: "the line \"\(line)\"", evidence: { app.evidence }) {
        app.lines.contains(line) ? true : nil
      }
    }

    private func move(to place: Place) async throws {
      try await xdotool.moveMouse(x: origin.x + place.x, y: origin.y + place.y)
    }

    /// Returns the window's pixels after its first frame, because the program is active before that.
    private func shown() async throws -> PixelPicture {
      var last = try await grab()
      return try await picture(named: "before") { picture in
        defer { last = picture }
        let corner = picture[0, 0]
        let isDrawn = (0..<400).contains { picture[$0, 40] != corner }
        return isDrawn && picture.differences(from: last) == 0
      }
    }

    private func grab() async throws -> PixelPicture {
      try await ScreenGrab(width: 400, height: 430).pixels(of: server, x: origin.x, y: origin.y)
    }

    /// Returns the window's pixels when they satisfy a condition.
    private func picture(
      named name: String,
      as isGood: (PixelPicture) -> Bool
    ) async throws -> PixelPicture {
      try await Patience.wait(for: "the picture \(name)", evidence: { app.evidence }) {
        let picture = try await grab()
        return isGood(picture) ? picture : nil
      }
    }

    private func picture(
      of press: Press,
      _ moment: String,
      as isGood: (PixelPicture) -> Bool
    ) async throws -> PixelPicture {
      try await picture(named: "\(press.name) \(moment)", as: isGood)
    }
  }
}
