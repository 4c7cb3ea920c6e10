import ArgumentParser
import Foundation
import Porting

/// Rewrites iOS code so that it compiles against this UIKit.
@main
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touch-sandbox port",
    abstract: "Rewrite iOS code so that it compiles on Linux, and report what is left.",
    discussion: """
      #selector, #keyPath and colour literals, @objc and its kin, outlets, optional
      requirements, and overrides in extensions are rewritten; everything else stays
      as it was, to the last space. What no program can decide is reported as
      FILE:LINE:COLUMN on standard error. Name files that belong together at once:
      what may be left out of a protocol concerns everybody who conforms to it.

      #selector becomes a selector of the same name. Data sources of tables say whether
      they implement what deletes and carries rows (implementsRowCommit,
      implementsRowMove): those that are not ported lose swipe-to-delete and reordering.

      Examples:
        touch-sandbox port Sources/Card.swift
        touch-sandbox port --diff Sources/*.swift
        touch-sandbox port --output Linux Sources/*.swift
        touch-sandbox port - < Card.swift

      Exit codes:
        0   done, and nothing is left to be done by hand
        1   something is left; with --check, something would change
        64  the arguments are wrong
        65  a file is not Swift; the others are done
        66  there is no such file
        73  a file cannot be written
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The files, replaced at once; - is standard input.",
      valueName: "file"
    )
  )
  var files: [String]

  @Flag(help: "Write nothing; name the files that would change.")
  var check = false

  @Flag(help: "Write nothing; show what would change.")
  var diff = false

  @Option(
    help: ArgumentHelp(
      "Write into this folder instead of the files themselves.",
      valueName: "folder"
    )
  )
  var output: String?

  func validate() throws {
    guard [check, diff, output != nil].count(where: \.self) <= 1 else {
      throw ValidationError("expected at most one of --check, --diff and --output")
    }
    let names = files.map { URL(fileURLWithPath: $0).lastPathComponent }
    guard output == nil || Set(names).count == names.count else {
      throw ValidationError("two files of one name cannot go into one folder")
    }
  }

  func run() throws {
    var codes: Set<Int32> = []
    let sources = files.map { (file: $0, source: read($0)) }
    // What one file declares, another uses.
    let surroundings = PortSurroundings(sources.compactMap(\.source))
    let arrivals = departures(from: sources.compactMap(\.source), in: surroundings)
    for (file, source) in sources {
      codes.insert(port(file, source, in: surroundings, arrivals))
    }
    // What kept a file from being ported counts more than what is left in another.
    for code: Int32 in [73, 66, 65, 1] where codes.contains(code) { throw ExitCode(code) }
  }

  /// What extensions of the files have to give up to classes in other files.
  private func departures(
    from sources: [String],
    in surroundings: PortSurroundings
  ) -> [String: String] {
    sources.reduce(into: [:]) { found, source in
      let result = try? Porter.port(source, in: surroundings)
      found.merge(result?.departed ?? [:]) { $0 + $1 }
    }
  }

  private func port(
    _ file: String,
    _ source: String?,
    in surroundings: PortSurroundings,
    _ arrivals: [String: String]
  ) -> Int32 {
    guard let source else {
      tell("error: \(file.debugDescription) cannot be read as UTF-8 text")
      return 66
    }
    do {
      let result = try Porter.port(source, fileName: file, in: surroundings, arrivals: arrivals)
      for remark in result.remarks {
        tell("\(file):\(remark.line):\(remark.column): warning: \(remark.message)")
      }
      guard deliver(result, of: file, was: source) else { return 73 }
      return result.remarks.isEmpty && !(check && result.isChanged) ? 0 : 1
    } catch {
      tell("\(file):\(error.line):\(error.column): error: \(error.message)")
      return 65
    }
  }

  private func read(_ file: String) -> String? {
    let data =
      file == "-"
      ? FileHandle.standardInput.readDataToEndOfFile()
      : FileManager.default.contents(atPath: file)
    return data.flatMap { String(data: $0, encoding: .utf8) }
  }

  private func deliver(_ result: PortResult, of file: String, was source: String) -> Bool {
    if check {
      if result.isChanged { print(file) }
    } else if diff {
      let difference = LineDifference(from: source, to: result.text)
      print(difference.text(oldName: file, newName: file), terminator: "")
    } else if let output {
      let name = file == "-" ? "stdin.swift" : URL(fileURLWithPath: file).lastPathComponent
      return write(result.text, to: URL(fileURLWithPath: output).appendingPathComponent(name))
    } else if file == "-" {
      print(result.text, terminator: "")
    } else if result.isChanged {
      return write(result.text, to: URL(fileURLWithPath: file).resolvingSymlinksInPath())
    }
    return true
  }

  /// All of it or nothing: it goes to a file beside it that then takes its name.
  private func write(_ text: String, to url: URL) -> Bool {
    let manager = FileManager.default
    do {
      let attributes = try? manager.attributesOfItem(atPath: url.path)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url, options: .atomic)
      if let permissions = attributes?[.posixPermissions] {
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
      }
      return true
    } catch {
      tell("error: \(url.path.debugDescription) cannot be written: \(error.localizedDescription)")
      return false
    }
  }

  private func tell(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
