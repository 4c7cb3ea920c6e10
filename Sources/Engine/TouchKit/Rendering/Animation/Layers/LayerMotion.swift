import Foundation

/// A change of a layer's appearance over time, in seconds on the application's clock.
@MainActor
protocol LayerMotion: AnyObject {
  /// The key under which the layer keeps it; nil for none.
  var key: String? { get }

  /// Begins it when the layer is in a window.
  func begin(at time: TimeInterval, on layer: CALayer)

  /// Applies it to the layer's appearance.
  func apply(to look: CALayer, at time: TimeInterval)

  /// Whether the next frame will look different.
  func isMoving(at time: TimeInterval) -> Bool

  /// Whether it is over, so that the layer can remove it.
  func isOver(at time: TimeInterval) -> Bool

  /// Returns the time of the next beginning or end.
  func nextTurn(after time: TimeInterval) -> TimeInterval?

  /// Notifies clients of beginnings and ends up to a moment.
  func tell(at time: TimeInterval)

  /// Ends it after its removal from the layer.
  func end(finished: Bool)
}

/// An animation that a client added to a layer.
final class AddedMotion: LayerMotion {
  let key: String?
  let animation: CAAnimation
  private weak var layer: CALayer?
  private let waiter: TransactionWaiter?
  /// The time at which it began, in the layer's time; nil before the layer was in a window.
  private var begun: TimeInterval?
  private var didTellStart = false
  private var didTellEnd = false

  init(_ animation: CAAnimation, key: String?, layer: CALayer, waiter: TransactionWaiter?) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.waiter = waiter
    waiter?.add()
  }

  private var scale: TimeScale { layer?.timeScale ?? TimeScale() }

  private func active(at time: TimeInterval) -> TimeInterval? {
    begun.map { animation.timing.activeTime(at: scale.local(time), begun: $0) }
  }

  private var length: TimeInterval { animation.timing.activeDuration(0) }

  func begin(at time: TimeInterval, on layer: CALayer) {
    guard begun == nil else { return }
    begun = animation.beginTime != 0 ? animation.beginTime : scale.local(time)
  }

  func apply(to look: CALayer, at time: TimeInterval) {
    guard let begun else { return }
    animation.apply(at: scale.local(time), begun: begun, usual: 0, to: look)
  }

  func isMoving(at time: TimeInterval) -> Bool {
    guard let active = active(at: time), scale.rate * Double(animation.speed) != 0 else {
      return false
    }
    return active >= 0 && active < length
  }

  private func hasEnded(at time: TimeInterval) -> Bool {
    guard let active = active(at: time) else { return false }
    if animation.speed < 0 { return active < 0 }
    return active >= length - MediaTiming.roundingError
  }

  func isOver(at time: TimeInterval) -> Bool {
    hasEnded(at: time) && animation.isRemovedOnCompletion
  }

  func nextTurn(after time: TimeInterval) -> TimeInterval? {
    guard let active = active(at: time), animation.speed > 0, let begun else { return nil }
    let goal = active < 0 ? 0 : length
    guard goal.isFinite, !didTellEnd else { return nil }
    let local = begun + (goal - animation.timeOffset) / Double(animation.speed)
    return scale.outer(local)
  }

  func tell(at time: TimeInterval) {
    if !didTellStart, let active = active(at: time), active >= -MediaTiming.roundingError {
      didTellStart = true
      animation.delegate?.animationDidStart(animation)
    }
    if hasEnded(at: time), !animation.isRemovedOnCompletion { finish(true) }
  }

  func end(finished: Bool) { finish(finished) }

  private func finish(_ finished: Bool) {
    guard !didTellEnd else { return }
    didTellEnd = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    waiter?.remove()
  }
}

/// A change of a layer inside the block of a view animation.
final class BlockMotion: LayerMotion {
  let property: LayerKey
  private let start: LayerValue
  private let end: LayerValue
  private let clock: any AnimationClock
  private let batch: AnimationBatch
  private let complete: (AnimationBatch) -> Void

  init(
    _ property: LayerKey,
    from start: LayerValue,
    to end: LayerValue,
    clock: any AnimationClock,
    batch: AnimationBatch,
    complete: @escaping (AnimationBatch) -> Void
  ) {
    self.property = property
    self.start = start
    self.end = end
    self.clock = clock
    self.batch = batch
    self.complete = complete
    batch.add()
  }

  var key: String? { property.rawValue }

  /// Returns the value at a moment; nil if it is over.
  func value(at time: TimeInterval) -> LayerValue? {
    switch clock.stage(at: time) {
    case .waiting: start
    case .running(let progress, _): start.moved(towards: end, by: progress.x)
    case .over: nil
    }
  }

  func begin(at time: TimeInterval, on layer: CALayer) {}

  func apply(to look: CALayer, at time: TimeInterval) {
    if let value = value(at: time) { look.adopt(value, for: property) }
  }

  func isMoving(at time: TimeInterval) -> Bool { clock.stage(at: time).isMoving }
  func isOver(at time: TimeInterval) -> Bool { clock.stage(at: time) == .over }
  func nextTurn(after time: TimeInterval) -> TimeInterval? { clock.nextTurn(after: time) }
  func tell(at time: TimeInterval) {}

  func end(finished: Bool) {
    batch.remove(finished: finished)
    complete(batch)
  }
}
