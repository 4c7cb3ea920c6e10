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
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      (TextMeasure.current as? any PictureRasterizing).flatMap(question)
    }
  }
}

/// Tells whether code runs where the main actor's does; on this platform that need not be the
/// process's first thread.
private nonisolated enum MainQueue {
  static var isCurrent: Bool {
    // Asked first, as the queue marks itself only when somebody asks for it.
    let main = OperationQueue.main
    return OperationQueue.current === main
  }
}
