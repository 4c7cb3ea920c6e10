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
    absence: "touch-sandbox-port is missing; 'swift build --product touch-sandbox-port' builds it"
  )

  /// The program that runs the user's code.
  nonisolated static let live = SisterProgram(
    name: "touch-sandbox-live",
    absence: "touch-sandbox-live, the program that runs your code, is not beside this program."
      + " Install the package touch-sandbox-dev; in a checkout, run 'swift build', or"
      + " 'Scripts/sandbox Card.swift'"
  )

  /// The server for browser pages.
  static let server = SisterProgram(
    name: "touch-sandbox-serve",
    absence: "touch-sandbox-serve is not beside this program; 'Scripts/serve' builds both and"
      + " copies it there"
  )
}
