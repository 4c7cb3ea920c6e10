import Foundation
import SandboxTestSupport
import Testing

@testable import SandboxApp

/// Tests in which every system call for a file fails once, one after the other.
@Suite("System calls that fail")
struct FailingCallsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(
      "scene drag-touches\nsize 320x240\ndrag box by 60,40 over 300ms\nexpect box got began\n",
      to: "a.touch"
    )
    let result = try BuiltProgram().run(
      ["script", "a.touch", "--record", "a.touchrec"],
      in: folder
    )
    #expect(result.exitCode == 0, "\(result.errors)")
    try compileShim()
  }

  private func compileShim() throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("FailingCalls/fail.c").path
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "clang", "-shared", "-fPIC", "-o", folder.file("fail.so"), source, "-ldl",
    ]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
  }

  private func program(_ call: String, _ number: Int) -> BuiltProgram {
    var program = BuiltProgram()
    program.environment["LD_PRELOAD"] = folder.file("fail.so")
    program.environment["FAIL_CALL"] = call
    program.environment["FAIL_NUMBER"] = "\(number)"
    return program
  }

  /// Returns the new files in the folder.
  private func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !["a.touch", "a.touchrec", "fail.so"].contains($0) }.sorted()
  }

  private static let writing: [[String]] = [
    ["snapshot", "nested-colours", "-o", "out.png"],
    ["play", "a.touchrec", "--trace", "out.jsonl", "--quiet"],
    ["export", "a.touchrec", "--gif", "-o", "out.gif", "--quiet"],
    ["export", "a.touchrec", "--script", "-o", "out.touch"],
    ["script", "a.touch", "--record", "out.touchrec"],
    ["script", "a.touch", "--junit", "out.xml"],
  ]

  @Test(
    "S10: a write, fsync, rename or mmap that fails leaves the whole file or none",
    arguments: writing,
    ["write", "fsync", "rename", "mmap"]
  )
  func failing(arguments: [String], call: String) throws {
    let name = try #require(arguments.first { $0.hasPrefix("out.") })
    let good = try BuiltProgram().run(arguments, in: folder)
    #expect(good.exitCode == 0, "\(good.errors)")
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
    var quietRuns = 0
    // After the last call of this name, nothing fails any more.
    for number in 1...40 where quietRuns < 3 {
      try FileManager.default.removeItem(atPath: folder.file(name))
      let result = try program(call, number).run(arguments, in: folder)
      let title = "\(arguments.joined(separator: " ")), \(call) \(number)"
      guard result.exitCode != 0 else {
        // Nothing failed, or another way worked.
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file(name))) == whole, "\(title)")
        #expect(try leftovers() == [name], "\(title)")
        quietRuns += 1
        continue
      }
      #expect(
        [66, 73, 74].contains(result.exitCode),
        "\(title): \(result.exitCode) \(result.errors)"
      )
      #expect(result.errors.hasPrefix("Error: "), "\(title): \(result.errors)")
      #expect(try leftovers() == [], "\(title)")
      quietRuns = 0
      try whole.write(to: URL(fileURLWithPath: folder.file(name)))
    }
  }
}
