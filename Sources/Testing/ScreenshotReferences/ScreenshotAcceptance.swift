import CairoRenderer
public import Foundation

/// A file changed since it was looked at.
public struct ScreenshotChanged: Error, CustomStringConvertible {
  /// The problem, without a full stop.
  public let description = "it changed since it was shown"
}

/// The step that makes what came out the new reference; it can be taken back.
public struct ScreenshotAcceptance {
  /// The files concerned.
  public let files: ScreenshotFiles
  /// The contents of all files before, by their paths; nil for files that were not there.
  private let former: [(path: String, data: Data?)]

  /// Writes the new reference, each file at once or not at all.
  ///
  /// The picture comes first: if the program ends in between, picture and reference are equal, and
  /// `finish(_:)` does the rest.
  ///
  /// - Parameters:
  ///   - files: the files concerned.
  ///   - shown: what came out, as it was looked at; a file that is different by now is not accepted.
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

  /// Whether what came out is the reference already.
  public static func isDone(_ files: ScreenshotFiles) -> Bool {
    guard let actual = try? Data(contentsOf: URL(fileURLWithPath: files.actual)) else {
      return false
    }
    return actual == (try? Data(contentsOf: URL(fileURLWithPath: files.reference)))
  }

  /// Does what is left once the picture is the reference.
  public static func finish(_ files: ScreenshotFiles) throws {
    if let facts = try? Data(contentsOf: URL(fileURLWithPath: files.actualFacts)) {
      try AtomicFile.write(facts, to: files.facts)
    } else {
      // Those of the former picture would mislead.
      try? FileManager.default.removeItem(atPath: files.facts)
    }
    // The facts go last: without the picture nobody asks for them again.
    for path in [files.difference, files.actual, files.actualFacts] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Removes the facts of a picture that was accepted, where the program ended before it could.
  public static func removeLeftFacts(_ files: ScreenshotFiles) {
    guard !FileManager.default.fileExists(atPath: files.actual) else { return }
    try? FileManager.default.removeItem(atPath: files.actualFacts)
  }

  /// Makes all files what they were.
  ///
  /// Throws where the reference was changed since: another run of the tests may have recorded it.
  public func undo() throws {
    let actual = former.first { $0.path == files.actual }?.data
    guard (try? Data(contentsOf: URL(fileURLWithPath: files.reference))) == actual else {
      throw ScreenshotChanged()
    }
    // What came out is back before the reference goes, so that nothing can be lost.
    for (path, data) in former.reversed() {
      if let data {
        try AtomicFile.write(data, to: path)
      } else {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }
}
