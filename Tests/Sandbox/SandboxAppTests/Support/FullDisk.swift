import Foundation
import SandboxTestSupport
import Testing

/// A separate disk for one command, with little free space.
///
/// It is a file system in memory that only the command and its children can see.
struct FullDisk {
  /// The result of a command on the disk.
  struct Outcome {
    let result: BuiltProgram.Result
    /// The files on the disk afterwards, except for the initial ones.
    let leftovers: [String]
    /// The new content of a file that contained the word "precious" before.
    let precious: String
  }

  /// Whether this machine lets a test mount a file system in its own namespace.
  static let isPossible: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? run(["true"], folder, free: 0).terminationStatus) == 0
  }()

  static let absence: Comment = "user namespaces with mounts are not allowed here"

  /// The number of free bytes.
  let free: Int

  /// Runs the program; `DISK` in its arguments stands for the folder of the disk.
  func run(
    _ arguments: [String],
    in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let disk = try TemporaryFolder()
    let arguments = arguments.map { $0.replacingOccurrences(of: "DISK", with: disk.path) }
    let program = try BuiltProgram.location().path
    let process = try Self.run(
      [program] + arguments,
      disk,
      free: free,
      folder: folder,
      environment: environment
    )
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: folder.file(name), encoding: .utf8)
    }
    return Outcome(
      result: BuiltProgram.Result(
        exitCode: process.terminationStatus,
        output: try text("full.output"),
        errors: try text("full.errors")
      ),
      leftovers: try text("full.names").split(separator: "\n").map(String.init)
        .filter { !["filler", "precious"].contains($0) },
      precious: try text("full.precious")
    )
  }

  private static let script = """
    disk=$1 free=$2; shift 2
    mount -t tmpfs -o size=256k none "$disk" || exit 99
    printf precious >"$disk/precious"
    dd if=/dev/zero of="$disk/filler" bs=1024 count=$((256 - free / 1024)) 2>/dev/null
    "$@" >full.output 2>full.errors
    code=$?
    ls -A "$disk" >full.names
    cat "$disk/precious" >full.precious
    exit $code
    """

  private static func run(
    _ command: [String],
    _ disk: TemporaryFolder,
    free: Int,
    folder: TemporaryFolder? = nil,
    environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["unshare", "--map-root-user", "--mount", "sh", "-c", script, "sh", disk.path, "\(free)"]
      + command
    process.currentDirectoryURL = URL(fileURLWithPath: (folder ?? disk).path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] { process.environment?[name] = nil }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process
  }
}
