import Foundation
import TouchInput

/// The animations of an application's views, which it begins, ends and redraws.
///
/// Between its beginning and its end, an animation costs nothing until a picture is requested.
final class AnimationRegister {
  private struct Entry {
    weak var view: UIView?
    let animations: ViewAnimations
  }

  private unowned let application: UIApplication
  private var entries: [Entry] = []
  private var ticket: TimerQueue.Ticket?
  private var turnTime = TimeInterval.infinity

  /// The animations of layers.
  private(set) lazy var layers = LayerAnimationRegister(application: application)

  init(application: UIApplication) {
    self.application = application
  }

  private var animatedViews: [UIView] { entries.compactMap(\.view) }

  // MARK: - Beginning and ending

  /// Begins an animation of a view in one of the application's windows.
  func add(_ animation: RunningAnimation, to view: UIView) {
    animation.batch.add()
    animation.waiter = TransactionStack.values.waiter
    let animations = view.animations ?? begin(with: view)
    animations.add(animation)
    if let turn = animation.clock.nextTurn(after: application.currentTime) { expectTurn(at: turn) }
  }

  private func begin(with view: UIView) -> ViewAnimations {
    let animations = ViewAnimations(of: view)
    view.animations = animations
    entries.append(Entry(view: view, animations: animations))
    return animations
  }

  /// Stops animations of a view before their end; their completions are called soon.
  func interrupt(_ view: UIView, where isChosen: (RunningAnimation) -> Bool = { _ in true }) {
    let batches = remove(from: view, finished: false, where: isChosen)
    completeSoon(batches)
  }

  /// Ends animations whose owner notifies its clients itself.
  func end(_ animations: [RunningAnimation]) {
    for view in animatedViews {
      _ = remove(from: view, finished: true) { animation in
        animations.contains { $0 === animation }
      }
    }
  }

  /// Ends the animations whose time is over.
  private func settle() {
    ticket = nil
    turnTime = .infinity
    let now = application.currentTime
    var batches: [AnimationBatch] = []
    for view in animatedViews {
      batches += remove(from: view, finished: true) { $0.clock.stage(at: now) == .over }
    }
    batches += forgetLostViews()
    expectNextTurn()
    for batch in batches { complete(batch) }
  }

  /// Removes the animations of views that were deallocated with their window.
  private func forgetLostViews() -> [AnimationBatch] {
    let lost = entries.filter { $0.view == nil }.flatMap(\.animations.running)
    entries.removeAll { $0.view == nil }
    for animation in lost { animation.remove(finished: false) }
    return lost.map(\.batch).filter(\.isOver)
  }

  /// Removes animations from a view and returns the batches that this ends.
  private func remove(
    from view: UIView,
    finished: Bool,
    where isChosen: (RunningAnimation) -> Bool
  ) -> [AnimationBatch] {
    guard let animations = view.animations, animations.running.contains(where: isChosen) else {
      return []
    }
    view.damageExtent()
    let removed = animations.remove(where: isChosen)
    if animations.running.isEmpty {
      view.animations = nil
      entries.removeAll { $0.animations === animations }
    } else {
      animations.showLook(at: application.currentTime)
    }
    view.damageExtent()
    for animation in removed { animation.remove(finished: finished) }
    return removed.map(\.batch).filter(\.isOver)
  }

  // MARK: - Telling clients

  /// Calls the completion of a batch if the batch is over.
  func complete(_ batch: AnimationBatch) {
    guard batch.isOver else { return }
    batch.complete()
  }

  /// Calls the completions of batches after the present work.
  func completeSoon(_ batches: [AnimationBatch]) {
    guard !batches.isEmpty else { return }
    // Time must pass even if each completion causes the next one.
    let wait = AnimationBatch.isCompleting ? FramePeriod.seconds : 0
    _ = application.schedule(at: application.currentTime + wait) { [unowned self] in
      for batch in batches { complete(batch) }
    }
  }

  // MARK: - Time

  /// Schedules a call of `settle()` at the next beginning or end.
  func expectNextTurn() {
    let now = application.currentTime
    for view in animatedViews {
      for animation in view.animations?.running ?? [] {
        if let turn = animation.clock.nextTurn(after: now) { expectTurn(at: turn) }
      }
    }
  }

  private func expectTurn(at time: TimeInterval) {
    guard time < turnTime else { return }
    application.cancel(ticket)
    turnTime = time
    ticket = application.schedule(at: time) { [unowned self] in settle() }
  }

  /// Returns the time when the picture changes next; nil while nothing moves.
  func nextFrame(after now: TimeInterval) -> TimeInterval? {
    let isMoving = animatedViews.contains { view in
      view.animations?.running.contains { $0.clock.stage(at: now).isMoving } ?? false
    }
    return isMoving ? FrameGrid.next(after: now) : layers.nextFrame(after: now)
  }

  /// Shows every view with its present values and redraws the views that changed.
  func showLooks() {
    if !entries.isEmpty { showLooksOfViews() }
    layers.showLooks()
  }

  private func showLooksOfViews() {
    let now = application.currentTime
    for view in animatedViews {
      guard let animations = view.animations else { continue }
      let look = animations.look(at: now)
      guard look != animations.shown else { continue }
      view.damageExtent()
      animations.showLook(at: now)
      view.damageExtent()
    }
  }
}
