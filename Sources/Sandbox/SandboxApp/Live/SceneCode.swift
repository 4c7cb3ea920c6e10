import Foundation
import SandboxHost
import SandboxScenes
import TextFormats

/// Swift code that the user named as a scene: one or more files, a folder, or a package target.
nonisolated struct SceneCode: Hashable, Sendable {
  /// The name from the user.
  let name: String
  /// The name without the preview's name: files, a folder, or a target.
  let place: String
  /// The name or number of the preview to show; nil for the first.
  let preview: String?

  /// Parses a name of code; nil if the name has another meaning.
  ///
  /// Commas separate several files. The name of a preview follows `#`.
  init?(_ name: String) {
    let sign =
      name.range(of: ".swift#").map { name.index(before: $0.upperBound) }
      ?? name.lastIndex(of: "#")
    let isWhole = FileManager.default.fileExists(atPath: name)
    let place = isWhole ? name : sign.map { String(name[..<$0]) } ?? name
    let parts = place.split(separator: ",")
    let isCode = parts.allSatisfy { $0.hasSuffix(".swift") } && !parts.isEmpty
    guard isCode || Self.isFolder(Self.package(in: place).folder) else { return nil }
    (self.name, self.place) = (name, place)
    preview = isWhole ? nil : sign.map { String(name[name.index(after: $0)...]) }
  }

  /// Creates code from files; returns nil if one is not a Swift file.
  init?(files: [String]) {
    let areCode = files.allSatisfy { $0.hasSuffix(".swift") && !$0.contains(",") }
    guard !files.isEmpty, areCode else { return nil }
    name = files.joined(separator: ",")
    (place, preview) = (name, nil)
  }

  /// Returns arguments in which successive code files are joined to one scene.
  static func joining(_ arguments: [String]) -> [String] {
    // These commands accept several files themselves.
    guard arguments.first != "compare", arguments.first != "port" else { return arguments }
    return arguments.reduce(into: []) { joined, argument in
      let isCode = { (word: String) in word.hasSuffix(".swift") && !word.hasPrefix("-") }
      if let last = joined.last, isCode(last), isCode(argument) {
        joined[joined.count - 1] = "\(last),\(argument)"
      } else {
        joined.append(argument)
      }
    }
  }

  /// The largest size of a file, in bytes; a compiler would take minutes for a larger one.
  static let mostBytes = 2 << 20

  /// Splits a name into the folder of a package and a target: `Shop:Cart`.
  static func package(in name: String) -> (folder: String, target: String?) {
    guard let colon = name.lastIndex(of: ":"), colon != name.startIndex else { return (name, nil) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// A short name for the window and for the code's module.
  var title: String {
    let (folder, target) = Self.package(in: place)
    if let target { return target }
    let first = place.split(separator: ",").first.map(String.init) ?? folder
    let url = URL(fileURLWithPath: first).standardizedFileURL
    let base = url.deletingPathExtension().lastPathComponent
    // A file that is named main gets the name of its folder.
    return base == "main" ? url.deletingLastPathComponent().lastPathComponent : base
  }

  /// The question from the comments at the beginning of the first file, one line per language.
  var question: LocalizedText {
    let path = place.split(separator: ",").first.map(String.init) ?? place
    let head = (FileManager.default.contents(atPath: path) ?? Data()).prefix(2000)
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\n")
      .prefix { $0.hasPrefix("//") }.map { $0.drop { $0 == "/" || $0 == " " } }
    let english = lines.first { $0.hasSuffix("?") }.map(String.init) ?? ""
    let chinese = lines.first { $0.hasSuffix("？") }.map(String.init) ?? english
    return LocalizedText(english: english.isEmpty ? chinese : english, chinese: chinese)
  }

  /// Returns the modules of the code after their dependencies; the last one is shown.
  func modules() throws(ProgramError) -> [CodeModule] {
    let (folder, target) = Self.package(in: place)
    if Self.isFolder(folder) {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") {
        return try PackageTargets(folder).modules(of: target)
      }
      return [try CodeModule(name: title, files: Self.swiftFiles(below: folder))]
    }
    return [try CodeModule(name: title, files: try files())]
  }

  /// Returns the files that were named one by one.
  private func files() throws(ProgramError) -> [String] {
    let paths = place.split(separator: ",").map(String.init)
    guard paths.count == 1, let path = paths.first,
      URL(fileURLWithPath: path).lastPathComponent == "main.swift"
    else { return paths }
    // Top-level code uses the files in the same folder.
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
    return try Self.swiftFiles(below: folder)
  }

  /// Returns the Swift files below a folder, except those of packages and builds in it.
  static func swiftFiles(below folder: String) throws(ProgramError) -> [String] {
    let passedOver: Set = ["Package.swift", ".build", "Pods", "Carthage", "DerivedData"]
    var (found, open) = ([String](), [folder])
    while let next = open.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
      for name in names.sorted() where !passedOver.contains(name) {
        let path = next == "." ? name : next + "/" + name
        if isFolder(path) {
          open.append(path)
        } else if name.hasSuffix(".swift") {
          found.append(path)
        }
      }
    }
    guard !found.isEmpty else {
      throw ProgramError(
        .noInput,
        "expected Swift files in \(folder.debugDescription), found none. Name a file of debugger"
          + " output or a scene, or write a first Swift file with 'touch-sandbox new Card'."
      )
    }
    guard found.count <= mostFiles else {
      throw ProgramError(
        .dataError,
        "expected at most \(mostFiles) Swift files in \(folder.debugDescription), found"
          + " \(found.count). Name the folder of one app or module."
      )
    }
    return found.sorted()
  }

  /// The largest number of Swift files in a folder; the paths of all are arguments of the compiler.
  private static let mostFiles = 5000
}

/// Files that are compiled together.
nonisolated struct CodeModule: Hashable, Sendable {
  /// The name for importing it.
  let name: String
  /// The files, as the user named them or below a named folder.
  let files: [String]

  /// Creates a module, and checks that its files are readable.
  init(name: String, files: [String]) throws(ProgramError) {
    (self.name, self.files) = (Self.identifier(name), files)
    for file in files { try Self.check(file) }
  }

  private static func check(_ file: String) throws(ProgramError) {
    let path = file.debugDescription
    let files = FileManager.default
    guard files.fileExists(atPath: file) else {
      throw ProgramError(
        .noInput,
        "there is no file \(path). 'touch-sandbox new Card' writes a first one."
      )
    }
    guard files.isReadableFile(atPath: file), let data = files.contents(atPath: file) else {
      throw ProgramError(.noInput, "the file \(path) cannot be read; look at its permissions.")
    }
    guard data.count <= SceneCode.mostBytes else {
      throw ProgramError(
        .dataError,
        "\(path) has \(data.count) bytes; code can have at most \(SceneCode.mostBytes)."
          + " Move the views that you want to see into a smaller file."
      )
    }
  }

  /// Returns a valid Swift module name.
  private static func identifier(_ name: String) -> String {
    let letters = name.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(Character(scalar)))
        ? Character(scalar) : "_"
    }
    let text = String(letters)
    return text.first.map { $0.isNumber } ?? true ? "_" + text : text
  }
}
