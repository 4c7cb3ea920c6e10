import TouchTrace
import Foundation
import Geometry
import SandboxScenes
import Testing
import TouchKit
import TouchKitTesting

extension RealWindowTests {
  @Suite("Gestures of two fingers in tests and real ones leave the same trace")
  struct TwoFingerVerbTests {
    static let steps = 18

    /// A gesture of two fingers about the middle of a photo: as a verb, and with real fingers.
    enum Gesture: String, CaseIterable {
      case larger, smaller, clockwise, counterclockwise, sideways

      /// Returns the place of a finger at a fraction of the way, from the photo's middle; the other one mirrors
      /// it.
      func arm(_ part: Double) -> (x: Double, y: Double) {
        switch self {
        case .larger: (50 * (1 + 0.8 * part), 0)
        case .smaller: (70 * (1 - 0.5 * part), 0)
        case .clockwise: (50 * cos(1.2 * part), 50 * sin(1.2 * part))
        case .counterclockwise: (50 * cos(-0.9 * part), 50 * sin(-0.9 * part))
        case .sideways: (20, 0)
        }
      }

      /// Returns the movement of both fingers at a fraction of the way.
      func offset(_ part: Double) -> (x: Double, y: Double) {
        self == .sideways ? (60 * part, 40 * part) : (0, 0)
      }

      @MainActor func perform(on stage: Stage, at place: CGPoint) {
        switch self {
        case .larger: stage.pinch(place, scale: 1.8)
        case .smaller: stage.pinch(place, scale: 0.5, distance: 140)
        case .clockwise: stage.rotate(place, by: 1.2)
        case .counterclockwise: stage.rotate(place, by: -0.9)
        case .sideways: stage.pan(place, by: CGVector(dx: 60, dy: 40), touches: 2)
        }
      }
    }

    /// Returns the calls of each receiver per finger, without repetitions.
    ///
    /// The machine decides how many motions reach a frame, and whether two fingers share one.
    func lives(_ lines: [String]) -> [String: [String]] {
      var lives: [String: [String]] = [:]
      func note(_ who: String, _ what: String) {
        if lives[who]?.last != what { lives[who, default: []].append(what) }
      }
      for line in lines {
        if let match = line.wholeMatch(of: /(.+)\.(began|moved|ended|cancelled) \[(.+)\]/) {
          for finger in match.3.split(separator: ", ") {
            note("\(match.1) of \(finger)", String(match.2))
          }
        } else if let match = line.wholeMatch(of: /(.+)→(\w+)/) {
          note("action of \(match.1)", String(match.2))
        } else {
          note(line, "once")
        }
      }
      return lives
    }

    /// Returns the calls that the verb causes.
    @MainActor func verb(_ gesture: Gesture, at place: (x: Int, y: Int)) throws -> [String] {
      let scene = try #require(SceneCatalogue.all.first { $0.name == "simultaneous" })
      let stage = Stage(
        size: CGSize(width: 640, height: 480),
        root: scene.makeRootViewController()
      )
      gesture.perform(on: stage, at: CGPoint(x: place.x, y: place.y))
      return stage.transcript([
        .assignments, .deliveries, .forwarding, .incidents, .gestureActions, .controlEvents,
        .actions,
      ])
      .split(separator: "\n").map(String.init)
    }

    /// Returns the calls that real fingers cause: recorded in the window, and played.
    private func real(_ gesture: Gesture, at place: (x: Int, y: Int)) async throws -> [String] {
      let folder = try TemporaryFolder()
      let server = try await XorgTouchServer()
      let window = try await SandboxWindow(
        "simultaneous",
        on: server,
        options: ["--recordings", folder.path, "--log-input"]
      )
      let touch = try TouchDevice(of: server)
      func put(_ send: (Int, Int, Int) throws -> Void, _ part: Double) throws {
        let (arm, offset) = (gesture.arm(part), gesture.offset(part))
        let (left, top) = (window.origin.x + place.x, window.origin.y + place.y)
        for (finger, side) in [(1, -1.0), (2, 1.0)] {
          let x = Int((offset.x + side * arm.x).rounded())
          let y = Int((offset.y + side * arm.y).rounded())
          try send(finger, left + x, top + y)
        }
        try touch.sync()
      }
      /// Waits until both fingers' latest motion has arrived, so that each has its own frame.
      func waitForStep(_ step: Int) async throws {
        _ = try await Patience.wait(for: "step \(step)", evidence: { window.sandbox.evidence }) {
          window.sandbox.lines.count { $0.hasPrefix("input contact ") } >= 2 * (step + 1)
            ? true : nil
        }
      }
      try put(touch.down, 0)
      try await waitForStep(0)
      for step in 1...Self.steps {
        try put(touch.move, Double(step) / Double(Self.steps))
        try await waitForStep(step)
      }
      try put(touch.up, 1)
      // A picture is saved after all earlier input was handled.
      _ = try await window.screenshot()
      for _ in 1...2 { try await window.xdotool.type(key: "r") }
      let line = try await window.sandbox.waitForLine(containing: "recording ")
      let player = try SandboxProcess(
        ["play", String(line.dropFirst("recording ".count))],
        environment: [:]
      )
      #expect(try await player.waitUntilExit() == 0, "\(player.evidence)")
      return player.lines
    }

    @Test("Recognizers that go together", arguments: Gesture.allCases)
    func together(gesture: Gesture) async throws {
      let place = (x: 230, y: 240)
      let (verb, real) = try await (verb(gesture, at: place), real(gesture, at: place))
      #expect(lives(verb) == lives(real))
      #expect(lives(verb).keys.contains { $0.hasPrefix("action of ") })
    }

    @Test(
      "Recognizers of which one keeps the others away",
      arguments: [Gesture.larger, .clockwise]
    )
    func alone(gesture: Gesture) async throws {
      let place = (x: 525, y: 240)
      let (verb, real) = try await (verb(gesture, at: place), real(gesture, at: place))
      #expect(lives(verb) == lives(real))
      #expect(lives(verb).keys.count { $0.hasPrefix("action of ") } == 1)
    }
  }
}
