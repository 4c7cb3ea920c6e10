import Foundation
import SandboxTestSupport
import Testing

@Suite("Outputs that are not finished when the program ends")
struct UnfinishedOutputTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let script = "scene drag-touches\nsize 600x600\ndrag box by 80,80 over 20s\n"
    _ = try folder.write(script, to: "long.touch")
    let made = try program.run(["script", "long.touch", "--record", "long.touchrec"], in: folder)
    #expect(made.exitCode == 0)
  }

  private static let known: Set = ["long.touch", "long.touchrec"]

  /// Starts an export, and waits until the hidden folder contains some pictures.
  private func startExport() throws -> RunningProgram {
    let running = try program.start(["export", "long.touchrec", "--png", "-o", "out"], in: folder)
    for _ in 0..<3000 {
      let hidden = try folder.names.first { !Self.known.contains($0) }
      let pictures = try hidden.map {
        try FileManager.default.contentsOfDirectory(atPath: folder.file($0))
      }
      if let pictures, pictures.count > 2 { break }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return running
  }

  @Test(
    "S21: a signal in an export of pictures leaves nothing",
    arguments: [SIGINT, SIGTERM, SIGHUP]
  )
  func signals(number: Int32) throws {
    let running = try startExport()
    running.signal(number)
    #expect(running.result().exitCode == number)
    #expect(try Set(folder.names) == Self.known)
  }

  @Test("S21: what is left after kill -9 is removed by the next run that writes there")
  func leftovers() throws {
    let running = try startExport()
    running.signal(SIGKILL)
    _ = running.result()
    #expect(try Set(folder.names) != Self.known)
    let next = ["snapshot", "nobody", "-o", "a.png", "--size", "50x50"]
    #expect(try program.run(next, in: folder).exitCode == 0)
    #expect(try Set(folder.names) == Self.known.union(["a.png"]))
  }

  @Test("S21: what another run is about to write is no leftover")
  func neighbours() throws {
    let running = try startExport()
    let next = ["snapshot", "nobody", "-o", "a.png", "--size", "50x50"]
    #expect(try program.run(next, in: folder).exitCode == 0)
    #expect(try folder.names.contains { $0.hasPrefix(".touch-sandbox-") })
    running.signal(SIGTERM)
    _ = running.result()
    #expect(try Set(folder.names) == Self.known.union(["a.png"]))
  }
}
