public import TouchKit

/// A recognizer that logs every call; a test makes it recognise by setting `state`.
@preconcurrency @MainActor
open class ProbeGestureRecognizer: UIGestureRecognizer {
  /// The log that receives the calls.
  public let log: ProbeLog

  // Isolated to no actor, for the reason given in `Stage`.
  nonisolated deinit {}

  /// Creates a recognizer with a name and a log; `addTarget` gives it targets.
  public init(_ name: String, log: ProbeLog) {
    self.log = log
    super.init(target: nil, action: nil)
    self.name = name
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    log.add(probeName, "touchesBegan", touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    log.add(probeName, "touchesMoved", touches)
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log.add(probeName, "touchesEnded", touches)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    log.add(probeName, "touchesCancelled", touches)
    super.touchesCancelled(touches, with: event)
  }

  open override func reset() {
    log.add(probeName, "reset")
    super.reset()
  }

  open override func ignore(_ touch: UITouch, for event: UIEvent) {
    log.add(probeName, "ignore", [log.name(of: touch)])
    super.ignore(touch, for: event)
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    log.add(probeName, "canPrevent", [preventedGestureRecognizer.probeName])
    return super.canPrevent(preventedGestureRecognizer)
  }

  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    log.add(probeName, "canBePrevented", [preventingGestureRecognizer.probeName])
    return super.canBePrevented(by: preventingGestureRecognizer)
  }

  open override func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    log.add(probeName, "shouldRequireFailure", [otherGestureRecognizer.probeName])
    return super.shouldRequireFailure(of: otherGestureRecognizer)
  }

  open override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    log.add(probeName, "shouldBeRequiredToFail", [otherGestureRecognizer.probeName])
    return super.shouldBeRequiredToFail(by: otherGestureRecognizer)
  }

  open override func shouldReceive(_ event: UIEvent) -> Bool {
    log.add(probeName, "shouldReceive", ["event"])
    return super.shouldReceive(event)
  }
}
