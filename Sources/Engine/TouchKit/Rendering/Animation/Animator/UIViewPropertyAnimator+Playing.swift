import Foundation

extension UIViewPropertyAnimator {
  /// The present time of the application whose views it animates.
  final var now: TimeInterval { (home ?? UIApplication.shared).currentTime }

  /// Returns the batch of its animations, whose views belong to an application.
  final func batch(in application: UIApplication) -> AnimationBatch {
    home = application
    if let runningBatch { return runningBatch }
    let batch = AnimationBatch(
      allowsUserInteraction: isUserInteractionEnabled,
      completion: nil
    )
    runningBatch = batch
    return batch
  }

  // MARK: - Blocks

  final func add(_ block: AnimatorBlock) {
    switch phase {
    case .inactive: blocks.append(block)
    case .active: run(block)
    case .stopped: warn("addAnimations needs an animator that is not stopped")
    }
  }

  private func run(_ block: AnimatorBlock) {
    // A block that joins on the way back plays all the way back.
    let part = isReversed ? 0 : timeline.part(at: now)
    let factor = block.delayFactor > 0 ? min(block.delayFactor, 1) : 0
    let recorder = AnimatorRecorder(self, joiningAt: part + (1 - part) * factor)
    AnimationScope.with(recorder, block.work)
  }

  /// Makes an inactive animator active and runs its blocks.
  private func activate() {
    guard phase == .inactive else { return }
    phase = .active
    timeline.rewind()
    let blocks = self.blocks
    self.blocks = []
    for block in blocks { run(block) }
  }

  // MARK: - Playing

  final func play(after delay: TimeInterval) {
    guard phase != .stopped else { return warn("a stopped animator has to be finished first") }
    startDelay = delay.isFinite ? max(0, delay) : 0
    activate()
    timeline.play(at: now, delay: startDelay)
    awaitArrival()
  }

  final func hold() {
    guard phase != .stopped else { return warn("a stopped animator cannot be paused") }
    guard isInterruptible else { return warn("the animator is not interruptible") }
    activate()
    timeline.pause(at: now)
    awaitArrival()
  }

  final func scrub(to fraction: CGFloat) {
    guard phase != .stopped else { return warn("a stopped animator cannot be scrubbed") }
    activate()
    timeline.scrub(to: fraction, at: now)
    awaitArrival()
  }

  final func turnRound(_ reversed: Bool) {
    timeline.setReversed(reversed, at: now)
    awaitArrival()
  }

  final func goOn(_ parameters: (any UITimingCurveProvider)?, _ factor: CGFloat) {
    guard phase == .active, !timeline.isRunning else {
      return warn("continueAnimation needs a paused animator")
    }
    let rest = (1 - timeline.fraction(at: now)) * duration
    let length = factor > 0 && factor.isFinite ? factor * duration : rest
    if let (pace, length) = parameters?.pace(for: length) {
      timeline.continueAnimation(at: now, by: pace, length: length)
    } else if factor > 0 {
      timeline.continueAnimation(at: now, by: timeline.pace, length: length)
    } else {
      timeline.play(at: now)
    }
    awaitArrival()
  }

  /// Schedules the end of the animation.
  private func awaitArrival() {
    let application = home ?? UIApplication.shared
    application.cancel(arrival)
    arrival = nil
    guard phase == .active, let end = timeline.end else { return }
    // Strong, because it plays even if its client releases it.
    arrival = application.schedule(at: end - 1e-9) { self.arrive() }
  }

  private func arrive() {
    arrival = nil
    timeline.pause(at: timeline.end ?? now)
    if pausesOnCompletion { return }
    finish(at: isReversed ? .start : .end)
  }

  // MARK: - Ending

  final func stop(_ withoutFinishing: Bool) {
    guard phase == .active else {
      if phase == .stopped, withoutFinishing { becomeInactive() }
      return
    }
    guard isInterruptible else { return warn("the animator is not interruptible") }
    timeline.pause(at: now)
    awaitArrival()
    endAnimations(at: .current)
    if withoutFinishing { becomeInactive() } else { phase = .stopped }
  }

  final func finish(at position: UIViewAnimatingPosition) {
    if phase == .active {
      endAnimations(at: position)
    } else {
      UIView.performWithoutAnimation {
        for change in changes.reversed() { change.settle(at: position) }
        for change in layerChanges.reversed() { change.settle(at: position) }
      }
    }
    let completions = self.completions
    becomeInactive()
    for completion in completions { completion(position) }
  }

  /// Ends the animations and leaves the views at a position.
  private func endAnimations(at position: UIViewAnimatingPosition) {
    let time = now
    UIView.performWithoutAnimation {
      for change in changes.reversed() { change.leave(at: position, time: time) }
      for change in layerChanges.reversed() { change.leave(at: position, time: time) }
    }
    for change in layerChanges { home?.animations.layers.end(change.motion, of: change.layer) }
    home?.animations.end(changes.map(\.animation))
  }

  private func becomeInactive() {
    phase = .inactive
    changes = []
    layerChanges = []
    completions = []
    runningBatch = nil
    timeline.rewind()
  }

  final func warn(_ text: String) {
    EngineLog.warn("UIViewPropertyAnimator: \(text); the call was ignored.", in: home)
  }
}
