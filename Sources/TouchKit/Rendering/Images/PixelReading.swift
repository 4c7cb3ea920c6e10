import Drawing
import Foundation

/// Reads the pixels of what was drawn, where there is a renderer that makes pixels.
nonisolated enum PixelReading {
  /// Asks the renderer of the current application.
  ///
  /// Nil elsewhere than on the main actor, to which the renderer belongs.
  static func ask<Answer: Sendable>(
    _ question: @MainActor (any PictureRasterizing) -> Answer?
  ) -> Answer? {
    let answer: Answer?? = MainActorWork.answer {
      (TextMeasure.current as? any PictureRasterizing).flatMap(question)
    }
    return answer ?? nil
  }
}
