package import UIKit

/// The application delegate of a scene, at the end of the responder chain.
///
/// It represents the delegate of the app that the scene was imported from.
package final class SceneApplicationDelegate: UIResponder, UIApplicationDelegate {
  /// Its class and address in the app.
  package let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }
}

extension SceneStage {
  /// Creates a window with all of its contents.
  func makeWindow(_ plan: ViewBlueprint) -> UIWindow {
    let window = makeHostWindow(plan) ?? UIWindow(frame: .zero)
    fill(window, plan, for: nil)
    return window
  }
}

extension ViewBlueprint {
  /// Whether a window of the plan is visible; windows are hidden by default.
  fileprivate var isShown: Bool {
    !settings.contains { $0.property.name == "isHidden" && $0.value == .bool(true) }
  }
}

/// The windows of a running scene, and the stage with their names.
package final class SceneWindows {
  /// The windows, the rearmost first.
  package let windows: [UIWindow]
  private let stage: SceneStage
  private let delegate: SceneApplicationDelegate?

  init(_ blueprint: SceneBlueprint, isHeard: Bool) {
    let stage = SceneStage(blueprint, isHeard: isHeard)
    self.stage = stage
    windows = blueprint.windows.map { stage.makeWindow($0) }
    stage.relateRecognizers()
    delegate = blueprint.applicationDelegate.map(SceneApplicationDelegate.init)
    UIApplication.shared.delegate = delegate
    for (window, plan) in zip(windows, blueprint.windows) where plan.isShown {
      window.isHidden = false
    }
    windows.last { !$0.isHidden }?.makeKey()
  }

  /// Returns the view with a name in the file.
  package func view(named name: String) -> UIView? { stage.view(name) }
  package func recognizer(named name: String) -> UIGestureRecognizer? { stage.recognizer(name) }
}

extension SceneBlueprint {
  /// Whether it consists of windows, without a root controller.
  package var hasWindows: Bool { !windows.isEmpty }

  /// The number of windows for pieces of a text that have no position on the screen.
  ///
  /// These windows are not shown, and the text does not contain them.
  package var pieceCount: Int { windows.count { !$0.isShown && !$0.origin.isInText } }

  /// Creates the windows and shows those that are not hidden.
  ///
  /// With `isHeard == false`, their log lines do not go to standard error.
  package func makeWindows(isHeard: Bool = true) -> SceneWindows {
    SceneWindows(self, isHeard: isHeard)
  }
}
