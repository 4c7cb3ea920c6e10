import CairoRenderer
import Foundation
import SandboxHost
import TextFormats

/// The lessons that a learner has finished.
struct CourseProgress: Codable, Hashable {
  private var version = 1
  /// The names of the finished lessons.
  var done: Set<String> = []

  /// Creates an empty progress.
  init() {}

  private enum CodingKeys: String, CodingKey {
    case version, done
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    // Sorted, so that the same progress produces the same file.
    try container.encode(done.sorted(), forKey: .done)
  }
}

/// The file that stores the progress between runs.
struct CourseProgressFile {
  /// The path of the file, which may not exist yet.
  let path: String

  /// The size limit; a larger file was not written by this program.
  private static let largest = 65_536

  /// Creates the reference to the user's file, in the folder for program data.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    path = (data ?? home + "/.local/share") + "/touch-sandbox/course.json"
  }

  /// Returns the stored progress; empty if none is readable.
  func read() -> CourseProgress {
    guard let data = FileManager.default.contents(atPath: path), data.count < Self.largest,
      let progress = try? JSONDecoder().decode(CourseProgress.self, from: data)
    else { return CourseProgress() }
    return progress
  }

  /// Stores the progress.
  func write(_ progress: CourseProgress) throws(ProgramError) {
    do {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try AtomicFile.write(try encoder.encode(progress), to: path)
    } catch {
      throw ProgramError(.cannotCreate, "the progress cannot be saved in \(path): \(error)")
    }
  }

  /// Adds a finished lesson; warns if the file cannot be written.
  func note(_ name: String) {
    var progress = read()
    guard progress.done.insert(name).inserted else { return }
    do throws(ProgramError) {
      try write(progress)
    } catch {
      StandardError.write("Warning: \(error.message)")
    }
  }
}
