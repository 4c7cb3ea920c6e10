import Foundation

/// Nested animations that one call begins and another call commits.
@MainActor
enum CommittedAnimations {
  private static var open: [(recorder: BlockRecorder, outer: (any AnimationRecorder)?)] = []

  /// The duration without a setting of the client, in seconds.
  private static let usualDuration: TimeInterval = 0.2

  /// Begins to record changes.
  static func begin() {
    let recorder = BlockRecorder(AnimationSettings(duration: usualDuration), completion: nil)
    open.append((recorder, AnimationScope.begin(recorder)))
  }

  /// Ends the innermost recording and animates its changes.
  static func commit() {
    guard let (recorder, outer) = open.popLast() else {
      let message = "UIView.commitAnimations() was called without beginAnimations"
      return EngineLog.warn(message, in: .shared)
    }
    recorder.layOut()
    AnimationScope.end(returningTo: outer)
    recorder.close()
  }

  /// Changes the settings of the innermost animation, regardless of the call that began it.
  static func change(_ change: (inout AnimationSettings) -> Void) {
    guard let recorder = AnimationScope.recorder else { return }
    var settings = recorder.settings
    change(&settings)
    recorder.settings = settings
  }
}
