import Foundation
import TouchKit

/// What moves in the workbench: never more than one short change, and nothing while nothing happens.
extension Workbench {
  /// How long changes take, in seconds.
  enum MotionTime {
    static let drawer = 0.16
    static let toast = 0.12
    static let blink = 0.24
  }

  /// Lets a region go over into what a block makes of it.
  func dissolve(_ region: UIView, for duration: TimeInterval, _ change: @escaping () -> Void) {
    guard look.hasMotion, !region.isHidden else { return change() }
    UIView.transition(
      with: region,
      duration: duration,
      options: [.transitionCrossDissolve, .allowUserInteraction, .curveEaseOut],
      animations: change
    )
  }

  /// Lets a drawer that has just been opened come in over an edge.
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

  /// Lets views blink once.
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

  /// The regions that lie over others at the moment.
  struct Drawers: Equatable {
    var gallery = false
    var inspector = false

    init() {}

    init(_ layout: WorkbenchLayout) {
      gallery = layout.galleryForm == .drawer
      inspector = layout.widthClass == .narrow && layout.hasInspector
    }
  }

  /// Lets drawers that were closed until now come in.
  func showDrawers() {
    let (former, now) = (drawers, Drawers(layout))
    drawers = now
    if now.gallery, !former.gallery { slideIn(chrome.gallery, by: -layout.gallery.width) }
    if now.inspector, !former.inspector { slideIn(inspector, by: layout.inspector.width) }
  }
}
