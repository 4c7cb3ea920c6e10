import CairoRenderer
import Foundation
import Geometry
import Playback
import TouchInput
import SandboxHost
import SandboxTestSupport
import Testing

@MainActor
@Suite("Playing in a window")
struct WindowPlaybackTests {
  private let renderer = CairoRenderer()
  private let recording = InputRecording.random(
    RecordingHeader(scene: "busy", size: CGSize(width: 320, height: 240), seed: 3, startTime: 50),
    frames: 60
  )

  /// Returns a window whose user presses keys after a number of waits, and then closes it.
  private func makeWindow(
    keys: [Int: String] = [:],
    limit: Int,
    step: TimeInterval = 1.0 / 60
  ) -> ScriptedWindow {
    let script = (1..<limit).map { wait in
      keys[wait].map { key -> [InputEvent] in
        let name = key.hasPrefix("Shift+") ? String(key.dropFirst(6)) : key
        return [.key(name, key == name ? [] : .shift)]
      } ?? []
    }
    return ScriptedWindow(
      width: 320,
      // The status bar is below the recording.
      height: 262,
      script: script,
      startTime: 1000,
      clock: .atMost(step)
    )
  }

  /// Returns the pixels of the scene without the time line below it.
  private func shown(in window: ScriptedWindow) -> [UInt32] {
    Array(window.screen.prefix(320 * 240))
  }

  private func picture(after frames: Int) throws -> [UInt32] {
    let player = Player(recording, of: startBusyScene, measuring: renderer)
    let screen = try PlayerScreen(player, scale: 1, renderer: renderer)
    try screen.showFrame(player.firstFrame())
    while player.position < frames { try screen.showFrame(player.playFrame()) }
    let bitmap = screen.canvas.bitmap
    return (0..<240).flatMap { y in (0..<320).map { bitmap.color(x: $0, y: y) ?? 0 } }
  }

  private func play(_ window: ScriptedWindow, speed: Double = 1) throws -> WindowPlayback {
    var options = WindowPlayback.Options()
    options.speed = speed
    options.settings = AnnotationSettings(showsOverlay: false)
    options.isBare = true
    let playback = try WindowPlayback(
      recording,
      of: startBusyScene,
      in: window,
      options: options
    )
    try playback.runUntilClosed()
    return playback
  }

  /// Returns the position after some keys, starting at the end of the recording.
  private func position(after keys: String...) throws -> Int {
    var script = [300: "End"]
    for (index, key) in keys.enumerated() { script[301 + index] = key }
    return try play(makeWindow(keys: script, limit: 310 + keys.count)).position
  }

  @Test("at any speed the end looks the same, and comes when it is due", arguments: [0.5, 1, 4])
  func speeds(speed: Double) throws {
    let window = makeWindow(limit: 1000)
    let whole = try play(window, speed: speed)
    #expect(whole.position == recording.frames.count)
    let isSame = try shown(in: window) == picture(after: recording.frames.count)
    #expect(isSame)
    let hurried = makeWindow(limit: 20, step: 0.05)
    let part = try play(hurried, speed: speed).position
    // The window waits for frames, so that one may be exactly due; sums are rounded.
    let played = (hurried.now - 1000) * speed + 1e-6
    let due = recording.frames.prefix { $0.time - 50 <= played }.count
    #expect(part <= due)
    #expect(part >= due - 2)
  }

  @Test("Space stops, and the arrow keys go one frame forward and back")
  func steps() throws {
    let stopped = try play(makeWindow(keys: [10: "Space"], limit: 40)).position
    #expect(stopped > 0)
    #expect(stopped < recording.frames.count)
    let window = makeWindow(
      keys: [10: "Space", 20: "Right", 21: "Right", 22: "Right", 30: "Left"],
      limit: 40
    )
    #expect(try play(window).position == stopped + 2)
    let isSame = try shown(in: window) == picture(after: stopped + 2)
    #expect(isSame)
    #expect(try position(after: "Left", "Left", "Right") == recording.frames.count - 1)
    #expect(try position(after: "Home") == 0)
    #expect(try position(after: "Home", "Left") == 0)
  }

  @Test(". and , go to the next event and the one before, over frames in which nothing came in")
  func events() throws {
    let eventful = recording.frames.indices.filter { !recording.frames[$0].events.isEmpty }
      .map { $0 + 1 }
    #expect(eventful.count < recording.frames.count)
    #expect(try position(after: "Home", ".") == eventful[0])
    #expect(try position(after: "Home", ".", ".", ".") == eventful[2])
    #expect(try position(after: "Home", ".", ".", ".", ",") == eventful[1])
    #expect(try position(after: "Home", ".", ",") == 0)
  }

  @Test("the speed is changed by key, and seconds are skipped")
  func speedKeys() throws {
    func halfway(after keys: [Int: String]) throws -> Int {
      let window = makeWindow(keys: keys, limit: 1000)
      window.end = 1000 + recording.duration * 0.4
      return try play(window).position
    }
    let usual = try halfway(after: [:])
    let slow = try halfway(after: [1: "[", 2: "["])
    let fast = try halfway(after: [1: "]"])
    #expect(slow < usual)
    #expect(usual < fast)
    let all = recording.frames.count
    let before = recording.frames.prefix { $0.time <= recording.endTime - 1 }.count
    #expect(try position(after: "Shift+Left") == before)
    #expect(try position(after: "Shift+Left", "Shift+Right") == all)
  }

  @Test("nothing is to be done when it has stopped")
  func idle() throws {
    let window = makeWindow(keys: [10: "Space"], limit: 60)
    _ = try play(window)
    #expect(window.timeouts.suffix(40).allSatisfy { $0 == nil })
  }
}
