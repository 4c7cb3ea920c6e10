import CairoRenderer
import Foundation
import Playback
import TouchInput
import SandboxTestSupport
import Testing

@testable import SandboxApp

@MainActor
@Suite("What monkey hands on")
struct MonkeyFailureTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// No scene breaks a promise, so a text in the trace stands for a broken one.
  @Test(
    "I54: input that was made short does the same as a recording and as a touch script",
    arguments: [("control-panel", "touchUpInside"), ("random:7", "\"cancelled\"")]
  )
  func both(scene: String, sign: String) throws {
    let path = folder.file("monkey.touchrec")
    let player = SeedPlayer(renderer: CairoRenderer(), size: nil, output: path)
    let stage = player.stage(try SceneLookup.scene(named: scene))
    func trace(_ recording: InputRecording) -> String? {
      var report = try? PlayReport(
        recording,
        of: { stage.scene.start(on: $0, at: $1) },
        parts: .trace
      )
      try? report?.play()
      return report?.trace
    }
    let recordings = (1...40 as ClosedRange<UInt64>).lazy.map { seed in
      var header = stage.header
      header.seed = seed
      return InputRecording.random(header, frames: 120)
    }
    let recording = try #require(recordings.first { trace($0)?.contains(sign) == true })
    var shrinker = MonkeyShrinker { trace($0)?.contains(sign) == true }
    shrinker.patience = 80
    let small = shrinker.shrink(recording)
    #expect(small.eventCount < recording.eventCount / 3)
    let failure = MonkeyFailure(recording: small, path: path)
    try failure.write(replacingScript: false)
    let played = try play("monkey.touchrec")
    #expect(played.exitCode == 0 && played.output.contains(sign), "\(played.errors)")
    let again = ["script", "monkey.touch", "--record", "again.touchrec", "--quiet"]
    let script = try program.run(again, in: folder)
    #expect(script.exitCode == 0, "\(script.errors)")
    #expect(try play("again.touchrec").output == played.output)
    #expect(try folder.names == ["again.touchrec", "monkey.touch", "monkey.touchrec"])
  }

  private func play(_ recording: String) throws -> BuiltProgram.Result {
    try program.run(["play", recording, "--trace", "-", "--quiet"], in: folder)
  }
}
