import CairoRenderer
package import Foundation
package import Inspector
import Logging

/// The window's layout when it was closed, for the next run.
nonisolated package struct WindowMemory: Codable, Hashable {
  private var version = 1
  private var width: Double
  private var height: Double
  /// The open regions of the workbench, and their sizes.
  package var arrangement: WorkbenchArrangement
  /// The appearance that the user chose in the window; nil without a choice.
  package var look: KeptLook?
  /// The recently opened files, the latest first.
  package var recent: [String]?

  /// Creates the default layout: a window of 1280x800 points.
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

/// The appearance of the window that the user chose in it.
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
  /// The text size, relative to the default size.
  package var scale: Double { textScale.isFinite ? min(max(textScale, 1), 3) : 1 }
}

/// The file that stores the window's size and regions between runs.
nonisolated package struct WindowMemoryFile {
  /// The path of the file, which may not exist yet.
  package let path: String

  /// Creates the reference to the user's file, in the folder for program state.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    path = (state ?? home + "/.local/state") + "/touch-sandbox/window.json"
  }

  /// Returns the stored layout, or the default layout if no readable one is stored.
  package func read() -> WindowMemory {
    // The largest size of the file, and one byte more.
    guard let data = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 65_536),
      data.count < 65_536,
      let memory = try? JSONDecoder().decode(WindowMemory.self, from: data)
    else { return WindowMemory() }
    return memory
  }

  /// Stores the layout.
  ///
  /// On failure, a message reports it, and the next run uses the default layout.
  package func write(_ memory: WindowMemory) {
    guard memory != read() else { return }
    do {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try AtomicFile.write(try encoder.encode(memory), to: path)
    } catch {
      Logger(label: "touch-sandbox").warning("the window's size was not saved: \(error)")
    }
  }
}
