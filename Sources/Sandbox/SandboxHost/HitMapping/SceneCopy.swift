import Drawing
package import Foundation
import TouchInput
import TouchKit

/// Copies of a scene, each for one question.
///
/// A question asks the hit-test at many points or plays a touch, and classes that decide about touches
/// themselves may count or change a value whenever they are asked. So that the application that a user
/// touches notices nothing, questions go to a copy: started anew, and carried by the same input to the
/// same moment.
package enum SceneCopy {
  /// Starts an application for a size, at a time on the clock of its input.
  package typealias Start = (CGSize, TimeInterval) -> StartedApplication

  /// Asks a scene as it begins; without a measurer its texts have estimated sizes.
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

  /// Asks a scene after some frames of a recording.
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

  /// Asks further applications; afterwards `UIApplication.shared` is as before.
  private static func aside<Answer>(_ question: () -> Answer) -> Answer {
    let former = UIApplication.existing
    defer { former?.becomeShared() }
    return question()
  }
}
