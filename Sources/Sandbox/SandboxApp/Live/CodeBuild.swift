import Foundation
import Playback
import SandboxHost
import TextFormats

/// Compiled code: a library to load, and its entry points that can be shown.
nonisolated struct CodeBuild: Hashable, Sendable {
  /// The path of the library.
  let library: String
  /// The entry points that can be shown, as `touch-sandbox-port --live` chose them.
  let candidates: [CodeCandidate]
  /// The sources of nondeterminism that the code reads and no recording contains: `clock`, `random`.
  let reads: Set<String>
  /// The compiler's warnings.
  let warnings: [CompilerMessage]

  /// The reason why code could not be compiled.
  enum Failure: Error, Hashable, Sendable {
    /// Errors in the code.
    case messages([CompilerMessage])
    /// Any other error.
    case other(ProgramError)

    /// The error with which a command ends.
    var error: ProgramError {
      switch self {
      case .other(let error): error
      case .messages(let messages):
        ProgramError(.dataError, messages.map(\.report).joined(separator: "\n"))
      }
    }

    /// Returns the result of work whose error has another type.
    static func wrap<Answer>(
      _ work: () throws(ProgramError) -> Answer
    ) throws(CodeBuild.Failure) -> Answer {
      do throws(ProgramError) {
        return try work()
      } catch {
        throw .other(error)
      }
    }
  }
}

nonisolated extension CodeBuild {
  /// Loads the description of a library from an earlier process, without warnings; nil if it is missing.
  init?(library: String) {
    guard library.hasSuffix(".so"), FileManager.default.fileExists(atPath: library),
      let code = PreparedCode(String(library.dropLast(3)))
    else { return nil }
    self.init(library: library, candidates: code.candidates, reads: code.reads, warnings: [])
  }
}

/// An entry point of a user's code that can be shown.
nonisolated struct CodeCandidate: Hashable, Sendable {
  /// The kind of entry point.
  enum Kind: String, Sendable {
    case preview, delegate, sceneDelegate, main, controller, view, script
  }

  let kind: Kind
  /// The name in the gallery.
  let name: String
  /// The function of the library that creates it.
  let entry: String
}

/// A compiler run for a user's code.
nonisolated struct CodeBuilder: Sendable {
  /// The code.
  let code: SceneCode
  /// The folder for the build products; builds of the same code in it are reused.
  let folder: String

  /// Compiles the code.
  ///
  /// `number` distinguishes the versions that one process loads, from 1.
  func build(number: Int) throws(CodeBuild.Failure) -> CodeBuild {
    let (toolchain, modules) = try CodeBuild.Failure.wrap { () throws(ProgramError) in
      (try Toolchain.present.get(), try code.modules())
    }
    let names = modules.map { toolchain.name(of: $0, number: number) }
    let place = place(of: modules, called: names)
    do throws(CodeBuild.Failure) {
      return try build(modules, names, in: place, toolchain)
    } catch {
      try? FileManager.default.removeItem(atPath: place)
      throw error
    }
  }

  /// Returns the folder for the products of files, which is different for each content.
  private func place(of modules: [CodeModule], called names: [String]) -> String {
    var hash = SHA256()
    for file in modules.flatMap(\.files) {
      hash.add(file + "\0")
      hash.add(Array(FileManager.default.contents(atPath: file) ?? Data()))
    }
    return "\(folder)/\(names.joined(separator: "-"))-\(hash.digest.prefix(16))"
  }

  private func build(
    _ modules: [CodeModule],
    _ names: [String],
    in place: String,
    _ toolchain: Toolchain
  ) throws(CodeBuild.Failure) -> CodeBuild {
    let aliases = zip(modules, names).filter { $0.0.name != $0.1 }
      .flatMap { ["-module-alias", "\($0.0.name)=\($0.1)"] }
    var (objects, last) = ([String](), CodeBuild?.none)
    for (index, module) in modules.enumerated() {
      let step = CodeCompilation(
        module: module,
        name: names[index],
        aliases: aliases.isEmpty || modules.count == 1 ? [] : aliases,
        place: place,
        isLast: index == modules.count - 1
      )
      last = try step.build(with: toolchain, objects)
      objects.append(step.product)
    }
    guard let last else { throw .other(ProgramError(.noInput, "there is no code in \(code.name)")) }
    return last
  }
}

nonisolated extension Toolchain {
  /// Returns the name for compiling a module: its own, with a suffix if the name is taken or for later versions.
  fileprivate func name(of module: CodeModule, number: Int) -> String {
    let name = moduleNames.contains(module.name) ? module.name + "Code" : module.name
    return number == 1 ? name : "\(name)_\(number)"
  }
}

/// The compilation of one module.
nonisolated private struct CodeCompilation {
  let module: CodeModule
  let name: String
  let aliases: [String]
  /// The folder for all products.
  let place: String
  /// Whether it is the shown module, which becomes the library that contains the other modules.
  let isLast: Bool

  /// The path of the compiled file.
  var product: String { "\(place)/\(name)" + (isLast ? ".so" : ".o") }

  /// Prepares the files, and compiles them with the objects of the imported modules.
  func build(
    with toolchain: Toolchain,
    _ objects: [String]
  ) throws(CodeBuild.Failure) -> CodeBuild {
    let sources = "\(place)/\(name)"
    let code = try prepare(in: sources)
    if isLast, code.candidates.isEmpty { throw .other(code.nothingToShow(in: module)) }
    let log = sources + "/compiler.txt"
    if !FileManager.default.fileExists(atPath: product) {
      var output = ""
      for arguments in runs(toolchain, code.files, objects) {
        let run = try run(toolchain.compiler, arguments)
        guard run.status == 0 else { throw failure(run) }
        output += run.output
      }
      try? Data(output.utf8).write(to: URL(fileURLWithPath: log))
    }
    let output = FileManager.default.contents(atPath: log) ?? Data()
    return CodeBuild(
      library: product,
      candidates: code.candidates,
      reads: code.reads,
      warnings: messages(in: String(decoding: output, as: UTF8.self)).filter { $0.kind == .warning }
    )
  }

  private func run(
    _ path: String,
    _ arguments: [String]
  ) throws(CodeBuild.Failure) -> ToolRun {
    try CodeBuild.Failure.wrap { () throws(ProgramError) in try ToolRun(path, arguments) }
  }

  /// Runs the porting aid, which rewrites the files so that they compile here.
  private func prepare(in folder: String) throws(CodeBuild.Failure) -> PreparedCode {
    if let code = PreparedCode(folder) { return code }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let port = try CodeBuild.Failure.wrap { () throws(ProgramError) in
      try SisterProgram.port.path()
    }
    let run = try run(port, ["--live", folder, "--"] + module.files)
    guard run.status == 0, let code = PreparedCode(folder) else { throw failure(run) }
    return code
  }

  /// Returns the arguments of each run of the compiler.
  private func runs(
    _ toolchain: Toolchain,
    _ files: [String],
    _ objects: [String]
  ) -> [[String]] {
    let common =
      toolchain.arguments + ["-module-name", name, "-I", place] + aliases + languageMode
    // One frontend loads the modules only once: 2.6 s for 20 files of 100 lines, 5.9 s with one frontend for each.
    let library = ["-emit-library", "-wmo", "-parse-as-library", "-o", product]
    guard isLast else {
      // The compiler's driver refuses to create both in one run.
      let module = ["-emit-module", "-emit-module-path", "\(place)/\(name).swiftmodule"]
      let object = ["-emit-object", "-wmo", "-o", product]
      return [module, object].map { common + ["-parse-as-library"] + $0 + files }
    }
    guard files.contains(where: { $0.hasSuffix("/main.swift") }) else {
      return [common + library + files + objects]
    }
    // Only an object may contain code at the top level of files, and a library may not.
    let script = "\(place)/\(name)-script.o"
    let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", CodeLibrary.script]
    return [
      common + entry + ["-emit-object", "-wmo", "-o", script] + files,
      common + library + [script] + objects,
    ]
  }

  /// The language mode from a comment in the first lines of a file: `// swift-version: 6`.
  private var languageMode: [String] {
    let asksForSix = module.files.contains { file in
      let head = (FileManager.default.contents(atPath: file) ?? Data()).prefix(400)
      return String(decoding: head, as: UTF8.self).contains(/(?m)^\/\/ *swift-version: *6/)
    }
    return asksForSix ? ["-swift-version", "6"] : []
  }

  /// Returns the errors of a failed run.
  private func failure(_ run: ToolRun) -> CodeBuild.Failure {
    let messages = messages(in: run.output)
    guard messages.contains(where: { $0.kind == .error }) else {
      return .other(ProgramError(.dataError, "\(module.name) does not compile:\n\(run.output)"))
    }
    // Errors come first; warnings matter only without errors.
    return .messages(
      messages.filter { $0.kind == .error } + messages.filter { $0.kind == .warning }
    )
  }

  /// Returns the compiler's messages, with the files as the user named them.
  private func messages(in output: String) -> [CompilerMessage] {
    // Files in the folder are generated, so a user could not change them.
    CompilerMessage.all(in: output)
      .filter { !$0.file.hasPrefix(place) && !$0.isOnlyHere }
      .map(asWritten)
  }

  /// Converts a message to the user's own text, which was ported before compilation.
  private func asWritten(_ message: CompilerMessage) -> CompilerMessage {
    var message = message
    if message.text.hasPrefix("no such module") {
      message.text +=
        "; live code can import UIKit, Foundation, and targets of its own package"
    }
    let named = module.files.first { URL(fileURLWithPath: $0).path == message.file }
    guard let named, let data = FileManager.default.contents(atPath: named) else { return message }
    message.file = named
    let lines = String(decoding: data, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(message.line - 1) else { return message }
    return message.about(writtenLine: String(lines[message.line - 1]))
  }
}

nonisolated extension CompilerMessage {
  /// Whether the same code causes no warning on a device, where the timer is discardable.
  fileprivate var isOnlyHere: Bool {
    kind == .warning && text.hasPrefix("result of call to 'scheduledTimer(")
  }
}

/// Files that the porting aid prepared.
nonisolated private struct PreparedCode {
  /// The paths of the prepared files.
  let files: [String]
  /// The entry points that can be shown.
  let candidates: [CodeCandidate]
  /// The sources of nondeterminism that the code reads and no recording contains.
  let reads: Set<String>
  /// The found classes, each with the reason why it cannot be shown.
  private let found: [String]
  /// The names of the classes of views among them.
  private let views: [String]

  /// Reads the prepared code from a folder; nil if it is missing.
  init?(_ folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/live.json"),
      let document = try? JSONReader.value(in: data),
      let list = try? document["files"]?.list()
    else { return nil }
    func text(_ node: SourceNode, _ key: String) -> String { (try? node[key]?.text()) ?? "" }
    func nodes(_ key: String) -> [SourceNode] { (try? document[key]?.list()) ?? [] }
    files = list.map { folder + "/" + text($0, "output") }
    candidates = nodes("candidates").compactMap { node in
      CodeCandidate.Kind(rawValue: text(node, "kind")).map {
        CodeCandidate(kind: $0, name: text(node, "name"), entry: text(node, "entry"))
      }
    }
    reads = Set(nodes("reads").compactMap { try? $0.text() })
    views = nodes("found").filter { text($0, "kind") == "view" }.map { text($0, "name") }
    found = nodes("found").map { node in
      let reason = text(node, "reason")
      let line = (try? node["line"]?.integer()) ?? 1
      return "  \(text(node, "file")):\(line): \(text(node, "kind")) \(text(node, "name"))"
        + (reason.isEmpty ? "" : " (\(reason))")
    }
  }

  /// Returns the error that lists the found classes, and the line that chooses one of them.
  func nothingToShow(in module: CodeModule) -> ProgramError {
    let what =
      found.isEmpty
      ? "no view, controller or application"
      : "no single one to show:\n" + found.joined(separator: "\n")
    let name = views.first ?? "CardView"
    let line = "#Preview { \(name)(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }"
    return ProgramError(
      .dataError,
      "\(module.files.joined(separator: ", ")): expected something to show, found \(what)\n"
        + "Add a preview of the view to show, such as:\n  \(line)"
    )
  }
}
