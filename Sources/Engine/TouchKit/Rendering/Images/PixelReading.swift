import Drawing
import Foundation

/// Access to the pixels of drawings, if a renderer makes pixels.
nonisolated enum PixelReading {
  /// Requests a value from the renderer of the current application, for an API with a name.
  ///
  /// Returns nil off the main actor, because the renderer belongs to it. Without a renderer it logs a warning and
  /// returns nil.
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
      "\(name) is nil, because there is no renderer. A window has one; in a test, import "
        + "ScreenshotTesting and call stage.usePixels() first.",
      in: CurrentApplication.existing
    )
  }
}
