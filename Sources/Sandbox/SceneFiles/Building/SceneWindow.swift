package import UIKit

/// The delegate of the application of a scene, which stands for the one of the app that the scene
/// was imported from, at the end of the responder chain.
package final class SceneApplicationDelegate: UIResponder, UIApplicationDelegate {
  /// Its class and address there.
  package let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }
}

extension SceneStage {
  /// Makes a window with all that is in it.
  func makeWindow(_ plan: ViewBlueprint) -> UIWindow {
    let window = makeHostWindow(plan) ?? UIWindow(frame: .zero)
    fill(window, plan, for: nil)
    return window
  }
}

extension ViewBlueprint {
  /// Whether a window of the plan is to be seen; windows themselves begin hidden.
  fileprivate var isShown: Bool {
    !settings.contains { $0.property.name == "isHidden" && $0.value == .bool(true) }
  }
}

/// The windows of a running scene, and what keeps their names.
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

  /// The view or recognizer that has a name in the file.
  package func view(named name: String) -> UIView? { stage.view(name) }
  package func recognizer(named name: String) -> UIGestureRecognizer? { stage.recognizer(name) }
}

extension SceneBlueprint {
  /// Whether it consists of windows, and has no root controller.
  package var hasWindows: Bool { !windows.isEmpty }

  /// How many windows stand for pieces of a text that have no place on the screen: they are not shown,
  /// and the text does not have them.
  package var pieceCount: Int { windows.count { !$0.isShown && !$0.origin.isInText } }

  /// Makes the windows and shows those that are not hidden.
  ///
  /// Where their log is not heard, its lines do not go to standard error.
  package func makeWindows(isHeard: Bool = true) -> SceneWindows {
    SceneWindows(self, isHeard: isHeard)
  }
}
