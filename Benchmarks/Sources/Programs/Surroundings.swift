import BenchmarkTable
import Foundation
import Glibc

/// The places of the programs and files that rows need.
final class Surroundings {
  /// The folder of the programs that were built with this one.
  private let programs: URL
  private let peers: URL?
  let workplace = Workplace()

  init(peers: String?) {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    programs = URL(fileURLWithPath: own ?? CommandLine.arguments[0]).deletingLastPathComponent()
    self.peers = peers.map { URL(fileURLWithPath: $0) }
  }

  /// Returns the path of a program beside this one.
  func program(_ name: String) -> String { programs.appendingPathComponent(name).path }

  /// The path of this program, for measurements in their own process.
  var own: String { program("touch-benchmarks") }

  func peer(_ name: String) -> String { peers?.appendingPathComponent(name).path ?? name }

  /// The path of the server for displays in memory.
  var displayServer: String? { installed("Xvfb") }

  /// The path of a browser without a window.
  var browser: String? { installed("chromium-headless-shell") ?? installed("chromium") }

  /// Returns the path of a program of the system.
  func installed(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Returns the missing requirements, and how to get them; nil if nothing is missing.
  func lack(of needs: [Measurement.Need]) -> String? {
    let files = FileManager.default
    for need in needs {
      switch need {
      case .program(let name) where !files.isExecutableFile(atPath: program(name)):
        return "\(name) beside this program (Scripts/bench builds it)"
      case .peer(let name) where peers == nil || !files.isExecutableFile(atPath: peer(name)):
        return "programs to compare with (Scripts/bench --peers builds them)"
      case .display where displayServer == nil:
        return "Xvfb (Scripts/setup --peers installs it)"
      case .browser where browser == nil || installed("python3") == nil:
        return "a headless Chromium and Python (Scripts/setup --tests installs them)"
      default: break
      }
    }
    return nil
  }

  /// Writes a line to standard output, without a buffer.
  static func tell(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  /// Writes a text to standard error.
  static func say(_ text: String) {
    FileHandle.standardError.write(Data("touch-benchmarks: \(text)\n".utf8))
  }
}
