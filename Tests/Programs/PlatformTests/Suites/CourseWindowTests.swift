import Foundation
import Testing

extension RealWindowTests {
  @Suite("The course in the window")
  struct CourseWindowTests {
    /// A place in the scene where only the content of the lesson `outside` is; it answers both questions.
    private let content = (x: 330, y: 300)

    @Test(
      "Who knows the answers goes through a lesson with three clicks; it is ticked in the next run"
    )
    func lesson() async throws {
      let data = try TemporaryFolder()
      let server = try await XvfbServer()
      let environment = server.environment.merging(["XDG_DATA_HOME": data.path]) { $1 }
      let course = try SandboxProcess(
        ["course", "outside", "--reduce-motion"],
        environment: environment
      )
      let place = try await course.waitForLine(containing: "scene at ")
      let numbers = try #require(place.wholeMatch(of: /scene at (\d+),(\d+) scale 1\.0/))
      let scene = try (x: #require(Int(numbers.1)), y: #require(Int(numbers.2)))
      let hand = Xdotool(server)
      let window = try await hand.window(of: course.identifier)
      try await hand.focus(window)
      let origin = try await hand.origin(of: window)
      func click(_ x: Int, _ y: Int) async throws {
        try await hand.moveMouse(x: origin.x + x, y: origin.y + y)
        try await hand.pressMouse()
        try await hand.releaseMouse()
      }
      let done = data.path + "/touch-sandbox/course.json"
      #expect(!FileManager.default.fileExists(atPath: done))
      // The question is followed by the exercise, which appears after the window's touch.
      try await click(scene.x + content.x, scene.y + content.y)
      try await Task.sleep(for: .seconds(1))
      #expect(!FileManager.default.fileExists(atPath: done))
      try await click(scene.x + content.x, scene.y + content.y)
      _ = try await Patience.wait(for: "the file of what is done") {
        FileManager.default.fileExists(atPath: done) ? true : nil
      }
      let text = try String(contentsOfFile: done, encoding: .utf8)
      #expect(text.contains("\"outside\""))
      // The third click is on Next, and the window begins the next lesson, in Predict again.
      try await click(next.x, next.y)
      try await course.waitForLine(containing: "scene redirected")
      try await hand.type(key: "ctrl+q")
      #expect(try await course.waitUntilExit() == 0)
      let list = try SandboxProcess(["course", "--list"], environment: environment)
      try await list.waitForLine(containing: "✓  5  outside")
    }

    /// The button at the right of the question, in a window of 1280 by 800.
    private let next = (x: 924, y: 62)
  }
}
