package import Foundation

/// What the components above the engine do for it; the engine names none of them.
///
/// A button shows a menu, and a controller is presented as a sheet, without the program that asks
/// for it naming what draws them. The components' module fills these hooks in one class, which is
/// looked up by its name once, as the principal class of a bundle is.
@MainActor
package protocol ComponentHooks: AnyObject {
  /// Shows a menu beside a rectangle of a window, in window points, until something is chosen or a
  /// finger comes down elsewhere; then calls `onEnd`.
  static func showMenu(
    _ menu: UIMenu,
    beside place: CGRect,
    in window: UIWindow,
    from sender: UIView,
    onEnd: @escaping () -> Void
  )

  /// Looks after a controller that is presented in a style; nil for styles that need nothing
  /// special.
  static func makePresentation(
    _ style: UIModalPresentationStyle,
    of controller: UIViewController,
    presenter: UIViewController?
  ) -> UIPresentationController?
}

/// The way from the engine to the components.
@MainActor
enum ComponentFloor {
  /// The hooks; nil in a program that is made without the components.
  static let current =
    NSClassFromString("TouchKitComponents.FilledHooks") as? any ComponentHooks.Type
}
