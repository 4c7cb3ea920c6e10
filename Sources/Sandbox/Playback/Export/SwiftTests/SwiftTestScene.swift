package import Foundation
package import TouchKit

/// The scene of an exported test: its lookup in the test, and its creation in this process.
package struct SwiftTestScene {
  /// The lookup of a scene in a test.
  package enum Source: Hashable {
    /// By its name in the catalogue.
    case catalogue(String)
    /// In a file, by its path relative to the test file.
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

  /// Whether its window has a custom class, which a stage does not create by default.
  var hasOwnWindow: Bool { type(of: makeWindow(.zero)) != UIWindow.self }
}
