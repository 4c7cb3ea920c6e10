public import Foundation
public import TouchKit

/// A recognizer's delegate that logs every question, and returns the values that a test sets.
@preconcurrency @MainActor
open class ProbeGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  /// The log that receives the questions.
  public let log: ProbeLog
  /// Whether recognizers may begin; true by default.
  public var begins = true
  /// Whether two may recognise at the same time; false by default.
  public var isSimultaneous = false
  /// Whether one waits for the other to fail; false by default.
  public var requiresFailure = false
  /// Whether the other waits for one to fail; false by default.
  public var isRequiredToFail = false
  /// Whether touches and events are received; true by default.
  public var receives = true

  // Isolated to no actor, for the reason given in `Stage`.
  nonisolated deinit {}

  /// Creates a delegate with a log.
  public init(log: ProbeLog) {
    self.log = log
    super.init()
  }

  /// Logs the question and returns `begins`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ask("shouldBegin", gestureRecognizer, nil, begins)
  }

  /// Logs the question and returns `isSimultaneous`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask("simultaneouslyWith", gestureRecognizer, otherGestureRecognizer.probeName, isSimultaneous)
  }

  /// Logs the question and returns `requiresFailure`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask("requireFailureOf", gestureRecognizer, otherGestureRecognizer.probeName, requiresFailure)
  }

  /// Logs the question and returns `isRequiredToFail`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask("requiredToFailBy", gestureRecognizer, otherGestureRecognizer.probeName, isRequiredToFail)
  }

  /// Logs the question and returns `receives`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    ask("shouldReceive", gestureRecognizer, log.name(of: touch), receives)
  }

  /// Logs the question and returns `receives`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    ask("shouldReceive", gestureRecognizer, "event", receives)
  }

  private func ask(
    _ question: String,
    _ recognizer: UIGestureRecognizer,
    _ subject: String?,
    _ answer: Bool
  ) -> Bool {
    let call = question + (answer ? "→yes" : "→no")
    log.add(recognizer.probeName, call, subject.map { [$0] } ?? [])
    return answer
  }
}
