import ArgumentParser
import Foundation
import Playback
import PointerInput
import SandboxHost
import SceneFiles
import SourceText
import TouchScripts

/// Says whether files make sense, and everything that is wrong with them.
struct ValidateCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scene files, touch scripts and recordings without playing them.",
    discussion: """
      What a file is follows from its ending: .touch is a script, .touchrec a recording, and \
      everything else a scene file.

      All that is wrong is told, a line each, as compilers do: FILE:LINE:COLUMN: MESSAGE. Exits with \
      0 when nothing is, with 65 otherwise, with 66 when a file is not there.

      Examples:
        touch-sandbox validate scene.yml
        touch-sandbox validate scenes/*.yml drag.touch drag.touchrec
        touch-sandbox validate scene.yml --json
      """
  )

  @Argument(help: "The files.")
  var files: [String]

  @Flag(help: "Write JSON for other programs instead of text for people.")
  var json = false

  /// What was found in a file.
  struct Finding {
    let file: String
    let summary: String
    let problems: [SourceProblem]
  }

  @MainActor func work() throws {
    var findings: [Finding] = []
    for file in files { findings.append(try finding(file)) }
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
    guard count == 0 else {
      throw ProgramError(.dataError, "\(count) \(count == 1 ? "problem" : "problems") found.")
    }
  }

  @MainActor private func finding(_ file: String) throws -> Finding {
    if file.hasSuffix(".touch") { return try script(file) }
    if file.hasSuffix(".touchrec") { return try recording(file) }
    switch try SceneFile(path: file).read() {
    case .scene(let scene):
      return Finding(file: file, summary: "a scene of \(scene.viewCount) views", problems: [])
    case .problems(let problems): return Finding(file: file, summary: "", problems: problems)
    }
  }

  @MainActor private func script(_ file: String) throws -> Finding {
    let data = try InputFile(path: file).read(limit: TouchScriptReader.longestFile)
    do throws(SourceProblem) {
      let script = try TouchScriptReader.script(in: data)
      let summary = "a touch script of \(script.lines.count) steps"
      return Finding(file: file, summary: summary, problems: [])
    } catch {
      return Finding(file: file, summary: "", problems: [error])
    }
  }

  @MainActor private func recording(_ file: String) throws -> Finding {
    let data = try InputFile(path: file).read(limit: 256 << 20)
    do throws(SourceProblem) {
      let reader = try RecordingReader(data)
      let (events, frames) = (reader.recording.eventCount, reader.recording.frames.count)
      return Finding(
        file: file,
        summary: "a recording of \(events) events in \(frames) frames",
        problems: [reader.flaw].compactMap(\.self)
      )
    } catch {
      return Finding(file: file, summary: "", problems: [error])
    }
  }
}
