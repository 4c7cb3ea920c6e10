import Foundation

/// The animations that run on one view, and what they make of its look.
final class ViewAnimations {
  private unowned let view: UIView
  private(set) var running: [RunningAnimation] = []
  /// How the view is shown.
  private(set) var shown: ViewLook

  init(of view: UIView) {
    self.view = view
    shown = view.modelLook
  }

  /// Adds an animation in front of the running ones.
  func add(_ animation: RunningAnimation) {
    running.append(animation)
    noteWhetherTouchesAreBlocked()
  }

  /// Takes animations out and answers them.
  func remove(where isChosen: (RunningAnimation) -> Bool) -> [RunningAnimation] {
    let chosen = running.filter(isChosen)
    guard !chosen.isEmpty else { return [] }
    running.removeAll(where: isChosen)
    noteWhetherTouchesAreBlocked()
    return chosen
  }

  /// How the view is to be shown at a moment.
  func look(at time: TimeInterval) -> ViewLook {
    var look = view.modelLook
    for animation in running { animation.apply(to: &look, at: time) }
    return look
  }

  /// Shows the view as it is to be shown at a moment.
  func showLook(at time: TimeInterval) { shown = look(at: time) }

  private func noteWhetherTouchesAreBlocked() {
    view.traits.isAnimationBlockingTouches = running.contains { !$0.batch.allowsUserInteraction }
  }
}
