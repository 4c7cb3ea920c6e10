import ArgumentParser
import CairoRenderer
import Foundation
import Playback
import SandboxHost
import SandboxScenes
import TextFormats

/// Says what the machine has of what the program uses.
struct DoctorCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check what the program needs, and say what to do about what is missing.",
    discussion: """
      Tells for each thing that is missing what does not work without it, and in which package of \
      Debian and its children it is. Exits with 0 when everything that is needed is there, with 1 \
      when not. What only some commands use is told as absent, and does no harm.

      --fix writes the command that installs all that is missing, and nothing if nothing is; it \
      installs nothing itself.

      Examples:
        touch-sandbox doctor
        touch-sandbox doctor --json
        touch-sandbox doctor --fix
        sh -c "$(touch-sandbox doctor --fix)"
      """
  )

  @Flag(help: "Write JSON for other programs instead of text for people.")
  var json = false

  @Flag(help: "Write the command that installs what is missing, and nothing else.")
  var fix = false

  /// One thing that was looked at.
  struct Finding {
    let name: String
    /// What is wrong and what to do; nil when all is well.
    let problem: String?
    let isNeeded: Bool
    /// What does not work without it.
    let use: String
    /// The packages of Debian that bring it, if it is missing and some do.
    var packages: [String] = []
    var detail = ""

    /// Whether nothing that is needed is missing.
    var isWell: Bool { problem == nil || !isNeeded }
  }

  func validate() throws {
    guard !json || !fix else {
      throw ValidationError("--fix writes a command; with --json it is the answer's \"fix\"")
    }
  }

  @MainActor func work() throws {
    let machine = Machine()
    let missing = SystemLibraries.missing
    // A scene may call a missing library, which would end the program.
    let drawing = missing.isEmpty ? [picture] : []
    let findings =
      [SystemLibraries.finding(missing: missing), fonts] + drawing
      + [machine.display, machine.film, code, machine.folder, machine.memory]
    if fix {
      if let command = MissingPackages(findings).command(on: machine) {
        try StandardOutput.write(command)
      }
      return
    }
    if json {
      let report = DoctorReport(
        findings: findings,
        fix: MissingPackages(findings).command(on: machine)
      )
      try StandardOutput.write(Reports.doctor.json(report).pretty)
    } else {
      for finding in findings { try StandardOutput.write(line(finding)) }
      if !MissingPackages(findings).names.isEmpty {
        StandardError.write("'touch-sandbox doctor --fix' writes the command that installs them")
      }
    }
    guard findings.allSatisfy(\.isWell) else {
      throw ProgramError(.failed, "something that is needed is missing.")
    }
  }

  private func line(_ finding: Finding) -> String {
    let mark = finding.problem == nil ? "ok" : finding.isNeeded ? "MISSING" : "absent"
    let padding = String(repeating: " ", count: max(1, 9 - mark.count))
    guard let problem = finding.problem else {
      return "\(mark)\(padding)\(finding.name): \(PlainText(finding.detail))"
    }
    let packages = finding.packages.joined(separator: ", ")
    let origin = packages.isEmpty ? "" : " (package \(packages))"
    return "\(mark)\(padding)\(finding.name): \(PlainText(problem))\(origin); needed for "
      + finding.use
  }

  @MainActor private var fonts: Finding {
    let fonts = CairoRenderer().fonts
    let missing = fonts.missingFonts
    let names = missing.map { "\($0.name) (\($0.purpose))" }.joined(separator: ", ")
    return Finding(
      name: "fonts",
      problem: missing.isEmpty ? nil : "not found: \(names)",
      isNeeded: true,
      use: "all pictures and windows; other faces or empty boxes stand in",
      packages: Set(missing.map(\.package)).sorted(),
      detail: "found"
    )
  }

  /// The compiler and the modules for code that is shown on every save.
  private var code: Finding {
    var (problem, detail) = (String?.none, "")
    do throws(ProgramError) {
      let toolchain = try Toolchain.present.get()
      _ = try SisterProgram.live.path()
      _ = try SisterProgram.port.path()
      detail = toolchain.compiler
    } catch {
      problem = error.message
    }
    return Finding(
      name: "code",
      problem: problem,
      isNeeded: false,
      use: "Swift files as scenes, nothing else",
      detail: detail
    )
  }

  /// Draws a scene, which takes Cairo, Pango and libpng.
  @MainActor private var picture: Finding {
    let (name, use) = ("drawing", "all pictures and windows")
    guard let scene = SceneCatalogue.all.first else {
      return Finding(name: name, problem: "there are no scenes", isNeeded: true, use: use)
    }
    do throws(ProgramError) {
      let size = CGSize(width: 64, height: 64)
      let bytes = try Performance(scene, size: size, showsOverlay: true).png().count
      return Finding(
        name: name,
        problem: nil,
        isNeeded: true,
        use: use,
        detail: "a picture of \(bytes) bytes"
      )
    } catch {
      return Finding(name: name, problem: error.message, isNeeded: true, use: use)
    }
  }
}

/// What `doctor` found, and the command that installs what is missing.
struct DoctorReport {
  var findings: [DoctorCommand.Finding]
  /// Nil when no package is missing.
  var fix: String?
}
