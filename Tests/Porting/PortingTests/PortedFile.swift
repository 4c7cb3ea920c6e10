import Foundation

/// A file of the examples, with its text for iOS and its text for Linux.
struct PortedFile {
  let name: String
  let source: String
  let ported: String

  /// Returns all of them, by name.
  static func all(testFile: String = #filePath) throws -> [PortedFile] {
    let folder = URL(fileURLWithPath: testFile)
      .deletingLastPathComponent().appending(path: "../../..").standardized
      .appendingPathComponent("Examples/Ported")
    let sources = folder.appendingPathComponent("iOS")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    return try names.filter { $0.hasSuffix(".swift") }.map { name in
      PortedFile(
        name: name,
        source: try text(sources.appendingPathComponent(name)),
        ported: try text(folder.appendingPathComponent("Linux/\(name)"))
      )
    }
  }

  private static func text(_ url: URL) throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }
}
