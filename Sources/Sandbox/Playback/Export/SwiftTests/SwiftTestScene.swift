package import Foundation
package import TouchKit

/// The scene of an exported test: how the test finds it, and how it is made here.
package struct SwiftTestScene {
  /// How a test finds a scene.
  package enum Source: Hashable {
    /// By its name, in the catalogue.
    case catalogue(String)
    /// In a file, by the way from the test's own file.
    case file(String)
  }

  let source: Source
  let makeRoot: () -> UIViewController
  let makeWindow: (CGRect) -> UIWindow

  /// Describes a scene by its root controller and the window around it.
  package init(
    _ source: Source,
    root: @escaping () -> UIViewController,
    window: @escaping (CGRect) -> UIWindow = { UIWindow(frame: $0) }
  ) {
    self.source = source
    (makeRoot, makeWindow) = (root, window)
  }

  /// Whether its window is of a class of its own, which a stage does not make by itself.
  var hasOwnWindow: Bool { type(of: makeWindow(.zero)) != UIWindow.self }
}
