package import UIKit

/// A controller whose view comes from a scene file.
final class SceneFileController: UIViewController {
  private var plan = ViewBlueprint()
  /// What makes the view, and keeps the controllers that have a name: none of them keeps it.
  private weak var stage: SceneStage?
  /// The same, where this is the root controller, which keeps it.
  private var ownStage: SceneStage?
  /// The controller that presents it, in a scene that shows both as they were on the screen.
  weak var presenterInApp: UIViewController?

  override var next: UIResponder? { presenterInApp ?? super.next }

  /// Says what the view is, before `loadView()` makes it.
  func configure(with plan: ViewBlueprint, on stage: SceneStage) {
    (self.plan, self.stage) = (plan, stage)
  }

  /// Makes this the controller that keeps the views, recognizers and controllers of the scene.
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
  /// Makes the controller that shows the scene, with views of its own.
  package func makeRootViewController() -> UIViewController {
    let stage = SceneStage(self)
    let controller = SceneFileController()
    controller.configure(with: root, on: stage)
    controller.keep(stage)
    let top = isInNavigation ? navigation(around: controller) : controller
    stage.root = top
    return top
  }

  /// A navigation controller whose bar does not cover what the file places.
  private func navigation(around controller: UIViewController) -> UIViewController {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isNavigationBarHidden = true
    return navigation
  }
}
