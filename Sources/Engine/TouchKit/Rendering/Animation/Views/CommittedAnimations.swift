import Foundation

/// Animations that are begun by one call and committed by another, one inside the other.
@MainActor
enum CommittedAnimations {
  private static var open: [(recorder: BlockRecorder, outer: (any AnimationRecorder)?)] = []

  /// How long they take unless the client says otherwise, in seconds.
  private static let usualDuration: TimeInterval = 0.2

  /// Listens to changes from now on.
  static func begin() {
    let recorder = BlockRecorder(AnimationSettings(duration: usualDuration), completion: nil)
    open.append((recorder, AnimationScope.begin(recorder)))
  }

  /// Ends what began last, and animates what changed meanwhile.
  static func commit() {
    guard let (recorder, outer) = open.popLast() else {
      let message = "UIView.commitAnimations() was called without beginAnimations"
      return EngineLog.warn(message, in: .shared)
    }
    recorder.layOut()
    AnimationScope.end(returningTo: outer)
    recorder.close()
  }

  /// Changes how the innermost animation runs, whichever call began it.
  static func change(_ change: (inout AnimationSettings) -> Void) {
    guard let recorder = AnimationScope.recorder else { return }
    var settings = recorder.settings
    change(&settings)
    recorder.settings = settings
  }
}
