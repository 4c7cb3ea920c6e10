import Foundation
import Testing

/// The short form of `Benchmarks/Page/visits.py`, which runs for half an hour before a release.
@Suite(
  "Memory of a shared session",
  .enabled(
    if: (try? SandboxProcess.executable("touch-sandbox-serve")) != nil,
    "no touch-sandbox-serve where the tests are built; Scripts/serve --build sees to it"
  )
)
struct GuestMemoryTests {
  private struct Answer: Decodable {
    let visits: Int
    let taps: Int
    let growth: [String: Double]
  }

  @Test("S23: guests who come, tap and leave, and one who taps without end, leave no memory behind")
  func visits() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../..").standardized
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", root.appending(path: "Benchmarks/Page/visits.py").path,
      try SandboxProcess.executable("touch-sandbox"), "20", "1000000",
    ]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let answer = try JSONDecoder().decode(Answer.self, from: data)
    print("memory:", String(decoding: data, as: UTF8.self))
    #expect(answer.visits > 20 && answer.taps > 1000)
    for (name, growth) in answer.growth { #expect(growth < 1.3, "\(name)") }
  }
}
