import Foundation
import Porting
import TextFormats

/// The compilation of ported files in a separate package; it reports compiler messages for the
/// originals.
struct TrialBuild {
  let library: URL
  let languageMode: String
  /// The maximum number of errors to show.
  let limit: Int

  /// Compiles the files and returns whether they compile.
  func run(_ files: [(name: String, old: String, new: String)]) -> Bool {
    let package = TrialPackage(
      files.map { ($0.name, $0.new) },
      library: library.path,
      languageMode: languageMode
    )
    // The compiler names files by their real paths.
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("touch-sandbox-port-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in package.files
    where !PortOutput.write(file.text, to: folder.appendingPathComponent(file.path)) {
      return false
    }
    let scratch = scratch(beside: folder)
    defer { clean(scratch, of: package) }
    PortOutput.tell("building \(files.count) files against \(library.path)")
    guard let (code, output) = build(folder, in: scratch, withTests: package.hasTests) else {
      return false
    }
    if code == 0 { return true }
    report(output, of: package, in: folder, LineMap(files))
    return false
  }

  private func build(
    _ folder: URL,
    in scratch: URL,
    withTests: Bool
  ) -> (code: Int32, output: String)? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The environment variable would override the option.
    process.arguments =
      ["--unset=SWIFTPM_BUILD_DIR", "swift", "build", "--package-path", folder.path]
      + ["--scratch-path", scratch.path] + (withTests ? ["--build-tests"] : [])
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      PortOutput.tell("error: swift build cannot be started: \(error.localizedDescription)")
      return nil
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Returns the library's build folder if it is compiled and writable, or else a separate folder.
  private func scratch(beside folder: URL) -> URL {
    let own = library.appendingPathComponent(".build")
    let isOpen =
      FileManager.default.isWritableFile(atPath: own.path)
      || FileManager.default.isWritableFile(atPath: library.path)
    return isOpen ? own : folder.deletingLastPathComponent().appending(path: "touch-sandbox-port")
  }

  /// Removes the build products of the files, so that no other build imports them by mistake.
  private func clean(_ scratch: URL, of package: TrialPackage) {
    let sources = library.appendingPathComponent("Sources/\(package.module)").path
    guard !FileManager.default.fileExists(atPath: sources) else { return }
    let own: Set = [
      package.module, package.module + "Tests", "PortedPackageTests",
      "PortedPackageDiscoveredTests",
    ]
    let products = scratch.appendingPathComponent("debug")
    for folder in [products, products.appendingPathComponent("Modules")] {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      for name in names ?? [] {
        let stem = name.split(whereSeparator: { ".-".contains($0) }).first.map(String.init) ?? ""
        guard own.contains(stem) else { continue }
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
    }
  }

  private func report(
    _ output: String,
    of package: TrialPackage,
    in folder: URL,
    _ map: LineMap
  ) {
    let errors = CompilerMessage.all(in: output).filter { $0.kind == .error }
    for error in errors.prefix(limit) {
      PortOutput.tell(text(of: error, package, folder, map))
    }
    if errors.count > limit {
      PortOutput.tell("\(errors.count) errors; --errors N shows more than the first \(limit)")
    }
    guard errors.isEmpty else { return }
    let placeless = CompilerMessage.placelessErrors(in: output)
    let lines = output.split(whereSeparator: \.isNewline).suffix(20).map(String.init)
    for line in placeless.isEmpty ? lines : Array(placeless.prefix(limit)) { PortOutput.tell(line) }
  }

  /// Returns the location in the original file, and the line as it was compiled.
  private func text(
    of error: CompilerMessage,
    _ package: TrialPackage,
    _ folder: URL,
    _ map: LineMap
  ) -> String {
    let path = error.file.replacingOccurrences(of: folder.path + "/", with: "")
    guard let name = package.names[path], let origin = map.origin(of: error.line, in: name) else {
      return "\(error.file):\(error.line):\(error.column): error: \(error.text)"
    }
    let line = package.line(error.line, of: path).map { "\n    \($0)" } ?? ""
    return "\(origin.file):\(origin.line): error: \(error.text)\(line)"
  }
}
