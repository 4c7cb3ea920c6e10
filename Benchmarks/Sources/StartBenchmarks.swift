import Foundation
import Glibc

/// Programs from their start to their end, by the time that the processors worked for them.
enum StartBenchmarks {
  static func run() -> [Comparison] {
    let picture = FileManager.default.temporaryDirectory
      .appendingPathComponent("touch-benchmarks-\(getpid()).png").path
    defer { try? FileManager.default.removeItem(atPath: picture) }
    return [
      comparison("--version", ["--version"]),
      comparison("hit", ["hit", "nested-colours", "100,100"]),
      comparison("snapshot", ["snapshot", "nested-colours", "--output", picture, "--force"]),
    ].compactMap(\.self)
  }

  private static func comparison(_ name: String, _ arguments: [String]) -> Comparison? {
    guard seconds("touch-sandbox", arguments) != nil, seconds("hello-foundation", []) != nil else {
      print("no programs beside this one: Scripts/bench builds them")
      return nil
    }
    return Comparison(
      "`touch-sandbox \(name)`, start to end",
      against: "a program that imports Foundation and says hello",
      runs: 40,
      productTime: { seconds("touch-sandbox", arguments) ?? .infinity },
      floorTime: { seconds("hello-foundation", []) ?? .infinity }
    )
  }

  /// The processors' time for a program that lies beside this one; nil if it is not there or fails.
  private static func seconds(_ program: String, _ arguments: [String]) -> Double? {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let words = [folder.appendingPathComponent(program).path] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var identifier: pid_t = 0
    guard posix_spawn(&identifier, words[0], &actions, nil, &pointers, nil) == 0 else {
      return nil
    }
    var (status, usage) = (Int32(0), rusage())
    guard wait4(identifier, &status, 0, &usage) == identifier, status == 0 else { return nil }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
  }
}
