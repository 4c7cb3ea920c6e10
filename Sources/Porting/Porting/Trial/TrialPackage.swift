/// A package with ported files that depends on the library, for a trial compilation.
public struct TrialPackage: Sendable {
  /// A file of the package.
  public struct File: Sendable {
    /// The path in the package.
    public var path: String
    /// The text of the file.
    public var text: String
  }

  /// All files with the manifest.
  public let files: [File]
  /// The original names of the files, by their paths in the package.
  public let names: [String: String]

  /// The module of the files; its tests have this name followed by `Tests`.
  public let module: String
  /// Whether some of the files are tests.
  public let hasTests: Bool

  /// Creates a package from the files of a program; files that import XCTest or Testing are its
  /// tests.
  ///
  /// Tests that import a module with `@testable` determine the name of the tested module.
  public init(_ sources: [(name: String, text: String)], library: String, languageMode: String) {
    let tests = sources.filter { SourceRole.isTest($0.text) }
    let others = sources.filter { !SourceRole.isTest($0.text) }
    module =
      tests.lazy.compactMap { SourceRole.testedModule(in: $0.text) }.first ?? "Ported"
    let placed =
      TrialPackage.place(others, in: "Sources/\(module)")
      + TrialPackage.place(tests, in: "Tests/\(module)Tests")
    let manifest = TrialManifest(
      library: library,
      languageMode: languageMode,
      module: module,
      isProgram: others.contains { SourceRole.isProgram($0.name, $0.text) },
      hasSources: !others.isEmpty,
      hasTests: !tests.isEmpty
    )
    hasTests = !tests.isEmpty
    files = [File(path: "Package.swift", text: manifest.text)] + placed.map(\.file)
    names = Dictionary(placed.map { ($0.file.path, $0.name) }) { first, _ in first }
  }

  /// Returns a line of a file by its path in the package, from 1, without the space around it.
  public func line(_ number: Int, of path: String) -> String? {
    let text = files.first { $0.path == path }?.text
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    guard lines.indices.contains(number - 1) else { return nil }
    return String(lines[number - 1].drop(while: \.isWhitespace))
  }

  /// Returns the files of a module with unique names; a duplicate gets a number.
  private static func place(
    _ sources: [(name: String, text: String)],
    in folder: String
  ) -> [(name: String, file: File)] {
    zip(sources, FileNames.distinct(sources.map(\.name))).map { source, name in
      (source.name, File(path: "\(folder)/\(name)", text: source.text))
    }
  }
}

/// The role of a file, which its text shows.
private enum SourceRole {
  static func isTest(_ text: String) -> Bool {
    imports(in: text).contains { ["XCTest", "Testing"].contains($0.module) }
  }

  static func testedModule(in text: String) -> String? {
    imports(in: text).first { $0.isTestable }?.module
  }

  static func isProgram(_ name: String, _ text: String) -> Bool {
    name.split(separator: "/").last == "main.swift"
      || text.split(separator: "\n").contains { line in
        let words = line.split(separator: " ")
        return words.first == "@main"
      }
  }

  private static func imports(in text: String) -> [(module: String, isTestable: Bool)] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") })
      else { return nil }
      return (words[place + 1], words[..<place].contains("@testable"))
    }
  }
}
