import Drawing
import Foundation

/// Reads the pixels of what was drawn, where there is a renderer that makes pixels.
nonisolated enum PixelReading {
  /// Asks the renderer of the current application, for something that clients know by a name.
  ///
  /// Nil elsewhere than on the main actor, to which the renderer belongs, and, with a warning, where
  /// there is none.
  static func ask<Answer: Sendable>(
    for name: String,
    _ question: @MainActor (any PictureRasterizing) -> Answer?
  ) -> Answer? {
    let answer: Answer?? = MainActorWork.answer {
      guard let renderer = TextMeasure.current as? any PictureRasterizing else {
        warnOfMissingRenderer(name)
        return nil
      }
      return question(renderer)
    }
    return answer ?? nil
  }

  @MainActor
  private static func warnOfMissingRenderer(_ name: String) {
    EngineLog.warn(
      "\(name) is nil: nothing here makes pixels. A window does; in a test, import "
        + "ScreenshotTesting and call stage.usePixels() first.",
      in: CurrentApplication.existing
    )
  }
}
