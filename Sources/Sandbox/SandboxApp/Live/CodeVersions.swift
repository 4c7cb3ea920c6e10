import Foundation
import SandboxHost
import TextFormats

/// The compiled versions of code that have not crashed, stored in a file of the folder.
///
/// A process that continues after a crash can show them again.
nonisolated struct CodeVersions {
  /// A version that can be loaded.
  struct Version: Hashable, Sendable {
    /// The number, from 1; newer ones have higher numbers.
    let number: Int
    /// The time at which it was saved: `14:03:07`.
    let saved: String
    /// The library, and its entry points.
    let build: CodeBuild
  }

  private let folder: String

  init(folder: String) { self.folder = folder }

  private var list: URL { URL(fileURLWithPath: folder + "/versions.json") }
  private var running: URL { URL(fileURLWithPath: folder + "/running") }

  /// Stores a version.
  func add(_ version: Version) { write(all.suffix(LiveCode.mostVersions - 1) + [version]) }

  /// Notes the version that runs from now on.
  func noteRunning(_ number: Int) { try? Data("\(number)".utf8).write(to: running) }

  /// Removes the version that ran during the crash.
  func removeRunning() {
    let text = (try? String(contentsOf: running, encoding: .utf8)) ?? ""
    write(all.filter { $0.number != Int(text) })
  }

  /// The versions, oldest first.
  var all: [Version] {
    let nodes = (try? Data(contentsOf: list)).flatMap { try? JSONReader.value(in: $0).list() }
    return (nodes ?? []).compactMap { node in
      guard let number = try? node["number"]?.integer(), let saved = try? node["saved"]?.text(),
        let library = try? node["library"]?.text(), let build = CodeBuild(library: library)
      else { return nil }
      return Version(number: Int(number), saved: saved, build: build)
    }
  }

  private func write(_ versions: [Version]) {
    let lines = versions.map { version -> JSONValue in
      [
        "number": .integer(Int64(version.number)), "saved": .string(version.saved),
        "library": .string(version.build.library),
      ]
    }
    try? Data(JSONValue.array(lines).line.utf8).write(to: list, options: .atomic)
  }
}
