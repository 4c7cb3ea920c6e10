import Foundation
import TouchInput
import SandboxScenes
import SandboxTestSupport
import Testing

@testable import SandboxApp

@Suite("Random touches in random scenes")
struct RandomSceneTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("I54: every seed has a scene of its own, the same each time")
  func scenes() throws {
    let first = try program.run(["views", "random:7"], in: folder)
    #expect(first.exitCode == 0, "\(first.errors)")
    #expect(try program.run(["views", "random:7"], in: folder).output == first.output)
    #expect(try program.run(["views", "random:8"], in: folder).output != first.output)
    #expect(try program.run(["views", "random:x"], in: folder).exitCode == 66)
  }

  @Test(
    "M01, M02, I02, I40: every promise holds, whatever callbacks and devices do",
    arguments: [["--random"], ["--random", "--hostile"], ["control-panel", "--hostile"]]
  )
  func held(arguments: [String]) throws {
    let whole = ["monkey", "--seed", "1", "--runs", "40", "--frames", "120"] + arguments
    let result = try program.run(whole, in: folder)
    #expect(result.exitCode == 0, "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix("all invariants hold: 40 runs, "))
    #expect(try program.run(whole + ["--jobs", "2"], in: folder).output == result.output)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(
    "a scene or --random is named, and not both",
    arguments: [[], ["drag-touches", "--random"]]
  )
  func neither(arguments: [String]) throws {
    let result = try program.run(["monkey"] + arguments, in: folder)
    #expect(result.exitCode == 64 && result.errors.contains("--random"), "\(result.errors)")
  }

  @Test(
    "S08: what a lying device sends can be recorded and read",
    arguments: 0..<20 as Range<UInt64>
  )
  func lies(seed: UInt64) throws {
    let header = RecordingHeader(scene: "s", size: CGSize(width: 300, height: 300), seed: seed)
    let recording = InputRecording.hostile(header, frames: 200)
    #expect(RecordingReader.problems(in: recording.encoded()).isEmpty)
    #expect(try RecordingReader(recording.encoded()).recording == recording)
    #expect(InputRecording.hostile(header, frames: 200) == recording)
  }
}
