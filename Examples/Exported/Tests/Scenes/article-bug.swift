import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("article-bug: visit")
func articleBugVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "article-bug"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("article".part(0.28, 0.5))
  finger.tap("article-last")
  finger.tap("right-first")
  finger.tap("right-last")

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → article
      article.began [f1]
      article.ended [f1]
      f2 → article-last
      article-last.began [f2]
      article-last.ended [f2]
      f3 → right-first
      right-first.began [f3]
      right-first.ended [f3]
      f4 → right-last
      right-last.began [f4]
      right-last.ended [f4]
      """
  )
}
