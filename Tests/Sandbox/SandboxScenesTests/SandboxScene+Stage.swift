import Foundation
import SandboxScenes
import TouchKit
import TouchKitTesting

extension SandboxScene {
  /// Returns a stage with the scene on it, laid out.
  @MainActor
  func stage(size: CGSize) -> Stage {
    let stage = Stage(
      size: size,
      application: UIApplication(),
      window: makeWindow,
      root: makeRootViewController()
    )
    stage.application.layoutIfNeeded()
    return stage
  }
}
