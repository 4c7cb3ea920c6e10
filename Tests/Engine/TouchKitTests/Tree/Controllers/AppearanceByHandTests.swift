import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Containers that tell their children of appearance themselves")
struct AppearanceByHandTests {
  @Test("The engine leaves it to them")
  func byHand() {
    let stage = Stage()
    let container = Container()
    let child = TransitionLogger("child")
    stage.window.rootViewController = container
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    #expect(child.log == [])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(child.log == ["will appear animated", "did appear"])
    child.view.removeFromSuperview()
    #expect(child.log.count == 2)
  }

  private final class Container: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }
}
