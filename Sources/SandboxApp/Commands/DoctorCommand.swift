import ArgumentParser
import CairoRenderer
import Foundation
import Playback
import SandboxHost
import SandboxScenes
import SourceText

/// Says what the machine has of what the program uses.
struct DoctorCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check what the program needs, and say what to do about what is missing.",
    discussion: """
      Exits with 0 when everything that is needed is there, with 1 when not. What only some commands \
      use is told as missing, and does no harm.

      Examples:
        touch-sandbox doctor
        touch-sandbox doctor --json
      """
  )

  @Flag(help: "Write JSON for other programs instead of text for people.")
  var json = false

  /// One thing that was looked at.
  struct Finding {
    let name: String
    /// What is wrong and what to do; nil when all is well.
    let problem: String?
    let isNeeded: Bool
    var detail = ""

    /// Whether nothing that is needed is missing.
    var isWell: Bool { problem == nil || !isNeeded }
  }

  @MainActor func work() throws {
    let findings = [fonts, picture, display, ffmpeg, folder]
    let isWell = findings.allSatisfy(\.isWell)
    if json {
      try StandardOutput.write(Reports.doctor.json(findings).pretty)
    } else {
      for finding in findings {
        let mark = finding.problem == nil ? "ok" : finding.isNeeded ? "MISSING" : "absent"
        let text = finding.problem ?? finding.detail
        let padding = String(repeating: " ", count: max(1, 9 - mark.count))
        try StandardOutput.write("\(mark)\(padding)\(finding.name): \(PlainText(text))")
      }
    }
    guard isWell else { throw ProgramError(.failed, "something that is needed is missing.") }
  }

  @MainActor private var fonts: Finding {
    Finding(
      name: "fonts",
      problem: CairoRenderer().fonts.problem.map { "\($0)" },
      isNeeded: true,
      detail: "found"
    )
  }

  /// Draws a scene, which takes Cairo, Pango and libpng.
  @MainActor private var picture: Finding {
    let name = "drawing"
    guard let scene = SceneCatalogue.all.first else {
      return Finding(name: name, problem: "there are no scenes", isNeeded: true)
    }
    do throws(ProgramError) {
      let size = CGSize(width: 64, height: 64)
      let performance = try Performance(scene, size: size, showsOverlay: true)
      let bytes = try performance.png().count
      return Finding(
        name: name,
        problem: nil,
        isNeeded: true,
        detail: "a picture of \(bytes) bytes"
      )
    } catch {
      return Finding(name: name, problem: error.message, isNeeded: true)
    }
  }

  private var display: Finding {
    let environment = ProcessInfo.processInfo.environment
    let names = ["WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER"]
    let found = names.compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
    return Finding(
      name: "display",
      problem: found.isEmpty
        ? "neither DISPLAY nor WAYLAND_DISPLAY is set; 'run' and 'record' need one, nothing else"
        : nil,
      isNeeded: false,
      detail: found.joined(separator: ", ")
    )
  }

  @MainActor private var ffmpeg: Finding {
    Finding(
      name: "ffmpeg",
      problem: FilmWriter.program == nil
        ? "not on the PATH; 'export --mp4' and '--webp' need it, nothing else" : nil,
      isNeeded: false,
      detail: FilmWriter.program?.path ?? ""
    )
  }

  private var folder: Finding {
    let path = FileManager.default.currentDirectoryPath
    let canWrite = FileManager.default.isWritableFile(atPath: path)
    return Finding(
      name: "present folder",
      problem: canWrite ? nil : "cannot be written to; screenshots and recordings go elsewhere",
      isNeeded: false,
      detail: "can be written to"
    )
  }
}
