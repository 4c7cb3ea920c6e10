import Foundation
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Tab bars")
struct TabBarTests {
  private let tabs = UITabBarController()
  private let controllers: [UIViewController]
  private let stage: Stage

  init() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    controllers = [UIViewController(), navigation]
    for (controller, name) in zip(controllers, ["one", "two"]) {
      controller.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      controller.tabBarItem.accessibilityIdentifier = name
    }
    tabs.viewControllers = controllers
    stage = Stage(root: tabs)
    stage.application.layoutIfNeeded()
  }

  @Test("The bar lies below the shown child's view, which keeps its content clear of it")
  func place() {
    let size = stage.window.bounds.size
    #expect(tabs.tabBar.frame == rect(0, size.height - 49, size.width, 49))
    #expect(controllers[0].view.safeAreaInsets.bottom == 49)
    #expect(tabs.tabBar.items?.map(\.title) == ["one", "two"])
    #expect(tabs.tabBar.next === tabs.view)
  }

  @Test("A pressed tab shows its child")
  func press() {
    stage.tap("two")
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "two")
    #expect(controllers[1].view.superview === tabs.view && controllers[0].view.superview == nil)
    stage.tap("one")
    #expect(tabs.selectedIndex == 0)
  }

  @Test("Pressed again, a tab goes back to the first controller of its navigation")
  func again() throws {
    stage.tap("two")
    let navigation = try #require(controllers[1] as? UINavigationController)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.application.layoutIfNeeded()
    stage.tap("two")
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A delegate may refuse a tab, and hears of the others")
  func delegate() {
    let guardian = Guardian()
    guardian.refused = controllers[1]
    tabs.delegate = guardian
    stage.tap("two")
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem?.title == "one")
    #expect(guardian.heard == 0)
    guardian.refused = nil
    stage.tap("two")
    #expect(tabs.selectedIndex == 1 && guardian.heard == 1)
  }

  @Test("A controller that was pushed may hide the bar")
  func hidden() throws {
    stage.tap("two")
    let navigation = try #require(controllers[1] as? UINavigationController)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    #expect(tabs.tabBar.superview == nil && pushed.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: false)
    #expect(tabs.tabBar.superview === tabs.view)
  }

  @Test("A bar of one's own with a button that sticks out passes touches to it")
  func protruding() {
    let bar = RoundTabBar(frame: rect(0, 400, 320, 49))
    stage.rootView.addSubview(bar)
    #expect(stage.window.hitTest(CGPoint(x: 160, y: 385), with: nil) === bar.round)
    #expect(stage.window.hitTest(CGPoint(x: 20, y: 385), with: nil) !== bar)
  }
}

/// A delegate that refuses a tab.
@MainActor
private final class Guardian: NSObject, UITabBarControllerDelegate {
  var refused: UIViewController?
  private(set) var heard = 0

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { viewController !== refused }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { heard += 1 }
}

/// The bar of seed 003, with a round button in its middle that is higher than the bar.
private final class RoundTabBar: UITabBar {
  let round = UIButton(type: .custom)

  override init(frame: CGRect) {
    super.init(frame: frame)
    round.frame = CGRect(x: 130, y: -25, width: 60, height: 60)
    addSubview(round)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let inner = convert(point, to: round)
    return round.point(inside: inner, with: event) ? round : super.hitTest(point, with: event)
  }
}
