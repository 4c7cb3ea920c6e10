import Foundation

/// The animations of one call, which ends when all of them have ended.
final class AnimationBatch {
  /// Whether the animated views receive touches during the animation.
  let allowsUserInteraction: Bool

  private var completion: ((Bool) -> Void)?
  private var pending = 0
  private var wasInterrupted = false

  init(allowsUserInteraction: Bool, completion: ((Bool) -> Void)?) {
    self.allowsUserInteraction = allowsUserInteraction
    self.completion = completion
  }

  /// Whether none of its animations is running.
  var isOver: Bool { pending == 0 }

  /// Adds a running animation.
  func add() { pending += 1 }

  /// Removes an animation that ended or was stopped.
  func remove(finished: Bool) {
    pending -= 1
    if !finished { wasInterrupted = true }
  }

  /// Whether a client's completion is being called.
  private(set) static var isCompleting = false

  /// Calls the client's completion once.
  func complete() {
    guard let completion else { return }
    self.completion = nil
    let wasCompleting = Self.isCompleting
    Self.isCompleting = true
    completion(!wasInterrupted)
    Self.isCompleting = wasCompleting
  }
}
