import CairoRenderer
import Foundation
import SandboxHost
import TextFormats

/// Which lessons a learner has done.
struct CourseProgress: Codable, Hashable {
  private var version = 1
  /// The names of the lessons.
  var done: Set<String> = []

  /// Nothing is done.
  init() {}

  private enum CodingKeys: String, CodingKey {
    case version, done
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    // In order, so that the same progress is the same file.
    try container.encode(done.sorted(), forKey: .done)
  }
}

/// The file in which progress is kept between runs.
struct CourseProgressFile {
  /// Where the file is, or will be.
  let path: String

  /// A larger file is none that this program wrote.
  private static let largest = 65_536

  /// The file of the user, in the folder for data of programs.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    path = (data ?? home + "/.local/share") + "/touch-sandbox/course.json"
  }

  /// What was kept; nothing done when nothing readable was.
  func read() -> CourseProgress {
    guard let data = FileManager.default.contents(atPath: path), data.count < Self.largest,
      let progress = try? JSONDecoder().decode(CourseProgress.self, from: data)
    else { return CourseProgress() }
    return progress
  }

  /// Keeps it.
  func write(_ progress: CourseProgress) throws(ProgramError) {
    do {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try AtomicFile.write(try encoder.encode(progress), to: path)
    } catch {
      throw ProgramError(.cannotCreate, "the progress cannot be kept in \(path): \(error)")
    }
  }

  /// Adds a lesson that is done; a file that cannot be written is a warning.
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
