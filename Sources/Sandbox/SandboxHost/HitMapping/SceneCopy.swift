import Drawing
package import Foundation
import TouchInput
import TouchKit

/// Copies of a scene, one for each question.
///
/// A question hit-tests many points or plays a touch. Classes that decide about touches themselves may count calls or
/// change a value in each call. Questions therefore use a copy, so that the user's application does not change. The
/// copy is a new start of the scene that receives the same input up to the same moment.
package enum SceneCopy {
  /// A closure that starts an application for a size, at a time on its input clock.
  package typealias Start = (CGSize, TimeInterval) -> StartedApplication

  /// Runs a question on a scene in its initial state; without a measurer, its texts have estimated sizes.
  static func ask<Answer>(
    size: CGSize,
    measuring: (any TextMeasuring)?,
    start: Start,
    _ question: (UIApplication) -> Answer
  ) -> Answer {
    aside {
      let copy = start(size, 0)
      if let measuring { copy.application.textMeasuring = measuring }
      return withExtendedLifetime(copy) { question(copy.application) }
    }
  }

  /// Runs a question on a scene after a number of frames of a recording.
  static func ask<Answer>(
    after recording: InputRecording,
    frames: Int,
    measuring: any TextMeasuring,
    start: Start,
    _ question: (ApplicationRun) -> Answer
  ) -> Answer {
    aside {
      let player = Player(recording, of: start, measuring: measuring)
      player.passFirstFrame()
      while !player.isAtEnd, player.position < frames { player.passFrame() }
      return withExtendedLifetime(player) { question(player.run) }
    }
  }

  /// Runs a question on other applications, then restores the shared application.
  private static func aside<Answer>(_ question: () -> Answer) -> Answer {
    let former = UIApplication.existing
    defer { former?.becomeShared() }
    return question()
  }
}
