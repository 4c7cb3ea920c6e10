import Foundation
import SandboxTestSupport
import Testing

/// Tests with original files of versions before 1.0.
@MainActor
@Suite("Files of former versions")
struct OldFilesTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder
  private nonisolated static let files = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Support/OldFiles/0.1").standardized

  init() throws {
    folder = try TemporaryFolder()
  }

  private nonisolated static func names(_ ending: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: files.path)) ?? []
    return all.filter { $0.hasSuffix(ending) }.sorted()
  }

  private nonisolated static func path(_ name: String) -> String {
    files.appending(path: name).path
  }

  @Test("a recording of version 0.1 plays as it did then", arguments: names(".touchrec"))
  func recording(name: String) throws {
    let result = try program.run(["play", Self.path(name), "--strict"], in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    let then = Self.path(name.replacing(".touchrec", with: ".txt"))
    #expect(try result.output == String(contentsOfFile: then, encoding: .utf8))
  }

  @Test("a touch script of version 0.1 does what it expects", arguments: names(".touch"))
  func script(name: String) throws {
    let result = try program.run(["script", Self.path(name)], in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  @Test("a scene file of version 0.1 is read without a remark")
  func scene() throws {
    let result = try program.run(["validate", Self.path("scene.yml")], in: folder)
    #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    let views = try program.run(["views", Self.path("scene.yml")], in: folder)
    #expect(views.output.contains("switch"))
  }

  @Test("there are files of each kind")
  func kinds() {
    #expect(Self.names(".touchrec").count == 6 && Self.names(".touch").count == 6)
  }
}
