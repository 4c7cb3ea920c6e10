import Foundation
import TouchInput
import SandboxHost
import SandboxScenes
import TouchKit

extension SandboxScene {
  /// Starts the scene in its own application, with a screen size in points, at a time on its input clock.
  func start(on size: CGSize, at time: TimeInterval = 0) -> StartedApplication {
    if let launch {
      let launched = launch(size, time)
      finishLoading()
      return StartedApplication(launched.application, with: launched.companion)
    }
    let application = UIApplication()
    application.namesViewsByProperty = isCode
    application.send(.event(.window(.resized(size), timestamp: time)))
    let facts = SceneOrigins(self).facts
    if let makeWindows {
      return StartedApplication(application, with: makeWindows(), facts: facts)
    }
    let window = makeWindow(CGRect(origin: .zero, size: size))
    window.rootViewController = makeRootViewController()
    window.makeKeyAndVisible()
    finishLoading()
    return StartedApplication(application, with: window, facts: facts)
  }

  /// Runs the main-queue work that the user's code queued while it loaded.
  private func finishLoading() {
    guard isCode else { return }
    _ = RunLoop.main.limitDate(forMode: .default)
  }

  /// Whether the scene is the user's Swift code.
  private var isCode: Bool { file.map { SceneCode($0) != nil } ?? false }
}
