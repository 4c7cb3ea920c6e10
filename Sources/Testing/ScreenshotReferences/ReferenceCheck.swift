import CairoRenderer
import Foundation

/// A comparison with a reference file, which also updates the files.
///
/// A difference leaves the actual result and a picture of the difference beside the reference. A match removes
/// them.
public struct ReferenceCheck {
  /// The files of the comparison.
  public var files: ScreenshotFiles
  /// When the reference is written instead of compared.
  public var recording: ScreenshotRecording
  /// The tolerated difference.
  public var tolerance: ScreenshotTolerance

  /// Creates a comparison; exact by default, in the mode that the environment asks for.
  public init(
    files: ScreenshotFiles,
    recording: ScreenshotRecording = ScreenshotRecording(),
    tolerance: ScreenshotTolerance = .exact
  ) {
    self.files = files
    self.recording = recording
    self.tolerance = tolerance
  }

  /// Compares, and writes the files that the mode and the result require.
  ///
  /// - Parameters:
  ///   - content: the actual result.
  ///   - facts: creates the file with its views and touch areas, which is written beside a reference and beside a
  ///     different result; nil for no file.
  /// - Returns: the result of the comparison.
  /// - Throws: an error of the file system, or of a picture that cannot be encoded.
  public func run(
    _ content: ScreenshotContent,
    facts: () -> String? = { nil }
  ) throws -> ScreenshotComparison {
    ScreenshotUse.logUse(of: files.reference)
    guard let reference = try? Data(contentsOf: URL(fileURLWithPath: files.reference)) else {
      return try fail(ScreenshotDifference(outcome: .referenceMissing), content, facts())
    }
    let allowed = recording == .all ? .exact : tolerance
    guard let difference = try content.difference(from: reference, tolerance: allowed) else {
      if recording == .all, let facts = facts() { try write(Data(facts.utf8), to: files.facts) }
      return finish(.equal)
    }
    return try fail(difference, content, facts())
  }

  /// Records if the mode allows it; otherwise leaves the files that explain the failure.
  private func fail(
    _ difference: ScreenshotDifference,
    _ content: ScreenshotContent,
    _ facts: String?
  ) throws -> ScreenshotComparison {
    if records(difference.outcome) {
      try write(content.data(), to: files.reference)
      try write(facts, to: files.facts)
      return finish(.recorded)
    }
    try write(content.data(), to: files.actual)
    try write(facts, to: files.actualFacts)
    if let file = difference.file {
      try write(file, to: files.difference)
    } else {
      remove(files.difference)
    }
    return ScreenshotComparison(outcome: difference.outcome, files: files)
  }

  private func records(_ outcome: ScreenshotComparison.Outcome) -> Bool {
    switch recording {
    case .all, .failed: true
    case .missing: outcome == .referenceMissing
    case .never: false
    }
  }

  /// Removes the files of an earlier difference, because they would mislead.
  private func finish(_ outcome: ScreenshotComparison.Outcome) -> ScreenshotComparison {
    for path in [files.actual, files.actualFacts, files.difference] { remove(path) }
    return ScreenshotComparison(outcome: outcome, files: files)
  }

  private func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes the facts, or removes the facts of an earlier picture, because they would mislead.
  private func write(_ facts: String?, to path: String) throws {
    guard let facts else { return remove(path) }
    try write(Data(facts.utf8), to: path)
  }

  private func write(_ data: Data, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try AtomicFile.write(data, to: path)
  }
}
