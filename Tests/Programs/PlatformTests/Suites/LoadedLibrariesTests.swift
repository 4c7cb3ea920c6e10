import Foundation
import Testing

@Suite("Libraries that a command loads")
struct LoadedLibrariesTests {
  /// The C libraries of the system that the program needs, and the language's own if they are shared.
  private static let own = [
    "libc.so", "libm.so", "libgcc_s.so", "libstdc++.so", "libswift", "lib_", "libdispatch.so",
    "libBlocksRuntime.so", "libFoundation", "libdl.so", "libpthread.so", "libutil.so", "librt.so",
    "ld-linux",
  ]

  /// The libraries that only windows and solvers need.
  private static let opened = [
    "libSDL2", "libpulse", "libwayland", "libClp", "libCoinUtils", "liblapack", "libchipmunk",
  ]

  /// Returns the libraries that the loader reports for a command.
  ///
  /// Those that every program of the language needs are left out.
  private func libraries(_ arguments: [String]) async throws -> [String] {
    let child = try ChildProcess(
      try SandboxProcess.executable("touch-sandbox"),
      arguments,
      environment: ProcessInfo.processInfo.environment.merging(["LD_DEBUG": "files"]) { $1 }
    )
    #expect(try await child.waitUntilExit() == 0, "\(child.evidence)")
    let told = String(decoding: child.errors, as: UTF8.self).split(separator: "\n")
    let names = told.filter { $0.contains("calling init: ") }
      .compactMap { $0.split(separator: "/").last.map(String.init) }
    try #require(names.contains { $0.hasPrefix("libc.so") }, "\(told.prefix(20))")
    return names.filter { name in !Self.own.contains { name.hasPrefix($0) } }
  }

  @Test(
    "text and pictures need the linked libraries, and neither the window's nor a solver's",
    arguments: [
      ["--version"], ["hit", "nested-colours", "100,100"],
      ["snapshot", "drag-transform", "--output", "-"],
    ]
  )
  func linked(arguments: [String]) async throws {
    let names = try await libraries(arguments)
    for linked in ["libcairo.so", "libpango-1.0.so", "libpng16.so"] {
      #expect(names.contains { $0.hasPrefix(linked) }, "\(names)")
    }
    for opened in Self.opened { #expect(!names.contains { $0.hasPrefix(opened) }, "\(names)") }
    #expect(names.count <= 40, "\(names)")
  }

  /// Runs a command while a library of the system is invalid.
  private func run(_ arguments: [String], without library: String) async throws -> ChildProcess {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(filePath: folder.file(library)))
    let child = try ChildProcess(
      try SandboxProcess.executable("touch-sandbox"),
      arguments,
      environment: ProcessInfo.processInfo.environment
        .merging(["LD_LIBRARY_PATH": folder.path, "SDL_VIDEODRIVER": "dummy"]) { $1 }
    )
    _ = try await child.waitUntilExit()
    return child
  }

  @Test("a linked library that is missing is named by the loader, with exit code 127")
  func missingLinked() async throws {
    let child = try await run(["--version"], without: "libcairo.so.2")
    #expect(child.exitCode == 127, "\(child.evidence)")
    #expect(child.evidence.contains("libcairo.so.2"))
  }

  @Test("without SDL2 a window says so; doctor names the package, and --fix installs it")
  func missingWindow() async throws {
    let window = try await run(["run", "nested-colours", "--window"], without: "libSDL2-2.0.so.0")
    #expect(window.exitCode == 69, "\(window.evidence)")
    #expect(window.evidence.contains("SDL could not be loaded: "), "\(window.evidence)")
    #expect(window.evidence.contains("libSDL2-2.0.so.0"), "\(window.evidence)")
    let doctor = try await run(["doctor"], without: "libSDL2-2.0.so.0")
    #expect(doctor.exitCode == 1, "\(doctor.evidence)")
    let finding = "MISSING  libraries: not found: libSDL2-2.0.so.0 (package libsdl2-2.0-0)"
    #expect(doctor.evidence.contains(finding), "\(doctor.evidence)")
    let fix = try await run(["doctor", "--fix"], without: "libSDL2-2.0.so.0")
    #expect(fix.evidence.contains("libsdl2-2.0-0"), "\(fix.evidence)")
  }

  @Test("without Clp everything works that solves no constraints")
  func missingSolver() async throws {
    let child = try await run(["hit", "nested-colours", "100,100"], without: "libClp.so.1")
    #expect(child.exitCode == 0, "\(child.evidence)")
  }
}
