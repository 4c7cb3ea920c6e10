import CairoRenderer
import Foundation
import Testing

@Suite("Writing files")
final class AtomicFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("atomic-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  private func content(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

  @Test("a new file and a replaced one hold the data, and nothing is left beside them")
  func writing() throws {
    try AtomicFile.write(Data("one".utf8), to: path("a.png"))
    #expect(content("a.png") == Data("one".utf8))
    try AtomicFile.write(Data("second".utf8), to: path("a.png"))
    #expect(content("a.png") == Data("second".utf8))
    try AtomicFile.write(Data(), to: path("empty"))
    // Foundation leaks memory when it reads the content of an empty file.
    let size = try FileManager.default.attributesOfItem(atPath: path("empty"))[.size]
    #expect(size as? Int == 0)
    #expect(names == ["a.png", "empty"])
  }

  @Test("a replaced file keeps its permissions")
  func permissions() throws {
    try AtomicFile.write(Data("one".utf8), to: path("a"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("a"))
    try AtomicFile.write(Data("two".utf8), to: path("a"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("a link stays a link, and what it names is replaced")
  func link() throws {
    try AtomicFile.write(Data("one".utf8), to: path("real"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"),
      withDestinationPath: path("real")
    )
    try AtomicFile.write(Data("two".utf8), to: path("link"))
    #expect(content("real") == Data("two".utf8))
    let destination = try FileManager.default.destinationOfSymbolicLink(atPath: path("link"))
    #expect(destination == path("real"))
  }

  @Test("impossible destinations are refused by name and reason, and leave nothing behind")
  func refusals() throws {
    let occupied = path("folder")
    try FileManager.default.createDirectory(atPath: occupied, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: path("dangling"),
      withDestinationPath: path("nothing")
    )
    let refused = [
      occupied: "directory", path("missing/a.png"): "No such file",
      path("dangling"): "No such file",
      "": "Invalid", "/dev/full": "No space",
    ]
    for (destination, reason) in refused {
      let error = try #require(
        throws: AtomicFileError.self,
        "\(destination)"
      ) { try AtomicFile.write(Data("data".utf8), to: destination) }
      #expect(error.description.contains(reason), "\(error)")
      #expect(error.path == destination)
    }
    #expect(names == ["dangling", "folder"])
  }
}
