import CairoRenderer
public import Foundation

/// An error for a file that changed after it was shown.
public struct ScreenshotChanged: Error, CustomStringConvertible {
  /// The problem, without a full stop.
  public let description = "it changed since it was shown"
}

/// An acceptance of a result as the new reference, which can be undone.
public struct ScreenshotAcceptance {
  /// The files of the comparison.
  public let files: ScreenshotFiles
  /// The earlier contents of all files, by their paths; nil for missing files.
  private let former: [(path: String, data: Data?)]

  /// Writes the new reference; each file is written completely or not at all.
  ///
  /// The picture comes first. If the program ends between the steps, picture and reference are equal, and
  /// `finish(_:)` does the rest.
  ///
  /// - Parameters:
  ///   - files: the files of the comparison.
  ///   - shown: the result as it was shown; a file that has changed since is not accepted.
  /// - Throws: `ScreenshotChanged`, and errors of the file system.
  public init(_ files: ScreenshotFiles, shown: Data) throws {
    self.files = files
    let paths = [
      files.reference, files.facts, files.actual, files.actualFacts, files.difference,
    ]
    former = paths.map { ($0, try? Data(contentsOf: URL(fileURLWithPath: $0))) }
    let actual = try? Data(contentsOf: URL(fileURLWithPath: files.actual))
    guard let actual, actual == shown else { throw ScreenshotChanged() }
    let folder = URL(fileURLWithPath: files.reference).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try AtomicFile.write(actual, to: files.reference)
    try Self.finish(files)
  }

  /// Returns whether the result is the reference already.
  public static func isDone(_ files: ScreenshotFiles) -> Bool {
    guard let actual = try? Data(contentsOf: URL(fileURLWithPath: files.actual)) else {
      return false
    }
    return actual == (try? Data(contentsOf: URL(fileURLWithPath: files.reference)))
  }

  /// Does the remaining steps after the picture became the reference.
  public static func finish(_ files: ScreenshotFiles) throws {
    if let facts = try? Data(contentsOf: URL(fileURLWithPath: files.actualFacts)) {
      try AtomicFile.write(facts, to: files.facts)
    } else {
      // The facts of the earlier picture would mislead.
      try? FileManager.default.removeItem(atPath: files.facts)
    }
    // The facts are removed last, because without the picture nobody uses them.
    for path in [files.difference, files.actual, files.actualFacts] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Removes the facts of an accepted picture, if the program ended before it removed them.
  public static func removeLeftFacts(_ files: ScreenshotFiles) {
    guard !FileManager.default.fileExists(atPath: files.actual) else { return }
    try? FileManager.default.removeItem(atPath: files.actualFacts)
  }

  /// Restores all files.
  ///
  /// Throws if the reference was changed since, because another run of the tests may have recorded it.
  public func undo() throws {
    let actual = former.first { $0.path == files.actual }?.data
    guard (try? Data(contentsOf: URL(fileURLWithPath: files.reference))) == actual else {
      throw ScreenshotChanged()
    }
    // The result is restored before the reference is removed, so that nothing is lost.
    for (path, data) in former.reversed() {
      if let data {
        try AtomicFile.write(data, to: path)
      } else {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }
}
