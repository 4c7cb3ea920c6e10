import Foundation
import SandboxTestSupport

/// The program `touch-sandbox`.
///
/// It is in the folder that `TOUCH_SANDBOX_PROGRAMS` names; without the variable it is the one built with the
/// tests.
struct BuiltProgram {
  /// The result of a run of the program.
  struct Result {
    let exitCode: Int32
    let output: String
    let errors: String

    /// The lines of standard error.
    var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  struct NotFound: Error {
    let searched: [String]
  }

  /// The environment variables of the program in addition to the tests' own.
  var environment: [String: String] = [:]

  /// Runs the program to its end, in a folder.
  ///
  /// Its standard output goes to a file if one is named, and its standard input comes from a file.
  func run(
    _ arguments: [String],
    in folder: TemporaryFolder,
    outputPath: String? = nil,
    inputPath: String? = nil
  ) throws -> Result {
    let process = try start(arguments, in: folder, outputPath: outputPath, inputPath: inputPath)
    let seconds = 60.0
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak process] in
      process?.kill()
    }
    return process.result()
  }

  /// Starts the program without waiting for it.
  func start(
    _ arguments: [String],
    in folder: TemporaryFolder,
    outputPath: String? = nil,
    inputPath: String? = nil
  ) throws -> RunningProgram {
    let process = Process()
    process.executableURL = try Self.location()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = variables
    process.standardInput =
      try inputPath.map { try FileHandle(forReadingFrom: URL(fileURLWithPath: $0)) }
      ?? FileHandle.nullDevice
    return try RunningProgram(process, outputPath: outputPath)
  }

  /// The environment, without the display of the user who runs the tests.
  private var variables: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { variables[name] = nil }
    return variables.merging(environment) { $1 }
  }

  /// Returns the path of the program; without the variable, beside the tests' own executable or in a folder above.
  static func location() throws -> URL {
    if let folder = ProcessInfo.processInfo.environment["TOUCH_SANDBOX_PROGRAMS"] {
      let program = URL(fileURLWithPath: folder).appendingPathComponent("touch-sandbox")
      guard isProgram(program) else { throw NotFound(searched: [program.path]) }
      return program
    }
    let starts = [
      Bundle.main.executableURL, URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      Bundle(for: TemporaryFolder.self).bundleURL,
    ]
    var searched: [String] = []
    for start in starts.compactMap(\.self) {
      var folder = start.deletingLastPathComponent()
      for _ in 0..<4 {
        let candidate = folder.appendingPathComponent("touch-sandbox")
        if isProgram(candidate) { return candidate }
        searched.append(candidate.path)
        folder.deleteLastPathComponent()
      }
    }
    throw NotFound(searched: searched)
  }

  private static func isProgram(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: url.path)
  }
}
