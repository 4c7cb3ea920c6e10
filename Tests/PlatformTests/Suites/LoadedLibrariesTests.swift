import Foundation
import Testing

@Suite("Libraries that a command loads")
struct LoadedLibrariesTests {
  /// The C libraries of the system that the program itself needs, and those of the language where it
  /// has them not in itself.
  private static let own = [
    "libc.so", "libm.so", "libgcc_s.so", "libstdc++.so", "libswift", "lib_", "libdispatch.so",
    "libBlocksRuntime.so", "libFoundation", "libdl.so", "libpthread.so", "libutil.so", "librt.so",
    "ld-linux",
  ]
  /// Libraries that every command loads, as the program is linked with them.
  private static let linked = ["libpixman-1.so", "libpng16.so", "libz.so"]

  /// What the system's loader loads during a command, by the loader's own account, without what
  /// every program of the language needs.
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
    let usual = LoadedLibrariesTests.own + LoadedLibrariesTests.linked
    return names.filter { name in !usual.contains { name.hasPrefix($0) } }
  }

  @Test(
    "what opens no window, solves nothing and draws nothing needs none",
    arguments: [
      ["--version"], ["hit", "--help"], ["scenes"], ["hit", "nested-colours", "100,100"],
    ]
  )
  func none(arguments: [String]) async throws {
    #expect(try await libraries(arguments) == [])
  }

  @Test(
    "a picture needs the drawing libraries, and neither the window's nor a solver's",
    arguments: ["nested-colours", "drag-transform"]
  )
  func picture(scene: String) async throws {
    let names = try await libraries(ofPictureOf: scene)
    #expect(names.contains { $0.hasPrefix("libcairo.so") })
    for other in ["libSDL2", "libClp", "libchipmunk", "libpango"] {
      #expect(!names.contains { $0.hasPrefix(other) })
    }
    #expect(names.count <= 40, "\(names)")
  }

  private func libraries(ofPictureOf scene: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    return try await libraries(["snapshot", scene, "--output", folder.file("picture.png")])
  }
}
