import CairoRenderer
import Foundation
import Geometry
import Playback
import PointerInput
import SandboxHost
import Testing

@MainActor
@Suite("Playing in a window")
struct WindowPlaybackTests {
  private let renderer = CairoRenderer()
  private let recording = InputRecording.random(
    RecordingHeader(scene: "busy", size: CGSize(width: 320, height: 240), seed: 3, startTime: 50),
    frames: 60
  )

  /// A window with a clock, whose user presses keys when it has waited a number of times.
  private final class ClockedWindow: DesktopWindow {
    let size = CGSize(width: 320, height: 240)
    private(set) var now: TimeInterval = 1000
    private(set) var shown: [UInt32] = []
    private(set) var waits = 0
    private let keys: [Int: String]
    private let limit: Int
    private let step: TimeInterval

    init(keys: [Int: String] = [:], limit: Int, step: TimeInterval = 1.0 / 60) {
      (self.keys, self.limit, self.step) = (keys, limit, step)
    }

    func nextEvents(timeout: TimeInterval?) -> [InputEvent] {
      waits += 1
      now += min(timeout ?? step, step)
      if waits >= limit { return [.window(.closeRequested, timestamp: now)] }
      return keys[waits].map { name in
        [.key(KeyStroke(usage: 0, name: name, isDown: true, timestamp: now))]
      } ?? []
    }

    func runMainThreadWork() -> TimeInterval? { nil }

    func show(_ bitmap: Bitmap, damage: [PixelRectangle]) throws(ProgramError) -> Bool {
      shown = (0..<240).flatMap { y in (0..<320).map { bitmap.color(x: $0, y: y) ?? 0 } }
      return true
    }
  }

  private func picture(after frames: Int) throws -> [UInt32] {
    let player = Player(recording, of: startBusyScene, measuring: renderer)
    let screen = try PlayerScreen(player, scale: 1, renderer: renderer)
    try screen.show(player.firstFrame())
    while player.position < frames { try screen.show(player.playFrame()) }
    let bitmap = screen.canvas.bitmap
    return (0..<240).flatMap { y in (0..<320).map { bitmap.color(x: $0, y: y) ?? 0 } }
  }

  private func play(_ window: ClockedWindow, speed: Double = 1) throws -> WindowPlayback {
    let playback = try WindowPlayback(
      recording,
      of: startBusyScene,
      in: window,
      speed: speed,
      showsOverlay: false,
      renderer: renderer
    )
    try playback.runUntilClosed()
    return playback
  }

  @Test("at any speed the end looks the same, and comes when it is due", arguments: [0.5, 1, 4])
  func speeds(speed: Double) throws {
    let window = ClockedWindow(limit: 1000)
    #expect(try play(window, speed: speed).position == recording.frames.count)
    let isSame = try window.shown == picture(after: recording.frames.count)
    #expect(isSame)
    let hurried = ClockedWindow(limit: 20, step: 0.05)
    let part = try play(hurried, speed: speed).position
    let due = recording.frames.prefix { ($0.time - 50) / speed <= hurried.now - 1000 }.count
    #expect(part <= due)
    #expect(part >= due - 2)
  }

  @Test("Space stops, and . and , go one frame forward and back")
  func steps() throws {
    let window = ClockedWindow(
      keys: [10: "Space", 20: ".", 21: ".", 22: ".", 30: ","],
      limit: 40
    )
    let stopped = try play(ClockedWindow(keys: [10: "Space"], limit: 40)).position
    #expect(stopped > 0)
    #expect(stopped < recording.frames.count)
    #expect(try play(window).position == stopped + 2)
    let isSame = try window.shown == picture(after: stopped + 2)
    #expect(isSame)
    #expect(try play(ClockedWindow(keys: [10: "Space", 11: "P"], limit: 40)).position == 0)
  }
}
