import ArgumentParser
import Foundation
import SandboxHost
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The command that runs the porting aid, which is a separate program.
///
/// The porting aid needs the compiler's parser, which takes as long to build as everything else.
struct PortCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Rewrite iOS code so that it compiles against this UIKit.",
    discussion: "The program touch-sandbox-port prints the help of 'touch-sandbox port --help'.",
    helpNames: []
  )

  @Argument(parsing: .allUnrecognized, help: .hidden)
  var arguments: [String] = []

  @MainActor func work() throws {
    try handOver()
  }

  @MainActor private func handOver() throws(ProgramError) {
    let path = try SisterProgram.port.path()
    var pointers = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, &pointers)
    throw ProgramError(.software, "\(path) cannot be started: \(String(cString: strerror(errno)))")
  }
}
