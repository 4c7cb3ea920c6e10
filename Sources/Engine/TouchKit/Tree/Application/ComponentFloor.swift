package import Foundation

/// The hooks by which the engine uses the components above it.
///
/// Buttons show menus, and controllers are presented as sheets, but the engine does not depend on the components. The
/// components' module implements these hooks in one class. The engine looks it up once by its name, like the principal
/// class of a bundle.
@MainActor
package protocol ComponentHooks: AnyObject {
  /// Shows a menu beside a rectangle of a window, in window points, and calls a closure at its end.
  ///
  /// The menu ends when the user chooses an element or a finger comes down elsewhere. It then calls `onEnd`.
  static func showMenu(
    _ menu: UIMenu,
    beside place: CGRect,
    in window: UIWindow,
    from sender: UIView,
    onEnd: @escaping () -> Void
  )

  /// Creates the presentation controller of a style; nil for styles without one.
  static func makePresentation(
    _ style: UIModalPresentationStyle,
    of controller: UIViewController,
    presenter: UIViewController?
  ) -> UIPresentationController?
}

/// The engine's access to the components.
@MainActor
enum ComponentFloor {
  /// The hooks; nil in a program without the components.
  static let current =
    NSClassFromString("TouchKitComponents.FilledHooks") as? any ComponentHooks.Type
}
