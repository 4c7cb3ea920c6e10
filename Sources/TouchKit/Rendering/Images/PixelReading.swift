import Drawing
import Foundation

/// Reads the pixels of what was drawn, where somebody is there who makes pixels.
nonisolated enum PixelReading {
  /// Asks whoever draws for the current application.
  ///
  /// Nil elsewhere than on the main actor, which he belongs to.
  static func ask<Answer: Sendable>(
    _ question: @MainActor (any PictureRasterizing) -> Answer?
  ) -> Answer? {
    let answer: Answer?? = MainActorWork.answer {
      (TextMeasure.current as? any PictureRasterizing).flatMap(question)
    }
    return answer ?? nil
  }
}
