import Foundation

/// The animations of an application's layers, which it begins, ends and redraws.
final class LayerAnimationRegister {
  private unowned let application: UIApplication
  private var entries: [LayerAnimations] = []
  private var ticket: TimerQueue.Ticket?
  private var turnTime = TimeInterval.infinity

  init(application: UIApplication) { self.application = application }

  private var now: TimeInterval { application.currentTime }

  // MARK: - Beginning and ending

  /// Begins the animations of a layer that is in a window.
  func begin(_ animations: LayerAnimations) {
    guard let layer = animations.layer else { return }
    if !entries.contains(where: { $0 === animations }) { entries.append(animations) }
    for motion in animations.running { motion.begin(at: now, on: layer) }
    redraw(layer) { animations.showLook(at: now) }
    expectTurn(at: now)
  }

  /// Removes animations from a layer before their end.
  ///
  /// Their completions and delegates are called soon.
  func interrupt(
    _ layer: CALayer,
    where isChosen: (any LayerMotion) -> Bool = { _ in true }
  ) {
    let ended = remove(from: layer, where: isChosen)
    guard !ended.isEmpty else { return }
    _ = application.schedule(at: now) { for motion in ended { motion.end(finished: false) } }
  }

  /// Ends the animations of an animator, which notifies its clients itself.
  func end(_ motion: BlockMotion, of layer: CALayer) {
    for ended in remove(from: layer, where: { $0 === motion }) { ended.end(finished: true) }
  }

  private func remove(
    from layer: CALayer,
    where isChosen: (any LayerMotion) -> Bool
  ) -> [any LayerMotion] {
    guard let animations = layer.motions else { return [] }
    var ended: [any LayerMotion] = []
    redraw(layer) {
      ended = animations.remove(where: isChosen)
      animations.showLook(at: now)
      guard animations.running.isEmpty else { return }
      layer.motions = nil
      entries.removeAll { $0 === animations }
    }
    return ended
  }

  private func redraw(_ layer: CALayer, _ change: () -> Void) {
    layer.damageExtent()
    change()
    layer.damageExtent()
  }

  /// Notifies clients of animations that begin or end now.
  private func settle() {
    ticket = nil
    turnTime = .infinity
    let now = now
    var ended: [any LayerMotion] = []
    for animations in entries {
      animations.outdate()
      for motion in animations.running { motion.tell(at: now) }
      guard let layer = animations.layer else { continue }
      if animations.running.contains(where: { $0.isOver(at: now) }) {
        ended += remove(from: layer) { $0.isOver(at: now) }
      }
    }
    let lost = entries.filter { $0.layer == nil }.flatMap(\.running)
    entries.removeAll { $0.layer == nil }
    for motion in lost { motion.end(finished: false) }
    for motion in ended { motion.end(finished: true) }
    expectNextTurn()
  }

  // MARK: - Time

  /// Updates the animations when a layer's own time changes.
  func timeDidChange() {
    for animations in entries { animations.outdate() }
    showLooks()
    expectNextTurn()
  }

  private func expectNextTurn() {
    let now = now
    for animations in entries {
      for motion in animations.running {
        guard let turn = motion.nextTurn(after: now) else { continue }
        // At very large times, rounding can miss the end, so the next frame serves.
        expectTurn(at: turn > now ? turn : FrameGrid.next(after: now))
      }
    }
  }

  private func expectTurn(at time: TimeInterval) {
    guard time < turnTime else { return }
    application.cancel(ticket)
    turnTime = time
    ticket = application.schedule(at: max(time, now)) { [unowned self] in settle() }
  }

  /// Returns the time when the picture changes next; nil while nothing moves.
  func nextFrame(after now: TimeInterval) -> TimeInterval? {
    let isMoving = entries.contains { $0.running.contains { $0.isMoving(at: now) } }
    return isMoving ? FrameGrid.next(after: now) : nil
  }

  /// Shows every layer with its present values and redraws the layers that changed.
  func showLooks() {
    guard !entries.isEmpty else { return }
    let now = now
    for animations in entries where animations.isOutdated(at: now) {
      if let layer = animations.layer { redraw(layer) { animations.showLook(at: now) } }
    }
  }
}
