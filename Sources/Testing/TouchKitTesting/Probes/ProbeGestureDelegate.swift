public import Foundation
public import TouchKit

/// A recognizers' delegate that logs every question, and answers as a test tells it.
@preconcurrency @MainActor
open class ProbeGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  /// The log that receives the questions.
  public let log: ProbeLog
  /// Whether recognizers may begin; yes by default.
  public var begins = true
  /// Whether two may recognise at the same time; no by default.
  public var isSimultaneous = false
  /// Whether one waits for the other to fail; no by default.
  public var requiresFailure = false
  /// Whether the other waits for one to fail; no by default.
  public var isRequiredToFail = false
  /// Whether touches and events are received; yes by default.
  public var receives = true

  // See `Stage`.
  nonisolated deinit {}

  /// Creates a delegate with a log.
  public init(log: ProbeLog) {
    self.log = log
    super.init()
  }

  /// Answers with `begins`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ask("shouldBegin", gestureRecognizer, nil, begins)
  }

  /// Answers with `isSimultaneous`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask("simultaneouslyWith", gestureRecognizer, otherGestureRecognizer.probeName, isSimultaneous)
  }

  /// Answers with `requiresFailure`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask("requireFailureOf", gestureRecognizer, otherGestureRecognizer.probeName, requiresFailure)
  }

  /// Answers with `isRequiredToFail`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask("requiredToFailBy", gestureRecognizer, otherGestureRecognizer.probeName, isRequiredToFail)
  }

  /// Answers with `receives`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    ask("shouldReceive", gestureRecognizer, log.name(of: touch), receives)
  }

  /// Answers with `receives`.
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
