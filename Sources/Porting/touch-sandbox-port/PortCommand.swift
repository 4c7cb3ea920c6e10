import ArgumentParser
import Foundation
import Porting
import TextFormats

/// A command that rewrites iOS code so that it compiles with this UIKit.
@main
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touch-sandbox port",
    abstract: "Rewrite iOS code so that it compiles on Linux, and report the rest.",
    discussion: """
      Rewrites #selector, #keyPath, colour literals, @objc and similar attributes, outlets, \
      optional requirements, and overrides in extensions. All other code stays unchanged, \
      including spaces. The command reports code that needs your decision as FILE:LINE:COLUMN on \
      standard error. Name files that belong together in one call, because an optional requirement \
      of a protocol concerns every type that conforms to it.

      #selector becomes a selector of the same name. Data sources of tables declare whether they \
      implement the methods that delete and move rows (implementsRowCommit, implementsRowMove). \
      Data sources that are not ported lose swipe-to-delete and reordering.

      The command also reports types, functions, constants and members of UIKit, and modules, that \
      the library does not have, with the code to write instead.

      A folder stands for the Swift files below it. The command skips Pods, Carthage, DerivedData, \
      SourcePackages, .build and Package.swift. --check FOLDER prints a table: which files stay \
      unchanged, which are rewritten, and what is left, by kind. Objective-C files count as not \
      portable.

      --build compiles the result in its own package, which depends on this library. All files are \
      one module; files that import XCTest or Testing are its tests. It shows the first errors at \
      the lines of the originals. It needs the package TouchSandbox: the one that this program was \
      built in, or --library PATH.

      Examples:
        touch-sandbox port Sources/Card.swift
        touch-sandbox port --diff Sources/*.swift
        touch-sandbox port --output Linux Sources
        touch-sandbox port --check MyApp
        touch-sandbox port --check --build --errors 30 MyApp
        touch-sandbox port --build --library ~/TouchSandbox --output Linux MyApp
        touch-sandbox port - < Card.swift

      Exit codes:
        0   done, and nothing is left to do by hand; with --build, the result compiles
        1   something is left, or does not compile; with --check and without
            --build, something would change
        \(ExitStatus.usage.rawValue)  the arguments are wrong
        \(ExitStatus.dataError.rawValue)  a file is not Swift; the other files are done
        \(ExitStatus.noInput.rawValue)  no such file, no Swift file in a folder, or no library \
      for --build
        \(ExitStatus.cannotCreate.rawValue)  a file cannot be written
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The files and folders to rewrite in place; - is standard input.",
      valueName: "file"
    )
  )
  var files: [String]

  @Flag(help: "Write nothing; list the files that would change, and a table for folders.")
  var check = false

  @Flag(help: "Write nothing; show what would change.")
  var diff = false

  @Option(
    help: ArgumentHelp(
      "Write the results into this folder instead of the original files.",
      valueName: "folder"
    )
  )
  var output: String?

  @Flag(help: "Compile the result, and show the first errors at the original lines.")
  var build = false

  @Option(
    help: ArgumentHelp("With --build: the path of the package TouchSandbox.", valueName: "path")
  )
  var library: String?

  @Option(
    help: ArgumentHelp("With --build: the language mode, 5 or 6.", valueName: "mode")
  )
  var swift = "5"

  @Option(help: ArgumentHelp("With --build: the maximum number of errors shown.", valueName: "n"))
  var errors = 10

  @Option(
    help: ArgumentHelp(
      "Write what 'touch-sandbox run' compiles into this folder.",
      valueName: "folder",
      visibility: .hidden
    )
  )
  var live: String?

  func validate() throws {
    guard live == nil || ![check, diff, output != nil, build].contains(true) else {
      throw ValidationError("expected --live without --check, --diff, --output and --build")
    }
    guard [check, diff, output != nil].count(where: \.self) <= 1 else {
      throw ValidationError("expected at most one of --check, --diff and --output")
    }
    guard ["5", "6"].contains(swift) else {
      throw ValidationError("expected --swift 5 or --swift 6, got \(swift.debugDescription)")
    }
    guard errors > 0 else { throw ValidationError("expected --errors of at least 1") }
  }

  func run() throws {
    let project = ProjectFiles(files)
    let targets = project.files.map(\.target)
    guard output == nil || Set(targets).count == targets.count else {
      throw ValidationError("two files with the same name cannot be written into one folder")
    }
    guard !project.files.isEmpty else {
      PortOutput.tell("error: there is no Swift file in \(files.joined(separator: ", "))")
      throw ExitCode(ExitStatus.noInput.rawValue)
    }
    if let live {
      let status = LiveFolder(folder: URL(fileURLWithPath: live)).write(project)
      if status != .success { throw ExitCode(status.rawValue) }
      return
    }
    let trial = try build ? trial() : nil
    let session = PortSession(project, mode: mode, isBuilt: build)
    var codes = session.run()
    if let trial { codes.insert(trial.run(session.results) ? .success : .failed) }
    // A file that cannot be ported counts more than remarks about another file.
    for status: ExitStatus in [.cannotCreate, .noInput, .dataError, .failed]
    where codes.contains(status) {
      throw ExitCode(status.rawValue)
    }
  }

  /// Starts the command; the parser's own `main()` would print the arguments unescaped.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code == .success {
        PortOutput.show(message + "\n")
      } else if !message.isEmpty {
        PortOutput.tell(message)
      }
      exit(withError: code)
    }
  }

  private var mode: PortSession.Mode {
    if check { return .check }
    if diff { return .diff }
    return output.map { .folder($0) } ?? .inPlace
  }

  /// Returns the trial compilation; throws an error if the library is missing.
  private func trial() throws -> TrialBuild {
    guard let place = LibraryPlace.find(given: library) else {
      throw ExitCode(ExitStatus.noInput.rawValue)
    }
    return TrialBuild(library: place, languageMode: swift, limit: errors)
  }
}
