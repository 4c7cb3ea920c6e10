import Foundation
import SandboxTestSupport
import Testing

@testable import SandboxApp

@MainActor
@Suite("doctor")
struct DoctorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A machine without programs and without a screen.
  private let bare = BuiltProgram(environment: [
    "PATH": "/nonexistent", "DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "",
  ])

  private func finding(_ packages: [String], isMissing: Bool = true) -> DoctorCommand.Finding {
    DoctorCommand.Finding(
      name: "thing",
      problem: isMissing ? "not there" : nil,
      isNeeded: true,
      use: "things",
      packages: packages
    )
  }

  @Test("each thing that is missing is told with its package and what does not work without it")
  func missing() throws {
    let result = try bare.run(["doctor"], in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.contains {
        $0 == "absent   ffmpeg: not on the PATH (package ffmpeg); needed for 'export --mp4' and "
          + "'--webp', nothing else"
      }
    )
    // A virtual screen shows the window to nobody, so no package is recommended.
    let display = try #require(lines.first { $0.hasPrefix("absent   display: ") })
    #expect(display.contains("touch-sandbox serve") && !display.contains("package"))
    #expect(lines.contains { $0.hasPrefix("ok       fonts: found") })
    #expect(result.errors.contains("doctor --fix"))
  }

  @Test("libraries that are not there are told with their packages, and are needed")
  func libraries() {
    let all = SystemLibraries.all
    #expect(all.contains(SystemLibraries.Library(file: "libClp.so.1", package: "coinor-libclp1")))
    #expect(SystemLibraries.missing.isEmpty)
    let whole = SystemLibraries.finding(missing: [])
    #expect(whole.isWell && whole.detail == "\(all.count) found")
    let finding = SystemLibraries.finding(missing: [
      SystemLibraries.Library(file: "libmissing.so.1", package: "libmissing1")
    ])
    #expect(!finding.isWell && finding.problem == "not found: libmissing.so.1")
    #expect(MissingPackages([finding]).names == ["libmissing1"])
  }

  @Test("--fix writes the command alone; on a machine without apt-get it is a comment")
  func fix() throws {
    let result = try bare.run(["doctor", "--fix"], in: folder)
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    #expect(result.output == "# apt-get not found; on Debian, the packages are: ffmpeg\n")
    let json = try bare.run(["doctor", "--json"], in: folder)
    #expect(json.output.contains("\"fix\": \"# apt-get not found;"))
    #expect(try bare.run(["doctor", "--fix", "--json"], in: folder).exitCode == 64)
  }

  @Test("packages of several things are named once, and the superuser needs no sudo")
  func command() throws {
    let bin = URL(filePath: folder.file("bin"))
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    for name in ["apt-get", "sudo"] {
      let path = bin.appending(path: name).path
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    let packages = MissingPackages([
      finding(["fonts-inter", "fonts-noto-cjk"]), finding(["ffmpeg"]), finding(["fonts-inter"]),
      finding(["xclip"], isMissing: false),
    ])
    let install = "apt-get install --no-install-recommends --yes ffmpeg fonts-inter fonts-noto-cjk"
    let user = Machine(environment: ["PATH": bin.path], isRoot: false)
    #expect(packages.command(on: user) == "sudo " + install)
    #expect(packages.command(on: Machine(environment: ["PATH": bin.path], isRoot: true)) == install)
    #expect(MissingPackages([finding(["xclip"], isMissing: false)]).command(on: user) == nil)
  }

  @Test("a folder for the window's size that cannot be written to is told, with the variable")
  func memory() throws {
    let there = Machine(environment: ["XDG_STATE_HOME": folder.file("state")], isRoot: false)
    #expect(there.memory.problem == nil)
    #expect(there.memory.detail == folder.file("state") + "/touch-sandbox/window.json")
    // Nobody can make folders below a file, not even the superuser.
    let none = Machine(environment: ["XDG_STATE_HOME": "/dev/null/state"], isRoot: false)
    #expect(none.memory.problem == "/dev/null is not writable; set XDG_STATE_HOME")
  }
}
