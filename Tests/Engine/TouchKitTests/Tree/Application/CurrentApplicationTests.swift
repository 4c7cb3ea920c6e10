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

  @Test("An application that an event creates lives until the event is handled, then as others do")
  func lifetime() {
    weak var first: UIApplication?
    weak var second: UIApplication?
    let view = ScriptedView("view", rect(0, 0, 100, 100))
    stage.rootView.addSubview(view)
    view.onBegan = { _, _, _ in
      UIApplication.make()
      first = UIApplication.shared
      UIApplication.make()
      second = UIApplication.shared
      #expect(first != nil && UIApplication.shared === second)
    }
    stage.tap(CGPoint(x: 5, y: 5))
    #expect(first == nil && UIApplication.shared === second)
    let other = UIApplication()
    #expect(second == nil && UIApplication.shared === other)
  }
}

extension UIApplication {
  /// Creates an application that the caller does not retain.
  fileprivate static func make() { _ = UIApplication() }
}
