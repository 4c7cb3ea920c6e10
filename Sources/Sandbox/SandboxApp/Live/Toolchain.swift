import Foundation
import SandboxHost
import TextFormats

/// The compiler for the user's code, and the modules that the code may import.
nonisolated struct Toolchain: Sendable {
  /// The compiler's path.
  let compiler: String
  /// The common arguments of all runs.
  let arguments: [String]
  /// The modules that the code may import; no user module may have one of these names.
  let moduleNames: Set<String>

  /// The toolchain of this process, which is searched for once.
  static let present = Result { () throws(ProgramError) in try Toolchain() }

  /// Finds the compiler and the modules; throws one clear error if anything is missing.
  private init() throws(ProgramError) {
    compiler = try Self.program("swiftc")
    let place = try LibraryFolder()
    moduleNames = place.moduleNames
    try Self.check(compiler, for: place.swiftVersion)
    arguments =
      [
        "-I", place.modules, "-swift-version", "5", "-Onone", "-g", "-D", "DEBUG",
        "-diagnostic-style=llvm",
      ]
      + place.moduleMaps.flatMap { ["-Xcc", $0] } + (try Self.packageFlags)
  }

  /// Returns the path of a toolchain program on the `PATH`.
  static func program(_ name: String) throws(ProgramError) -> String {
    if let path = Machine().program(name) { return path }
    let version = (try? LibraryFolder())?.swiftVersion ?? "Swift 6"
    throw ProgramError(
      .unavailable,
      "'\(name)' is not on the PATH. Code needs the Swift version that built this program,"
        + " \(version). Install it from swift.org, or add its folder to the PATH. Scene files,"
        + " debugger output and recordings need no compiler."
    )
  }

  /// The folder of the language's shared libraries, beside the compiler; nil without a compiler.
  static var libraryFolder: String? {
    guard let compiler = Machine().program("swiftc") else { return nil }
    let usr = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = usr.appendingPathComponent("lib/swift/linux").path
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }

  /// The packages of C libraries whose headers the modules include.
  private static let packages = ["pangocairo", "pixman-1", "libpng"]

  private static var packageFlags: [String] {
    get throws(ProgramError) {
      guard let path = Machine().program("pkg-config") else {
        throw ProgramError(
          .unavailable,
          "'pkg-config' is not on the PATH; it finds the headers of Cairo, Pango and libpng."
            + " Install it with 'sudo apt-get install pkg-config'."
        )
      }
      let run = try ToolRun(path, ["--cflags"] + packages)
      guard run.status == 0 else {
        throw ProgramError(
          .unavailable,
          "headers of C libraries, which the compiler needs, are missing:\n\(run.output)Install"
            + " libcairo2-dev, libpango1.0-dev, libpixman-1-dev and libpng-dev."
        )
      }
      return run.output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    }
  }

  /// Throws an error for a compiler of another version, which cannot read the modules.
  private static func check(_ compiler: String, for wanted: String?) throws(ProgramError) {
    let run = try ToolRun(compiler, ["--version"])
    guard let wanted, !run.output.contains(wanted) else { return }
    let found = run.output.split(separator: "\n").first ?? "a program without a version"
    throw ProgramError(
      .unavailable,
      "code needs the Swift version that built this program: expected \(wanted), found \(found)"
        + " (\(compiler)). Put the expected version first on the PATH."
    )
  }
}

/// The folder with the library's compiled modules, in a checkout or an installed package.
nonisolated struct LibraryFolder {
  /// The folder of compiled modules.
  let modules: String
  /// The arguments with the C modules' locations for Clang.
  let moduleMaps: [String]

  /// Searches next to the program.
  init() throws(ProgramError) {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let bin = URL(fileURLWithPath: program ?? CommandLine.arguments[0]).deletingLastPathComponent()
    let installed = bin.deletingLastPathComponent().appendingPathComponent("lib/touch-sandbox")
    if let sources = Self.checkout(above: bin) {
      modules = bin.appendingPathComponent("Modules").path
      moduleMaps =
        Self.maps(below: sources.appendingPathComponent("Platforms/C"), built: bin)
        + Self.maps(below: sources.appendingPathComponent("Facades"), built: bin)
    } else {
      modules = installed.appendingPathComponent("Modules").path
      moduleMaps = Self.maps(below: installed.appendingPathComponent("C"), built: installed)
    }
    guard FileManager.default.fileExists(atPath: modules + "/UIKit.swiftmodule") else {
      throw ProgramError(
        .unavailable,
        "the modules of the library are missing: expected \(modules)/UIKit.swiftmodule."
          + " In a checkout, 'swift build' creates them."
      )
    }
  }

  /// Returns the source folder of the checkout that contains a program; nil for an installed program.
  private static func checkout(above folder: URL) -> URL? {
    var folder = folder
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let sources = folder.appendingPathComponent("Sources")
      if FileManager.default.fileExists(atPath: sources.path + "/Facades/UIKitSubmodules") {
        return sources
      }
    }
    return nil
  }

  /// Returns the module maps of the C modules in a folder: their own, or those from the build.
  private static func maps(below folder: URL, built: URL) -> [String] {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let own = folder.appendingPathComponent(name)
      let map = own.appendingPathComponent("module.modulemap").path
      if files.fileExists(atPath: map) { return ["-fmodule-map-file=\(map)"] }
      let headers = own.appendingPathComponent("include").path
      guard files.fileExists(atPath: headers) else { return [] }
      let written = built.appendingPathComponent("\(name).build/module.modulemap").path
      guard files.fileExists(atPath: written) else { return ["-I\(headers)"] }
      return ["-fmodule-map-file=\(written)", "-I\(headers)"]
    }
  }

  /// The names of the modules that this program contains.
  ///
  /// The folder of a checkout also contains modules of tests and examples, whose names are allowed.
  var moduleNames: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    let all = names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
    let list = modules + "/../touch-sandbox-live.product/Objects.LinkFileList"
    let linked = try? String(contentsOfFile: list, encoding: .utf8)
    let ours = linked.map { linked in all.filter { linked.contains("/\($0).build/") } } ?? all
    return Set(ours + ["Swift", "Foundation", "Dispatch", "Glibc", "main"])
  }

  /// The version of Swift that compiled the modules, as stored in them.
  var swiftVersion: String? {
    let path = modules + "/UIKit.swiftmodule"
    guard let data = FileManager.default.contents(atPath: path),
      let start = data.range(of: Data("Swift version ".utf8))
    else { return nil }
    let line = data[start.lowerBound...].prefix(100).prefix { (0x20..<0x7F).contains($0) }
    return String(decoding: line, as: UTF8.self)
  }
}
