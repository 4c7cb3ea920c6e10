import Foundation
@_spi(Components) import TouchKit

/// The bars of a navigation controller, and the insets that they cause.
@MainActor
final class NavigationBars {
  private unowned let controller: UINavigationController
  var isTopHidden = false
  var isBottomHidden = true
  private(set) lazy var top = makeTop()
  private(set) lazy var bottom = UIToolbar()

  init(of controller: UINavigationController) { self.controller = controller }

  private func makeTop() -> UINavigationBar {
    let bar = UINavigationBar()
    bar.onBack = { [weak controller] in controller?.popViewController(animated: true) }
    return bar
  }

  /// Shows the items of the top controller, and keeps its content clear of the bars.
  func showItems() {
    guard let view = controller.viewIfLoaded else { return }
    let items = controller.viewControllers.map(\.navigationItem)
    if top.items ?? [] != items { top.items = items }
    let shown = controller.topViewController
    bottom.items = shown?.toolbarItems
    place(top, in: view, isHidden: isTopHidden, atTop: true)
    place(bottom, in: view, isHidden: isBottomHidden, atTop: false)
    if let shown { cover(shown, in: view) }
  }

  /// Keeps a controller's content clear of the bars, by its safe area or by its view's frame.
  private func cover(_ shown: UIViewController, in view: UIView) {
    var insets = UIEdgeInsets.zero
    if !isTopHidden { insets.top = UINavigationBar.height }
    if !isBottomHidden { insets.bottom = UIToolbar.height }
    var gap = UIEdgeInsets.zero
    if !shown.edgesForExtendedLayout.contains(.top) { swap(&gap.top, &insets.top) }
    if !shown.edgesForExtendedLayout.contains(.bottom) { swap(&gap.bottom, &insets.bottom) }
    shown.coverEdges(insets)
    guard gap != .zero || shown.isBetweenBars, shown.view.superview === view else { return }
    shown.isBetweenBars = gap != .zero
    let safe = view.safeAreaInsets
    if gap.top > 0 { gap.top += safe.top }
    if gap.bottom > 0 { gap.bottom += safe.bottom }
    shown.view.frame = view.bounds.inset(by: gap)
  }

  private func place(_ bar: UIView, in view: UIView, isHidden: Bool, atTop: Bool) {
    guard !isHidden else { return bar.removeFromSuperview() }
    let inset = view.safeAreaInsets
    let height = bar.sizeThatFits(view.bounds.size).height
    let y = atTop ? inset.top : view.bounds.height - inset.bottom - height
    bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    bar.autoresizingMask = [.flexibleWidth, atTop ? .flexibleBottomMargin : .flexibleTopMargin]
    // Transitions can add views in front of the bar.
    if bar.superview !== view || view.subviews.suffix(2).allSatisfy({ $0 !== bar }) {
      view.addSubview(bar)
    }
  }
}
