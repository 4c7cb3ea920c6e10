import Foundation
@_spi(Components) import TouchKit

/// The implementation of the engine's component hooks, which the engine finds by the class name.
///
/// The engine's `ComponentFloor` contains the name; change both together.
final class FilledHooks: ComponentHooks {
  static func showMenu(
    _ menu: UIMenu,
    beside place: CGRect,
    in window: UIWindow,
    from sender: UIView,
    onEnd: @escaping () -> Void
  ) {
    MenuList(menu, beside: place, in: window, sender: sender, onEnd: onEnd)
  }

  static func makePresentation(
    _ style: UIModalPresentationStyle,
    of controller: UIViewController,
    presenter: UIViewController?
  ) -> UIPresentationController? {
    switch style {
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: controller, presenting: presenter)
    case .popover:
      UIPopoverPresentationController(presentedViewController: controller, presenting: presenter)
    default: nil
    }
  }
}
