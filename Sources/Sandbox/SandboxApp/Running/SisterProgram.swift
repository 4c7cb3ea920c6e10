import Foundation
import SandboxHost
import TextFormats

/// A companion program that is installed in the same folder as this one.
nonisolated struct SisterProgram {
  /// The name of its file.
  let name: String
  /// The error message if it is missing: its purpose, and how to build it.
  let absence: String

  /// Returns its path.
  func path() throws(ProgramError) -> String {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: program ?? CommandLine.arguments[0])
      .deletingLastPathComponent()
    let path = folder.appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ProgramError(.unavailable, absence)
    }
    return path
  }

  /// The porting aid.
  static let port = SisterProgram(
    name: "touch-sandbox-port",
    absence: "the porting aid is not built; 'swift build --product touch-sandbox-port' builds it"
  )

  /// The program that runs the user's code.
  nonisolated static let live = SisterProgram(
    name: "touch-sandbox-live",
    absence: "the program that runs your code, touch-sandbox-live, is not beside this one: the"
      + " package touch-sandbox-dev brings it; in a checkout 'swift build' builds both, and 'Scripts/sandbox Card.swift' does it for you"
  )

  /// The server for browser pages.
  static let server = SisterProgram(
    name: "touch-sandbox-serve",
    absence: "touch-sandbox-serve is not beside this program; 'Scripts/serve' builds both, and"
      + " puts it there"
  )
}
