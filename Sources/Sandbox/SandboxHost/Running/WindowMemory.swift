import CairoRenderer
package import Foundation
package import Inspector
import Logging

/// How the window stood when it was closed, for the next run.
nonisolated package struct WindowMemory: Codable, Hashable {
  private var version = 1
  private var width: Double
  private var height: Double
  /// What of the workbench is open, and how large.
  package var arrangement: WorkbenchArrangement
  /// The look that the user chose in the window; nil if the user chose none.
  package var look: KeptLook?
  /// The files that were opened, the latest first.
  package var recent: [String]?

  /// A window of 1280x800 points in which nothing was arranged.
  package init() {
    (width, height, arrangement) = (1280, 800, WorkbenchArrangement())
  }

  /// The size of the window, in points.
  package var size: CGSize {
    get {
      CGSize(width: Self.side(width, 480), height: Self.side(height, 360))
    }
    set { (width, height) = (Double(newValue.width), Double(newValue.height)) }
  }

  private static func side(_ length: Double, _ least: Double) -> Double {
    length.isFinite ? min(max(length.rounded(), least), 16_384) : least
  }
}

/// The look of the window that the user chose in it.
nonisolated package struct KeptLook: Codable, Hashable, Sendable {
  private var theme: String
  private var language: String
  private var textScale: Double

  init(_ settings: AnnotationSettings) {
    (theme, language) = (settings.look.rawValue, settings.language.rawValue)
    textScale = Double(settings.textScale)
  }

  /// The theme; nil for an unknown name.
  package var kind: WorkbenchLook.Kind? { WorkbenchLook.Kind(rawValue: theme) }
  /// The language; nil for an unknown name.
  package var chosenLanguage: Language? { Language(rawValue: language) }
  /// How much larger than usual texts are.
  package var scale: Double { textScale.isFinite ? min(max(textScale, 1), 3) : 1 }
}

/// The file in which the window's size and regions are kept between runs.
nonisolated package struct WindowMemoryFile {
  /// Where the file is, or will be.
  package let path: String

  /// The file of the user, in the folder for states of programs.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    path = (state ?? home + "/.local/state") + "/touch-sandbox/window.json"
  }

  /// What was kept; how it is at first when nothing readable was.
  package func read() -> WindowMemory {
    // As much as the file may have, and one byte more.
    guard let data = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 65_536),
      data.count < 65_536,
      let memory = try? JSONDecoder().decode(WindowMemory.self, from: data)
    else { return WindowMemory() }
    return memory
  }

  /// Keeps it; where that is not possible the next run begins as the first, and a line says so.
  package func write(_ memory: WindowMemory) {
    guard memory != read() else { return }
    do {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try AtomicFile.write(try encoder.encode(memory), to: path)
    } catch {
      Logger(label: "touch-sandbox").warning("the window's size is not remembered: \(error)")
    }
  }
}
