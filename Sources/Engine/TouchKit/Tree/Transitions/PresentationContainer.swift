package import Foundation

/// The container view of a presentation, over everything else in the window.
package final class PresentationContainer: UIView {
  private weak var owner: UIPresentationController?
  /// Whether touches outside the presented view go to the views below.
  package var letsTouchesThrough: () -> Bool = { false }
  /// The views below that still receive touches.
  package var openViews: () -> [UIView] = { [] }

  init(for owner: UIPresentationController, over bounds: CGRect) {
    self.owner = owner
    super.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), let owner else { return nil }
    let presented = owner.presentedView
    guard hit === self || hit.superview === self, hit !== presented else { return hit }
    if letsTouchesThrough() { return nil }
    let isOpen = openViews().contains {
      $0.point(inside: $0.convert(point, from: self), with: event)
    }
    return isOpen ? nil : hit
  }

  package override func layoutSubviews() {
    owner?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    owner?.containerViewDidLayoutSubviews()
  }
}
