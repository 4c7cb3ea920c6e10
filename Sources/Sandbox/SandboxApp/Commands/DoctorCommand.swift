import ArgumentParser
import CairoRenderer
import Foundation
import Playback
import SandboxHost
import SandboxScenes
import TextFormats

/// The command that reports which requirements of the program the machine meets.
struct DoctorCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check for missing software, and print how to install it.",
    discussion: """
      For each missing item, the command prints what does not work without it, and the package \
      that contains it, on Debian and systems based on it. Exits with 0 if everything required is \
      there, and with 1 if not. Missing optional items do not count.

      --fix prints the command that installs everything missing, or nothing if nothing is missing. \
      It does not install anything itself.

      Examples:
        touch-sandbox doctor
        touch-sandbox doctor --json
        touch-sandbox doctor --fix
        sh -c "$(touch-sandbox doctor --fix)"
      """
  )

  @Flag(help: "Write JSON instead of text.")
  var json = false

  @Flag(help: "Print only the command that installs what is missing.")
  var fix = false

  /// The result of one check.
  struct Finding {
    let name: String
    /// The problem and its remedy; nil if there is no problem.
    let problem: String?
    let isNeeded: Bool
    /// The features that do not work without it.
    let use: String
    /// The Debian packages that provide it, if it is missing; empty without such a package.
    var packages: [String] = []
    var detail = ""

    /// Whether the requirement is met or optional.
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
    // A scene may call a missing library, which would crash the program.
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
        StandardError.write("'touch-sandbox doctor --fix' prints the command that installs them.")
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
      use: "all pictures and windows; you see other fonts or empty boxes",
      packages: Set(missing.map(\.package)).sorted(),
      detail: "found"
    )
  }

  /// The check of the compiler and the modules for live code.
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

  /// The check of drawing a scene, which needs Cairo, Pango and libpng.
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

/// The result of `doctor`, and the command that installs missing packages.
struct DoctorReport {
  var findings: [DoctorCommand.Finding]
  /// The command; nil if no package is missing.
  var fix: String?
}
