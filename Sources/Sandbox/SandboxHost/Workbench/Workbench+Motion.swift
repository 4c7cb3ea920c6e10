import Foundation
import TouchKit

/// The animations of the workbench: short, one at a time, and only after a change.
extension Workbench {
  /// The durations of animations, in seconds.
  enum MotionTime {
    static let drawer = 0.16
    static let toast = 0.12
    static let blink = 0.24
  }

  /// Cross-dissolves a region to its state after a block.
  func dissolve(_ region: UIView, for duration: TimeInterval, _ change: @escaping () -> Void) {
    guard look.hasMotion, !region.isHidden else { return change() }
    UIView.transition(
      with: region,
      duration: duration,
      options: [.transitionCrossDissolve, .allowUserInteraction, .curveEaseOut],
      animations: change
    )
  }

  /// Slides a newly opened drawer in from an edge.
  func slideIn(_ drawer: UIView, by offset: CGFloat) {
    guard look.hasMotion, !drawer.isHidden else { return }
    let place = drawer.frame
    UIView.performWithoutAnimation { drawer.frame = place.offsetBy(dx: offset, dy: 0) }
    UIView.animate(
      withDuration: MotionTime.drawer,
      delay: 0,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: { drawer.frame = place }
    )
  }

  /// Blinks views once.
  func blink(_ views: [UIView]) {
    guard look.hasMotion, !views.isEmpty else { return }
    UIView.performWithoutAnimation { for view in views { view.alpha = 0.2 } }
    UIView.animate(
      withDuration: MotionTime.blink,
      delay: 0,
      options: [.allowUserInteraction],
      animations: { for view in views { view.alpha = 1 } }
    )
  }

  /// The regions that currently cover others.
  struct Drawers: Equatable {
    var gallery = false
    var inspector = false

    init() {}

    init(_ layout: WorkbenchLayout) {
      gallery = layout.galleryForm == .drawer
      inspector = layout.widthClass == .narrow && layout.hasInspector
    }
  }

  /// Slides newly opened drawers in.
  func showDrawers() {
    let (former, now) = (drawers, Drawers(layout))
    drawers = now
    if now.gallery, !former.gallery { slideIn(chrome.gallery, by: -layout.gallery.width) }
    if now.inspector, !former.inspector { slideIn(inspector, by: layout.inspector.width) }
  }
}
