import Foundation

/// A program of this package, built along with the tests.
struct BuiltProgram {
  let name: String

  struct Failure: Error {
    let problem: String
  }

  init(_ name: String) {
    self.name = name
  }

  /// Runs the program to its end and returns its output.
  func output() throws -> String {
    let process = Process()
    process.executableURL = try location()
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(problem: "\(name) ended with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the path of the program, beside the tests' own executable or in a folder above it.
  private func location() throws -> URL {
    let running = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = (Bundle.main.executableURL ?? running).deletingLastPathComponent()
    for start in [folder, running.deletingLastPathComponent(), Bundle.module.bundleURL] {
      folder = start
      for _ in 0..<4 {
        let candidate = folder.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return candidate
        }
        folder.deleteLastPathComponent()
      }
    }
    throw Failure(problem: "\(name) is not where the tests are built")
  }
}
