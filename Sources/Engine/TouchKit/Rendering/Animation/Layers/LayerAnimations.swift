import Foundation

/// The animations of one layer and its animated appearance.
final class LayerAnimations {
  private(set) weak var layer: CALayer?
  private(set) var running: [any LayerMotion] = []
  /// The copy that is painted; nil while the layer shows the values that clients set.
  private(set) var shown: CALayer?
  /// The time at which that copy was made, in seconds on the application's clock.
  private var shownTime: TimeInterval?
  /// The shown values of block animations, which animators' clocks can drive.
  private var shownValues: [LayerValue?] = []

  init(of layer: CALayer) { self.layer = layer }

  func add(_ motion: any LayerMotion) { running.append(motion) }

  /// Removes animations and returns them.
  func remove(where isChosen: (any LayerMotion) -> Bool) -> [any LayerMotion] {
    let chosen = running.filter(isChosen)
    running.removeAll { motion in chosen.contains { $0 === motion } }
    return chosen
  }

  /// Applies the appearance at a moment to a copy of the layer.
  func apply(to copy: CALayer, at time: TimeInterval) {
    for motion in running { motion.apply(to: copy, at: time) }
  }

  /// Shows the layer with its appearance at a moment.
  func showLook(at time: TimeInterval) {
    shown = running.isEmpty ? nil : layer?.copyForAnimations(of: running.clientKeys)
    if let shown {
      apply(to: shown, at: time)
      shown.drawAnimatedContents(of: running.clientKeys)
    }
    shownTime = time
    shownValues = drivenValues(at: time)
  }

  private func drivenValues(at time: TimeInterval) -> [LayerValue?] {
    running.compactMap { $0 as? BlockMotion }.map { $0.value(at: time) }
  }

  /// Whether its appearance at a moment differs from the shown one.
  func isOutdated(at time: TimeInterval) -> Bool {
    guard let shownTime else { return true }
    if drivenValues(at: time) != shownValues { return true }
    guard shownTime != time else { return false }
    return layer?.host?.animations != nil
      || running.contains { $0.isMoving(at: time) || $0.isMoving(at: shownTime) }
  }

  /// Discards the copy, so that the layer makes it again.
  func outdate() { shownTime = nil }
}
