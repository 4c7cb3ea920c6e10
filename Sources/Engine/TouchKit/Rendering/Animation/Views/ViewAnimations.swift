import Foundation

/// The animations of one view and the look that results.
final class ViewAnimations {
  private unowned let view: UIView
  private(set) var running: [RunningAnimation] = []
  /// The look with which the view is shown.
  private(set) var shown: ViewLook

  init(of view: UIView) {
    self.view = view
    shown = view.modelLook
  }

  /// Adds an animation on top of the running ones.
  func add(_ animation: RunningAnimation) {
    running.append(animation)
    noteWhetherTouchesAreBlocked()
  }

  /// Removes animations and returns them.
  func remove(where isChosen: (RunningAnimation) -> Bool) -> [RunningAnimation] {
    let chosen = running.filter(isChosen)
    guard !chosen.isEmpty else { return [] }
    running.removeAll(where: isChosen)
    noteWhetherTouchesAreBlocked()
    return chosen
  }

  /// Returns the look of the view at a moment.
  func look(at time: TimeInterval) -> ViewLook {
    var look = view.modelLook
    for animation in running { animation.apply(to: &look, at: time) }
    return look
  }

  /// Shows the view with its look at a moment.
  func showLook(at time: TimeInterval) { shown = look(at: time) }

  private func noteWhetherTouchesAreBlocked() {
    view.traits.isAnimationBlockingTouches = running.contains { !$0.batch.allowsUserInteraction }
  }
}
