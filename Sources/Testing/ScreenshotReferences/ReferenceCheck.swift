import CairoRenderer
import Foundation

/// Compares something with a reference file, and keeps the files up to date.
///
/// A difference leaves what came out and a picture of the difference beside the reference;
/// agreement removes them.
public struct ReferenceCheck {
  /// The files concerned.
  public var files: ScreenshotFiles
  /// When the reference is written instead.
  public var recording: ScreenshotRecording
  /// How much may be different.
  public var tolerance: ScreenshotTolerance

  /// Describes a comparison; exact unless said otherwise, in the mode the environment asks for.
  public init(
    files: ScreenshotFiles,
    recording: ScreenshotRecording = ScreenshotRecording(),
    tolerance: ScreenshotTolerance = .exact
  ) {
    self.files = files
    self.recording = recording
    self.tolerance = tolerance
  }

  /// Compares; writes what the mode and the result ask for.
  ///
  /// - Parameters:
  ///   - content: what came out.
  ///   - facts: makes the file with the views and touch areas of it, which is written beside a
  ///     reference, and beside what came out different; nil for none.
  /// - Returns: what was found.
  /// - Throws: an error of the file system, or of a picture that cannot be packed.
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

  /// Records where the mode allows it, else leaves what explains the failure.
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

  /// What explains a difference that is gone would mislead.
  private func finish(_ outcome: ScreenshotComparison.Outcome) -> ScreenshotComparison {
    for path in [files.actual, files.actualFacts, files.difference] { remove(path) }
    return ScreenshotComparison(outcome: outcome, files: files)
  }

  private func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Facts of an earlier picture would mislead.
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
