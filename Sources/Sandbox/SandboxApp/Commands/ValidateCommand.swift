import ArgumentParser
import Foundation
import Playback
import TouchInput
import SandboxHost
import SceneFiles
import TextFormats
import TouchScripts
import ConsoleText

/// The command that validates files, and reports all their problems.
struct ValidateCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scenes, scripts, recordings and key files for mistakes.",
    discussion: """
      The extension determines the kind of a file: .touch is a script, .touchrec a recording, \
      .keys a file of keys, and everything else a scene file. The command plays nothing.

      Prints one line per mistake, as compilers do: FILE:LINE:COLUMN: MESSAGE. Exits with 0 if \
      there is no mistake, with 65 if there is one, and with 66 if a file is missing; it still \
      checks the other files.

      Examples:
        touch-sandbox validate scene.yml
        touch-sandbox validate scenes/*.yml drag.touch drag.touchrec
        touch-sandbox validate my.keys scene.yml --json
      """
  )

  @Argument(help: "The files to check.")
  var files: [String]

  @Flag(help: "Write JSON instead of text.")
  var json = false

  /// The result for a file.
  struct Finding {
    let file: String
    let summary: String
    let problems: [SourceProblem]

    init(file: String, _ summary: String, _ problems: [SourceProblem]) {
      (self.file, self.problems) = (file, problems)
      self.summary = problems.isEmpty ? summary : ""
    }
  }

  @MainActor func work() throws {
    var findings: [Finding] = []
    var failures: [ProgramError] = []
    for file in files {
      do throws(ProgramError) {
        findings.append(try finding(file))
      } catch {
        failures.append(error)
      }
    }
    let count = findings.reduce(0) { $0 + $1.problems.count }
    if json {
      try StandardOutput.write(Reports.validate.json(findings).pretty)
    } else {
      for finding in findings {
        for problem in finding.problems {
          try StandardOutput.write(problem.named(finding.file).report)
        }
        if finding.problems.isEmpty {
          try StandardOutput.write("\(PlainText(finding.file)): \(finding.summary)")
        }
      }
    }
    // Readable files are reported before unreadable ones.
    for failure in failures.dropLast() { StandardError.write("Error: \(failure.message)") }
    if let last = failures.last { throw last }
    guard count == 0 else {
      throw ProgramError(.dataError, "\(count) \(count == 1 ? "problem" : "problems") found.")
    }
  }

  @MainActor private func finding(_ file: String) throws(ProgramError) -> Finding {
    if file.hasSuffix(".touch") { return try script(file) }
    if file.hasSuffix(".touchrec") { return try recording(file) }
    if file.hasSuffix(".keys") { return try keys(file) }
    switch try SceneFile(path: file).read().reading {
    case .scene(let scene):
      let views = scene.viewCount == 1 ? "1 view" : "\(scene.viewCount) views"
      return Finding(file: file, "a scene of \(views)", [])
    case .problems(let problems): return Finding(file: file, "", problems)
    }
  }

  @MainActor private func script(_ file: String) throws(ProgramError) -> Finding {
    let data = try InputFile(path: file).read(limit: FileLimits.Script.fileBytes)
    let reading = TouchScriptReader.reading(of: data)
    let summary = "a touch script of \(reading.script.lines.count) steps"
    return Finding(file: file, summary, reading.problems)
  }

  @MainActor private func keys(_ file: String) throws(ProgramError) -> Finding {
    let reading = try KeyFile(path: file).read()
    return Finding(file: file, "a file of keys", reading.problems)
  }

  @MainActor private func session(_ file: String, _ data: Data) -> Finding {
    do throws(SourceProblem) {
      let reader = try SessionReader(data)
      let (events, steps) = (reader.session.eventCount, reader.session.steps.count)
      let summary = "a session of an app, with \(events) events in \(steps) steps"
      return Finding(file: file, summary, [reader.flaw].compactMap(\.self))
    } catch {
      return Finding(file: file, "", [error])
    }
  }

  @MainActor private func recording(_ file: String) throws(ProgramError) -> Finding {
    let data = try InputFile(path: file).read(limit: FileLimits.Recording.fileBytes)
    if SessionReader.isSession(data) { return session(file, data) }
    let (recording, problems) = RecordingReader.check(data)
    guard let recording else { return Finding(file: file, "", problems) }
    let (events, frames) = (recording.eventCount, recording.frames.count)
    return Finding(file: file, "a recording of \(events) events in \(frames) frames", [])
  }
}
