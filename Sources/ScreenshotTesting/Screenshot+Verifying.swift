public import CairoRenderer
public import Drawing
public import Foundation

/// A picture that is not as its reference says, with all that is needed to look into it.
public struct ScreenshotMismatch: Error, Sendable, CustomStringConvertible {
  /// What the comparison found.
  public let comparison: ScreenshotComparison
  /// What was expected, what came, and what to do.
  public var description: String { comparison.message }
}

/// Compares a picture with the reference of that name beside the test file.
///
/// Throws a `ScreenshotMismatch` when it looks different, so that any test framework shows it.
public func verifyScreenshot(
  of list: DisplayList,
  size: CGSize,
  scale: Double = 1,
  background: Color = .white,
  named name: String,
  recording: ScreenshotRecording = ScreenshotRecording(),
  testFile: String = #filePath
) throws {
  let screenshot = Screenshot(of: list, size: size, scale: scale, background: background)
  let comparison = try screenshot.render().compared(
    with: ScreenshotFiles(testFile: testFile, name: name),
    recording: recording
  )
  guard comparison.isAccepted else { throw ScreenshotMismatch(comparison: comparison) }
}

extension Bitmap {
  /// Compares the picture with a reference file, pixel by pixel.
  ///
  /// A difference leaves the actual picture and a picture of the difference beside the reference;
  /// agreement removes them.
  public func compared(
    with files: ScreenshotFiles,
    recording: ScreenshotRecording = ScreenshotRecording()
  ) throws -> ScreenshotComparison {
    let stored = try? Data(contentsOf: URL(fileURLWithPath: files.reference))
    switch (recording, stored) {
    case (.all, _), (.missing, nil):
      return try record(files)
    case (.never, nil):
      try write(self, to: files.actual)
      return ScreenshotComparison(outcome: .referenceMissing, files: files)
    case (_, let data?):
      return try compare(with: Bitmap(pngData: data), files)
    }
  }

  private func record(_ files: ScreenshotFiles) throws -> ScreenshotComparison {
    try write(self, to: files.reference)
    removeExplanations(files)
    return ScreenshotComparison(outcome: .recorded, files: files)
  }

  private func compare(
    with reference: Bitmap,
    _ files: ScreenshotFiles
  ) throws -> ScreenshotComparison {
    guard reference != self else {
      removeExplanations(files)
      return ScreenshotComparison(outcome: .equal, files: files)
    }
    try write(self, to: files.actual)
    let difference = try BitmapDifference(from: reference, to: self)
    try write(difference.picture, to: files.difference)
    let sizes = (
      ScreenshotComparison.PixelSize(reference), ScreenshotComparison.PixelSize(self)
    )
    return ScreenshotComparison(
      outcome: sizes.0 == sizes.1
        ? .differentPixels(count: difference.count)
        : .differentSize(reference: sizes.0, actual: sizes.1),
      files: files
    )
  }

  private func write(_ bitmap: Bitmap, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try AtomicFile.write(bitmap.pngData(), to: path)
  }

  /// Pictures of a difference that is gone would mislead.
  private func removeExplanations(_ files: ScreenshotFiles) {
    for path in [files.actual, files.difference] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
