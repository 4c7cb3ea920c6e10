import TouchTrace
import Foundation
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Container controllers")
struct ContainerTests {
  private func page(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = name
    controller.view.accessibilityIdentifier = "\(name).view"
    return controller
  }

  @Test("A pushed controller takes the touches; unhandled ones reach the navigation controller")
  func chain() {
    let navigation = UINavigationController(rootViewController: page("first"))
    navigation.title = "navigation"
    navigation.view.accessibilityIdentifier = "navigation.view"
    let stage = Stage(root: navigation)
    navigation.pushViewController(page("second"), animated: true)
    let finger = stage.makeFinger()
    finger.down(50, 100)
    #expect(
      stage.transcript([.deliveries, .forwarding]) == """
        second.view.began [f1]
        second.began [f1]
        navigation.view.began [f1]
        navigation.began [f1]
        UIWindow.began [f1]
        UIApplication.began [f1]
        """
    )
  }

  @Test("Popping takes away from the end and never the first")
  func popping() {
    let (a, b, c) = (page("a"), page("b"), page("c"))
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    navigation.pushViewController(c, animated: false)
    navigation.pushViewController(c, animated: false)
    #expect(navigation.viewControllers == [a, b, c] && c.navigationController === navigation)
    #expect(navigation.popViewController(animated: false) === c)
    #expect(c.parent == nil && c.navigationController == nil)
    navigation.pushViewController(c, animated: false)
    #expect(navigation.popToViewController(a, animated: false) == [b, c])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false) == [])
    #expect(navigation.topViewController === a)
  }

  @Test("Only the selected tab is shown, and it keeps its place among new ones")
  func tabs() {
    let (a, b, c) = (page("a"), page("b"), page("c"))
    let tabs = UITabBarController()
    let stage = Stage(root: tabs)
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    tabs.viewControllers = [a, b]
    #expect(tabs.selectedViewController === a && a.view.superview === tabs.view)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 7
    #expect(b.view.window === stage.window && a.view.superview == nil)
    tabs.viewControllers = [c, b]
    #expect(tabs.selectedIndex == 1 && a.parent == nil && c.tabBarController === tabs)
    tabs.selectedViewController = c
    stage.tap(CGPoint(x: 5, y: 5))
    #expect(stage.transcript == "c.view.began [f1]\nc.view.ended [f1]")
  }
}
