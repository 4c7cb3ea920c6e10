import Foundation
import Testing

extension ServedPageTests {
  @Suite("Gestures of two fingers on a page and in tests leave the same trace")
  struct ServedPinchTests {
    private typealias Verbs = RealWindowTests.TwoFingerVerbTests

    private let place = (x: 230, y: 240)

    /// Returns the calls that fingers on the page cause: recorded in the session, and played.
    private func page(_ gesture: Verbs.Gesture) async throws -> [String] {
      let served = try await ServedPage(
        "simultaneous",
        width: 640,
        height: 502,
        options: ["--bare"]
      )
      for step in 0...Verbs.steps {
        try served.touch(step == 0 ? .touchStart : .touchMove, places(gesture, step))
        // Each step has its own frame.
        _ = try await Patience.wait(for: "step \(step)", evidence: { served.sandbox.evidence }) {
          served.sandbox.lines.count { $0.hasPrefix("input contact ") } >= 2 * (step + 1)
            ? true : nil
        }
      }
      try served.touch(.touchEnd, [])
      _ = try await Patience.wait(for: "the lift", evidence: { served.sandbox.evidence }) {
        served.sandbox.lines.count { $0.hasPrefix("input contact ended") } == 2 ? true : nil
      }
      for _ in 1...2 { try served.press("r", code: "KeyR", text: "r") }
      let line = try await served.sandbox.waitForLine(containing: "recording ")
      let player = try SandboxProcess(
        ["play", String(line.dropFirst("recording ".count))],
        environment: [:]
      )
      #expect(try await player.waitUntilExit() == 0, "\(player.evidence)")
      return player.lines
    }

    private func places(_ gesture: Verbs.Gesture, _ step: Int) -> [(x: Double, y: Double)] {
      let part = Double(step) / Double(Verbs.steps)
      let (arm, offset) = (gesture.arm(part), gesture.offset(part))
      return [-1.0, 1.0].map { side in
        (
          x: Double(place.x) + (offset.x + side * arm.x).rounded(),
          y: Double(place.y) + (offset.y + side * arm.y).rounded()
        )
      }
    }

    @Test("As through a screen of the desktop", arguments: [Verbs.Gesture.larger, .clockwise])
    private func together(gesture: Verbs.Gesture) async throws {
      let verbs = Verbs()
      let (verb, page) = try await (verbs.verb(gesture, at: place), page(gesture))
      #expect(verbs.lives(verb) == verbs.lives(page))
      #expect(verbs.lives(page).keys.contains { $0.hasPrefix("action of ") })
    }
  }
}
