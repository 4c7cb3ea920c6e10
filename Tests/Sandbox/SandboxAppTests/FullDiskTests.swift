import Foundation
import SandboxTestSupport
import Testing

@Suite(
  "A full disk",
  .enabled(if: FullDisk.isPossible, FullDisk.absence)
)
struct FullDiskTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let text = """
      scene drag-touches
      size 320x240
      drag box by 60,40 over 300ms
      snapshot after
      expect box got began

      """
    let script = try folder.write(text, to: "a.touch")
    let result = try BuiltProgram().run(
      ["script", script, "--record", "a.touchrec", "--snapshots", "pictures"],
      in: folder
    )
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  /// The commands that write a file to the disk; those of `large` write much more.
  private static let small: [[String]] = [
    ["snapshot", "nested-colours", "-o", "DISK/a.png"],
    ["script", "a.touch", "--snapshots", "pictures", "--record", "DISK/b.touchrec"],
    ["script", "a.touch", "--snapshots", "pictures", "--junit", "DISK/b.xml"],
    ["script", "a.touch", "--snapshots", "DISK"],
    ["play", "a.touchrec", "--trace", "DISK/a.jsonl"],
    ["play", "a.touchrec", "--snapshot", "DISK/a.png"],
    ["monkey", "drag-touches", "--runs", "1", "-o", "DISK/a.touchrec"],
    ["screenshots", "report", ".", "-o", "DISK/a.html"],
    ["export", "a.touchrec", "--script", "-o", "DISK/a.touch"],
    ["export", "a.touchrec", "--swift", "-o", "DISK/a.swift"],
  ]
  private static let large: [[String]] = [
    ["snapshot", "stress", "-o", "DISK/a.png", "--scale", "4"],
    ["play", "a.touchrec", "--trace", "DISK/a.jsonl"],
    ["export", "a.touchrec", "--apng", "-o", "DISK/a.apng"],
    ["export", "a.touchrec", "--gif", "-o", "DISK/a.gif", "--overlay", "--scale", "4"],
    ["export", "a.touchrec", "--html", "-o", "DISK/a.html"],
    ["export", "a.touchrec", "--trace", "-o", "DISK/a.jsonl"],
    ["export", "a.touchrec", "--png", "-o", "DISK/frames"],
  ]

  private func check(_ arguments: [String], free: Int) throws {
    let outcome = try FullDisk(free: free).run(arguments, in: folder)
    let (result, title) = (outcome.result, arguments.joined(separator: " "))
    #expect(result.exitCode == 73, "\(title): \(result.output)\(result.errors)")
    #expect(result.errorLines.count == 1, "\(title): \(result.errors)")
    #expect(result.errors.hasPrefix("Error: "), "\(title): \(result.errors)")
    #expect(outcome.leftovers == [], "\(title)")
  }

  @Test(
    "S10: without any room: one message, code 73, and nothing is left",
    arguments: small + large
  )
  func full(arguments: [String]) throws { try check(arguments, free: 0) }

  @Test("that becomes full midway: the same", arguments: large)
  func midway(arguments: [String]) throws { try check(arguments, free: 8192) }

  @Test("keeps the old content of a file whose new one has no room", arguments: small + large)
  func replacement(arguments: [String]) throws {
    guard let index = arguments.firstIndex(where: { $0.hasPrefix("DISK/") }),
      !arguments.contains("--png")
    else { return }
    var arguments = arguments
    arguments[index] = "DISK/precious"
    if arguments[0] != "screenshots" { arguments.append("--force") }
    let outcome = try FullDisk(free: 0).run(arguments, in: folder)
    #expect(outcome.result.exitCode == 73, "\(arguments): \(outcome.result.errors)")
    #expect(outcome.precious == "precious" && outcome.leftovers == [], "\(arguments)")
  }

  @Test("a recording that has no room ends the program with 74, and says so")
  func recording() throws {
    let outcome = try FullDisk(free: 0).run(
      ["record", "drag-touches", "-o", "DISK/a.touchrec"],
      in: folder,
      environment: ["SDL_VIDEODRIVER": "dummy"]
    )
    #expect(outcome.result.exitCode == 74, "\(outcome.result.errors)")
    let errors = outcome.result.errorLines.filter { $0.hasPrefix("Error: ") }
    #expect(errors.count == 1 && outcome.result.errorLines.last == errors.first)
  }

  @Test("the tour without a display: one message, code 73, no half a picture")
  func tour() throws {
    let outcome = try FullDisk(free: 0).run(["run", "--screenshots", "DISK/Shots"], in: folder)
    #expect(outcome.result.exitCode == 73, "\(outcome.result.errors)")
    #expect(outcome.leftovers == ["Shots"])
  }

  @Test(
    "standard output that is full is 74 for every command that writes there",
    arguments: [
      ["scenes"], ["scenes", "--json"], ["hit", "nested-colours", "20,20"],
      ["explain", "nested-colours", "20,20"], ["chain", "nested-colours", "red"],
      ["views", "nested-colours"], ["views", "nested-colours", "--json"],
      ["lint", "nested-colours"], ["validate", "a.touchrec"], ["doctor"], ["doctor", "--json"],
      ["completions", "bash"], ["man"], ["schema"], ["compare", "a.touchrec", "a.touchrec"],
      ["script", "a.touch", "--snapshots", "pictures"], ["play", "a.touchrec"],
      ["play", "a.touchrec", "--json"], ["play", "a.touchrec", "--trace", "-"],
      ["export", "a.touchrec", "--gif", "-o", "-"], ["snapshot", "nested-colours", "-o", "-"],
      ["monkey", "drag-touches", "--runs", "1", "--frames", "10"],
      ["screenshots", "report", "."], ["--help"], ["--version"],
    ]
  )
  func output(arguments: [String]) throws {
    let result = try BuiltProgram().run(arguments, in: folder, outputPath: "/dev/full")
    let title = arguments.joined(separator: " ")
    #expect(result.exitCode == 74, "\(title): \(result.errors)")
    #expect(result.errorLines.count == 1, "\(title): \(result.errors)")
  }
}
