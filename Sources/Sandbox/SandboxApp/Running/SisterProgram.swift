import Foundation
import SandboxHost
import TextFormats

/// A program that is handed out with this one, in the same folder.
nonisolated struct SisterProgram {
  /// Its file's name.
  let name: String
  /// What the user is told where it is missing: what it is, and what builds it.
  let absence: String

  /// Where it is.
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

  /// The server of pages.
  static let server = SisterProgram(
    name: "touch-sandbox-serve",
    absence: "touch-sandbox-serve is not beside this program; 'Scripts/serve' builds both, and"
      + " puts it there"
  )
}
