import Foundation
import TouchInput
import SandboxTestSupport
import Testing

/// Random input gives the same result in two processes.
///
/// The default is a few recordings; TOUCH_SANDBOX_RECORDINGS=1000 plays as many, one after the other.
@Suite("The same in every process")
struct DeterminismTests {
  private let program = BuiltProgram()

  private static let count =
    ProcessInfo.processInfo.environment["TOUCH_SANDBOX_RECORDINGS"].flatMap { UInt64($0) } ?? 6

  private static let scenes = [
    "drag-touches", "control-panel", "scroll-and-buttons", "drag-transform", "nested-colours",
    "first-responder",
  ]

  @Test("hashes of trace and pixels are equal in two processes")
  func hashes() throws {
    let folder = try TemporaryFolder()
    for seed in 0..<Self.count {
      let scene = Self.scenes[Int(seed) % Self.scenes.count]
      let header = RecordingHeader(
        scene: scene,
        size: CGSize(width: 240, height: 180),
        seed: seed,
        startTime: Double(seed) * 1.37
      )
      let path = folder.file("\(seed).touchrec")
      let recording = InputRecording.random(header, frames: 120)
      try recording.encoded().write(to: URL(fileURLWithPath: path))
      let first = try program.run(["play", path, "--json", "--overlay"], in: folder)
      let second = try program.run(["play", path, "--json", "--overlay"], in: folder)
      #expect(first.exitCode == 0, "\(scene) \(seed): \(first.errors)")
      #expect(first.output == second.output, "\(scene), seed \(seed)")
    }
  }
}
