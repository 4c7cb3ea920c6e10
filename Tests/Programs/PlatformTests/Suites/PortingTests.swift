import Foundation
import Testing

@Suite("The porting aid as a program")
struct PortingTests {
  private let folder: TemporaryFolder
  private let card: String

  private let source = """
    import UIKit
    class Card: UIView {
      @objc func tapped() { use(#selector(tapped)) }
    }

    """
  private var ported: String {
    source.replacingOccurrences(of: "@objc ", with: "")
      .replacingOccurrences(of: "#selector(tapped)", with: "Selector(\"tapped\", Card.tapped)")
  }

  init() throws {
    folder = try TemporaryFolder()
    card = folder.file("Card.swift")
    try source.write(toFile: card, atomically: true, encoding: .utf8)
  }

  /// Runs `touch-sandbox port` to its end.
  private func port(_ arguments: String...) async throws -> (code: Int32, SandboxProcess) {
    try await port(arguments)
  }

  private func port(_ arguments: [String]) async throws -> (code: Int32, SandboxProcess) {
    let process = try SandboxProcess(["port"] + arguments, environment: [:])
    return (try await process.waitUntilExit(), process)
  }

  private var text: String {
    get throws { try String(contentsOfFile: card, encoding: .utf8) }
  }

  @Test("A file is replaced, once; its permissions and its folder stay as they were")
  func inPlace() async throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: card)
    #expect(try await port(card).code == 0)
    #expect(try text == ported)
    let attributes = try FileManager.default.attributesOfItem(atPath: card)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try await port("--check", card).code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { $0.hasSuffix(".swift") } == ["Card.swift"])
  }

  @Test("S12: what is in names, arguments and sources does not steer a terminal")
  func controlCharacters() async throws {
    let name = folder.file("Ca\u{1B}[31mrd.swift")
    try source.write(toFile: name, atomically: true, encoding: .utf8)
    let broken = folder.file("Bro\u{9B}31mken.swift")
    try "class {".write(toFile: broken, atomically: true, encoding: .utf8)
    let runs: [[String]] = [
      ["--check", name], ["--check", folder.path], ["--check", broken],
      ["--check", folder.file("no\u{1B}[31msuch")], ["--no-\u{1B}[31m", card],
    ]
    for arguments in runs {
      let (_, process) = try await port(arguments)
      let text = (process.lines + process.diagnostics).joined(separator: "\n")
      #expect(text.contains("\\u{"), "\(arguments): \(text)")
      #expect(!text.contains("\u{1B}") && !text.contains("\u{9B}"), "\(arguments)")
    }
  }

  @Test("Checking and showing write nothing")
  func dry() async throws {
    let (code, check) = try await port("--check", card)
    #expect(code == 1 && check.lines == [card])
    let (diffCode, diff) = try await port("--diff", card)
    #expect(diffCode == 0)
    #expect(diff.lines.contains("-  @objc func tapped() { use(#selector(tapped)) }"))
    #expect(diff.lines.contains("+  func tapped() { use(Selector(\"tapped\", Card.tapped)) }"))
    #expect(try text == source)
  }

  @Test("Another folder gets the result")
  func output() async throws {
    let target = folder.file("Linux")
    #expect(try await port("--output", target, card).code == 0)
    #expect(try text == source)
    #expect(try String(contentsOfFile: target + "/Card.swift", encoding: .utf8) == ported)
  }

  @Test("What is left is reported with its place, and in the exit code")
  func remarks() async throws {
    try "import AVFoundation\n".write(toFile: card, atomically: true, encoding: .utf8)
    let (code, process) = try await port(card)
    #expect(code == 1)
    let line = try #require(process.diagnostics.first)
    #expect(line.hasPrefix("\(card):1:1: warning: there is no module AVFoundation"))
  }

  @Test("Files that are missing, or are not Swift, are refused; the others are done")
  func refused() async throws {
    let broken = folder.file("Broken.swift")
    try "class {".write(toFile: broken, atomically: true, encoding: .utf8)
    let (code, process) = try await port(broken, card)
    #expect(code == 65)
    #expect(process.diagnostics.first?.hasPrefix("\(broken):1:") == true)
    #expect(try text == ported)
    #expect(try await port(folder.file("None.swift")).code == 66)
    #expect(try await port("--check", "--diff", card).code == 64)
  }

  /// Writes files into the folder, by their paths in it.
  private func add(_ files: [String: String]) throws {
    for (path, text) in files {
      let url = URL(fileURLWithPath: folder.file(path))
      let parent = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  @Test("A project is told as a table; code of other authors and of builds is passed over")
  func project() async throws {
    try add([
      "App/Views/Web.swift": "import WebKit\nlet v: WKWebView\n", "App/Old.m": "", "App/Old.h": "",
      "Pods/A.swift": "class {", "App/Carthage/B.swift": "class {", ".build/C.swift": "class {",
      "DerivedData/D.swift": "class {", "Package.swift": "class {",
    ])
    let (code, process) = try await port("--check", folder.path)
    #expect(code == 1)
    let table = process.lines.filter { !$0.isEmpty }
    #expect(
      table == [
        "state       left  file", "unchanged      2  \(folder.path)/App/Views/Web.swift",
        "rewritten      0  \(card)", "files  of 2 in Swift", "    1  unchanged",
        "    1  rewritten", "    1  with changes that you have to make by hand",
        "    2  not portable: Objective-C (.h, .m, .mm)", " left  files  what",
        "    1      1  modules that Linux lacks",
        "    1      1  types, functions and constants that are not provided",
        "skipped: "
          + [".build", "App/Carthage", "DerivedData", "Package.swift", "Pods"]
          .map { "\(folder.path)/\($0)" }.joined(separator: ", "),
      ]
    )
    #expect(try text == source)
  }

  @Test("Into another folder go the files of a project with their folders")
  func projectOutput() async throws {
    try add(["App/Card.swift": source])
    let target = folder.file("Linux")
    #expect(try await port("--output", target, folder.path).code == 0)
    for path in ["/Card.swift", "/App/Card.swift"] {
      #expect(try String(contentsOfFile: target + path, encoding: .utf8) == ported)
    }
    #expect(try text == source)
  }

  @Test("A folder without Swift, and a library that is not there, are refused")
  func noProject() async throws {
    try FileManager.default.removeItem(atPath: card)
    #expect(try await port("--check", folder.path).code == 66)
    try add(["Card.swift": source])
    let (code, process) = try await port("--check", "--build", "--library", folder.path, card)
    #expect(code == 66)
    #expect(
      process.diagnostics.last?.hasPrefix("error: expected the package TouchSandbox in") == true
    )
    #expect(try await port("--build", "--swift", "7", card).code == 64)
  }
}
