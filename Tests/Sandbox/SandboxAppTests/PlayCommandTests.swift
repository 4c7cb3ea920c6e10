import CairoRenderer
import Foundation
import TouchInput
import SandboxTestSupport
import Testing

@Suite("Playing from the command line")
struct PlayCommandTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A drag of the red box of the scene, written to a file.
  private func drag(scene: String = "drag-touches", hash: String? = nil) throws -> String {
    var recording = InputRecording(
      header: RecordingHeader(
        scene: scene,
        sceneHash: hash,
        size: CGSize(width: 320, height: 240),
        startTime: 7
      )
    )
    let phases: [ContactSample.Phase] = [.began, .moved, .moved, .ended]
    for (step, phase) in phases.enumerated() {
      let sample = ContactSample(
        id: .mouse,
        phase: phase,
        location: CGPoint(x: 60 + step * 20, y: 90),
        timestamp: 7.1 + 0.1 * Double(step)
      )
      recording.frames.append(
        RecordedFrame(events: [.contact(sample)], time: sample.timestamp + 0.01)
      )
    }
    let path = folder.file("drag.touchrec")
    try recording.encoded().write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("it writes who was called")
  func transcript() throws {
    let result = try program.run(["play", try drag()], in: folder)
    #expect(result.exitCode == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        f1 → box
        box.began [f1]
        box.moved [f1]
        box.moved [f1]
        box.ended [f1]

        """
    )
  }

  @Test("two processes get the same trace, pixels and hashes")
  func deterministic() throws {
    let path = try drag()
    func play(_ arguments: String...) throws -> String {
      let result = try program.run(["play", path] + arguments, in: folder)
      #expect(result.exitCode == 0, "\(result.errors)")
      return result.output
    }
    let json = try play("--json")
    #expect(json.contains("\"schemaVersion\": 1"))
    #expect(json.contains("\"isWhole\": true"))
    #expect(try play("--json") == json)
    let trace = try play("--trace", "-")
    #expect(try play("--trace", "-") == trace)
    #expect(trace.split(separator: "\n").allSatisfy { $0.hasPrefix("{\"sequence\":") })
    for name in ["a.png", "b.png"] { _ = try play("--snapshot", folder.file(name), "--overlay") }
    let pictures = ["a.png", "b.png"].map { FileManager.default.contents(atPath: folder.file($0)) }
    #expect(pictures[0] != nil)
    #expect(pictures[0] == pictures[1])
  }

  @Test("--margin leaves room for the overlay's labels, and the scene in it stays as it is")
  func margin() throws {
    let path = try drag()
    func picture(_ arguments: String...) throws -> Bitmap {
      let file = folder.file("picture.png")
      let result = try program.run(
        ["play", path, "--force", "--snapshot", file] + arguments,
        in: folder
      )
      #expect(result.exitCode == 0, "\(result.errors)")
      return try Bitmap(pngData: try #require(FileManager.default.contents(atPath: file)))
    }
    let (plain, wide) = (try picture(), try picture("--margin"))
    #expect((wide.width, wide.height) == (plain.width + 72, plain.height + 52))
    let isSame = (0..<plain.height).allSatisfy { y in
      (0..<plain.width).allSatisfy { x in
        plain.color(x: x, y: y) == wide.color(x: x + 36, y: y + 32)
      }
    }
    #expect(isSame)
    #expect(try picture("--margin", "--overlay") != wide)
  }

  @Test("--until stops on the way")
  func until() throws {
    let result = try program.run(["play", try drag(), "--until", "0.25"], in: folder)
    #expect(result.output == "f1 → box\nbox.began [f1]\nbox.moved [f1]\n")
  }

  @Test("a recording that was cut off is played as far as it is whole, with a warning")
  func cutOff() throws {
    let path = try drag()
    let data = try #require(FileManager.default.contents(atPath: path))
    try data.prefix(data.count - 100).write(to: URL(fileURLWithPath: path))
    let result = try program.run(["play", path], in: folder)
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("f1 → box\nbox.began [f1]\n"))
    #expect(result.errors.contains("drag.touchrec:"))
    #expect(result.errors.contains("was cut off here"))
    let strict = try program.run(["play", path, "--strict"], in: folder)
    #expect(strict.exitCode == 65)
    #expect(strict.output == "")
  }

  @Test("S09: a scene that changed since is played with a warning")
  func changedScene() throws {
    let result = try program.run(["play", try drag(hash: "other")], in: folder)
    #expect(result.exitCode == 0)
    #expect(result.errors.contains("has changed since the recording"))
  }

  @Test("a scene that does not exist is 66, another can be named")
  func unknownScene() throws {
    let path = try drag(scene: "drag-touchs")
    let result = try program.run(["play", path], in: folder)
    #expect(result.exitCode == 66)
    #expect(result.errors.contains("'drag-touches'"))
    #expect(
      try program.run(["play", path, "--scene", "drag-touches"], in: folder).exitCode == 0
    )
  }

  @Test(
    "what is no recording is 65, in one line",
    arguments: [
      "", "hello", "{}", "\u{0}\u{1B}[31m", "{\"format\":\"touch-recording\",\"version\":9}\n",
    ]
  )
  func foreign(text: String) throws {
    let result = try program.run(["play", try folder.write(text, to: "x")], in: folder)
    #expect(result.exitCode == 65)
    #expect(result.output == "")
    #expect(result.errorLines.first?.hasPrefix("Error: ") == true)
    #expect(result.errors.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test(
    "what cannot be read is 66, in one line",
    arguments: ["missing.touchrec", ".", "", "/proc/self/mem/x"]
  )
  func missing(path: String) throws {
    let result = try program.run(["play", path], in: folder)
    #expect(result.exitCode == 66)
    #expect(result.errorLines.count == 1)
  }

  @Test("outputs that cannot be written are 73 or 74, and existing ones are kept")
  func outputs() throws {
    let path = try drag()
    func code(_ arguments: String...) throws -> Int32 {
      try program.run(["play", path] + arguments, in: folder).exitCode
    }
    #expect(try code("--trace", "missing/t.jsonl") == 73)
    #expect(try code("--snapshot", "/dev/full", "--force") == 73)
    let precious = try folder.write("precious", to: "precious")
    #expect(try code("--trace", precious) == 73)
    #expect(FileManager.default.contents(atPath: precious) == Data("precious".utf8))
    let full = try program.run(["play", path], in: folder, outputPath: "/dev/full")
    #expect(full.exitCode == 74)
  }

  @Test("X17: --window plays it in a window until that is closed; without a display that is 69")
  func window() throws {
    let path = try drag()
    #expect(try program.run(["play", path, "--window"], in: folder).exitCode == 69)
    var program = program
    program.environment["SDL_VIDEODRIVER"] = "dummy"
    let process = try program.start(["play", path, "--window", "--speed", "20"], in: folder)
    #expect(process.waitForError("Press ? in the window"))
    process.signal(SIGTERM)
    #expect(process.result().exitCode == 143)
  }

  @Test(
    "wrong arguments are 64",
    arguments: [
      [], ["x", "--until", "nan"], ["x", "--scale", "9"], ["x", "--json", "--trace", "-"],
      ["x", "--window", "--json"], ["x", "--window", "--speed", "0"],
      ["x", "--margin"], ["x", "--margin", "--json"],
    ]
  )
  func usage(arguments: [String]) throws {
    #expect(try program.run(["play"] + arguments, in: folder).exitCode == 64)
  }
}
