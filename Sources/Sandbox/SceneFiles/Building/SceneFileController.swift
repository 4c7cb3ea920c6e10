package import UIKit

/// A controller with a view from a scene file.
final class SceneFileController: UIViewController {
  private var plan = ViewBlueprint()
  /// The stage, which creates the view and retains the named controllers; they do not retain it.
  private weak var stage: SceneStage?
  /// The same stage, retained by the root controller.
  private var ownStage: SceneStage?
  /// The presenting controller, in a scene that shows both as they were on the screen.
  weak var presenterInApp: UIViewController?

  override var next: UIResponder? { presenterInApp ?? super.next }

  /// Sets the plan of the view, before `loadView()` creates it.
  func configure(with plan: ViewBlueprint, on stage: SceneStage) {
    (self.plan, self.stage) = (plan, stage)
  }

  /// Retains the stage with the views, recognizers and controllers of the scene.
  func keep(_ stage: SceneStage) { ownStage = stage }

  override func loadView() {
    guard let stage else { return super.loadView() }
    view = stage.make(plan, for: self, frame: UIScreen.main.bounds)
    if plan.id == nil { view.accessibilityIdentifier = "root" }
    if view.backgroundColor == nil {
      view.backgroundColor = UIColor(red: 0.89, green: 0.91, blue: 0.94, alpha: 1)
    }
    stage.relateRecognizers()
  }
}

extension SceneBlueprint {
  /// Creates the controller that shows the scene, with its own views.
  package func makeRootViewController() -> UIViewController {
    let stage = SceneStage(self)
    let controller = SceneFileController()
    controller.configure(with: root, on: stage)
    controller.keep(stage)
    let top = isInNavigation ? navigation(around: controller) : controller
    stage.root = top
    return top
  }

  /// Returns a navigation controller whose bar does not cover the views of the file.
  private func navigation(around controller: UIViewController) -> UIViewController {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isNavigationBarHidden = true
    return navigation
  }
}
