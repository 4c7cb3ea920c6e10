import BenchmarkTable
import Foundation
import Glibc

/// Where the programs and files are that rows need.
final class Surroundings {
  /// The programs that were built with this one.
  private let programs: URL
  private let peers: URL?
  let workplace = Workplace()

  init(peers: String?) {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    programs = URL(fileURLWithPath: own ?? CommandLine.arguments[0]).deletingLastPathComponent()
    self.peers = peers.map { URL(fileURLWithPath: $0) }
  }

  /// A program beside this one.
  func program(_ name: String) -> String { programs.appendingPathComponent(name).path }

  /// This program once more, for what is measured in a process of its own.
  var own: String { program("touch-benchmarks") }

  func peer(_ name: String) -> String { peers?.appendingPathComponent(name).path ?? name }

  /// Where a program for displays in memory is.
  var displayServer: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/Xvfb" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What is missing of some needs, and how to get it; nil if all is there.
  func lack(of needs: [Row.Need]) -> String? {
    let files = FileManager.default
    for need in needs {
      switch need {
      case .program(let name) where !files.isExecutableFile(atPath: program(name)):
        return "\(name) beside this program (Scripts/bench builds it)"
      case .peer(let name) where peers == nil || !files.isExecutableFile(atPath: peer(name)):
        return "programs to compare with (Scripts/bench --peers builds them)"
      case .display where displayServer == nil:
        return "Xvfb (Scripts/setup --peers installs it)"
      default: break
      }
    }
    return nil
  }

  /// Writes a line to standard output, which a reader sees at once.
  static func tell(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  /// Says something on standard error.
  static func say(_ text: String) {
    FileHandle.standardError.write(Data("touch-benchmarks: \(text)\n".utf8))
  }

  /// Where the figures come from.
  static var machine: BenchmarkReport.Machine {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    let model = line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return BenchmarkReport.Machine(
      cores: Cores.count,
      model: model ?? "unknown",
      commit: ProcessInfo.processInfo.environment["TOUCH_BENCHMARKS_COMMIT"]
    )
  }
}
