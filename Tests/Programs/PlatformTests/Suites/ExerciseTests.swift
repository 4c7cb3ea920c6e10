import Foundation
import SandboxScenes
import Testing

/// The tests are serialized, because each compiles and together they would be slow.
@Suite("Exercises of the course, in code", .serialized)
struct ExerciseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(
    _ exercise: Exercise,
    _ text: String
  ) async throws -> (code: Int32, output: String) {
    let file = folder.file(exercise.fileName)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let process = try SandboxProcess(
      ["course", "--check", file],
      isBuiltWithTests: true,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "XDG_DATA_HOME": folder.path,
      ]
    )
    let code = try await process.waitUntilExit()
    return (code, process.lines.joined(separator: "\n"))
  }

  @Test(
    "a file as it is written fails, a finished one passes",
    arguments: Exercise.all.map(\.name)
  )
  func checks(name: String) async throws {
    let exercise = try #require(Exercise.all.first { $0.name == name })
    let before = try await check(exercise, exercise.file)
    #expect(before.code == 1)
    #expect(before.output.hasPrefix("Not yet: "))
    let after = try await check(exercise, exercise.solvedFile)
    #expect(after.code == 0, "\(after.output)")
    #expect(after.output == "Done: \(exercise.reveal.english)")
    let progress = try String(
      contentsOfFile: folder.file("touch-sandbox/course.json"),
      encoding: .utf8
    )
    #expect(progress.contains("\"\(name)\""))
  }

  @Test("a card that contains every point takes touches beside its button")
  func tooLarge() async throws {
    let solution =
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }"
    let text = Exercise.buttonOutside.file
      .replacingOccurrences(of: "// Write here.", with: solution + " //")
    let (code, output) = try await check(.buttonOutside, text)
    #expect(code == 1)
    #expect(output.contains("beside the button now reaches the card"))
  }
}
