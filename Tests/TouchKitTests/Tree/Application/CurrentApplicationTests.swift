import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("The shared application")
struct CurrentApplicationTests {
  private let stage = Stage()

  @Test("Each task has the application that it created last, whatever others create")
  func tasks() async {
    await Task {
      let other = Stage()
      #expect(UIApplication.shared === other.application)
    }.value
    #expect(UIApplication.shared === stage.application)
    let window = UIWindow(frame: rect(0, 0, 10, 10))
    window.isHidden = false
    #expect(stage.application.windows.contains(window))
  }

  @Test("While an application handles an event it is the shared one; one created then stays")
  func driven() {
    var seen: [UIApplication] = []
    var made: UIApplication?
    let view = ScriptedView("view", rect(0, 0, 100, 100))
    stage.rootView.addSubview(view)
    let other = Stage()
    view.onBegan = { _, _, _ in
      seen.append(UIApplication.shared)
      made = UIApplication()
      seen.append(UIApplication.shared)
    }
    stage.tap(CGPoint(x: 5, y: 5))
    #expect(seen == [stage.application, made] && UIApplication.shared === made)
    _ = other
  }
}
