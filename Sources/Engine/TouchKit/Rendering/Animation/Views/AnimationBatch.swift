import Foundation

/// What one call animates: it is over when all of that is.
final class AnimationBatch {
  /// Whether the views it animates take touches meanwhile.
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

  /// One more animation belongs to it.
  func add() { pending += 1 }

  /// One of its animations came to its end, or was stopped before.
  func remove(finished: Bool) {
    pending -= 1
    if !finished { wasInterrupted = true }
  }

  /// Whether a client is being told that something is over.
  private(set) static var isCompleting = false

  /// Tells the client, once.
  func complete() {
    guard let completion else { return }
    self.completion = nil
    let wasCompleting = Self.isCompleting
    Self.isCompleting = true
    completion(!wasInterrupted)
    Self.isCompleting = wasCompleting
  }
}
