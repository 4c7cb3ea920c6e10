import Foundation

/// A running animation of one property of one view.
final class RunningAnimation {
  let property: AnimatedProperty
  let path: AnimationPath
  /// Whether its values are added to the property instead of replacing it.
  let isAdditive: Bool
  let clock: any AnimationClock
  let batch: AnimationBatch
  /// The transaction that waits for it.
  var waiter: TransactionWaiter? { didSet { waiter?.add() } }

  init(
    _ property: AnimatedProperty,
    path: AnimationPath,
    isAdditive: Bool,
    clock: any AnimationClock,
    batch: AnimationBatch
  ) {
    self.property = property
    self.path = path
    self.isAdditive = isAdditive
    self.clock = clock
    self.batch = batch
  }

  /// Notifies the batch and the waiter that it was removed from its view.
  func remove(finished: Bool) {
    batch.remove(finished: finished)
    waiter?.remove()
  }

  /// Whether it runs until the client stops it.
  var isEndless: Bool { (clock as? TimedClock)?.end == .infinity }

  /// Returns its value at a moment; nil if it is over.
  func value(at time: TimeInterval) -> AnimatedVector? {
    switch clock.stage(at: time) {
    case .waiting: path.start
    case .running(let progress, _): path.value(at: progress)
    case .over: nil
    }
  }

  /// Applies the animation to a view's look at a moment.
  func apply(to look: inout ViewLook, at time: TimeInterval) {
    guard let value = value(at: time) else { return }
    look[property] = isAdditive ? look[property] + value : value
  }
}
