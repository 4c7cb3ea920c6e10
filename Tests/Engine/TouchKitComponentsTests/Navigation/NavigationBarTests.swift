import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Navigation bars")
struct NavigationBarTests {
  private let first = UIViewController()
  private let second = UIViewController()
  private let navigation: UINavigationController
  private let stage: Stage

  init() {
    first.title = "First"
    second.title = "Second"
    navigation = UINavigationController(rootViewController: first)
    stage = Stage(root: navigation)
    stage.application.layoutIfNeeded()
  }

  private func pushSecond() {
    navigation.pushViewController(second, animated: false)
    stage.application.layoutIfNeeded()
  }

  @Test("The bar lies above the shown controller's view, which keeps its content clear of it")
  func place() {
    let bar = navigation.navigationBar
    #expect(bar.frame == rect(0, 0, stage.window.bounds.width, 44))
    #expect(first.view.frame == navigation.view.bounds)
    #expect(first.view.safeAreaInsets.top == 44)
    #expect(stage.window.hitTest(CGPoint(x: 200, y: 20), with: nil)?.isDescendant(of: bar) == true)
    #expect(stage.window.hitTest(CGPoint(x: 200, y: 44), with: nil) === first.view)
    navigation.isNavigationBarHidden = true
    #expect(first.view.safeAreaInsets.top == 0)
    #expect(stage.window.hitTest(CGPoint(x: 200, y: 20), with: nil) === first.view)
  }

  @Test("A touch that the bar does not handle goes on to the navigation controller")
  func chain() {
    #expect(navigation.navigationBar.next === navigation.view)
    #expect(navigation.view.next === navigation)
  }

  @Test("The button that goes back bears the title of where it goes")
  func back() {
    #expect(navigation.navigationBar.backItem == nil)
    pushSecond()
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(navigation.navigationBar.backItem === first.navigationItem)
    stage.tap("back")
    #expect(navigation.topViewController === first)
    #expect(second.parent == nil)
  }

  @Test("A controller's own button takes the place of that one")
  func ownLeft() {
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel,
      target: nil,
      action: nil
    )
    pushSecond()
    let names = navigation.navigationBar.subviews.compactMap { $0.accessibilityIdentifier }
    #expect(!names.contains("back"))
    second.navigationItem.leftItemsSupplementBackButton = true
    stage.application.layoutIfNeeded()
    #expect(navigation.navigationBar.subviews.contains { $0.accessibilityIdentifier == "back" })
  }

  @Test("A pressed button sends its action to its target, with the item as the sender")
  func action() {
    let listener = Listener()
    let item = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: listener,
      action: Listener.heard
    )
    item.accessibilityIdentifier = "add"
    first.navigationItem.rightBarButtonItem = item
    stage.application.layoutIfNeeded()
    stage.tap("add")
    #expect(listener.senders.count == 1 && listener.senders.first === item)
    item.isEnabled = false
    stage.application.layoutIfNeeded()
    stage.tap("add")
    #expect(listener.senders.count == 1)
  }

  @Test("Buttons at the end stand the first one outermost")
  func order() throws {
    let items = ["a", "b"].map { name in
      let item = UIBarButtonItem(title: name, primaryAction: UIAction { _ in })
      item.accessibilityIdentifier = name
      return item
    }
    first.navigationItem.rightBarButtonItems = items
    stage.application.layoutIfNeeded()
    let bar = navigation.navigationBar
    let places = try items.map { item in
      try #require(bar.subviews.first { $0.accessibilityIdentifier == item.title }).frame
    }
    #expect(places[0].maxX == bar.bounds.width - 16)
    #expect(places[1].maxX <= places[0].minX)
    #expect(places.allSatisfy { $0.height == 44 })
  }

  @Test("A finger from the left edge goes back")
  func swipe() {
    pushSecond()
    stage.drag(from: CGPoint(x: 2, y: 300), by: CGVector(dx: 300, dy: 0), over: 0.5)
    stage.settle()
    #expect(navigation.topViewController === first)
    #expect(first.view.superview === navigation.view && second.view.superview == nil)
    #expect(second.view.transform == .identity)
  }

  @Test("A finger that turns back leaves everything as it was, and one elsewhere does nothing")
  func unfinishedSwipe() {
    pushSecond()
    let finger = stage.makeFinger()
    finger.down(2, 300)
    for x in [20, 60, 90, 60, 30, 5] as [CGFloat] {
      stage.advance(by: 0.1)
      finger.move(x, 300)
    }
    stage.advance(by: 0.3)
    finger.up()
    stage.settle()
    #expect(navigation.topViewController === second && first.view.superview == nil)
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 200, dy: 0))
    stage.settle()
    #expect(navigation.topViewController === second)
  }

  @Test("The first controller cannot be swiped away, nor any while the recognizer is off")
  func noSwipe() {
    stage.drag(from: CGPoint(x: 2, y: 300), by: CGVector(dx: 300, dy: 0))
    stage.settle()
    #expect(navigation.topViewController === first)
    pushSecond()
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    stage.drag(from: CGPoint(x: 2, y: 300), by: CGVector(dx: 300, dy: 0))
    stage.settle()
    #expect(navigation.topViewController === second)
  }

  @Test("Gaps of a toolbar share what its buttons leave")
  func toolbar() throws {
    let button = UIBarButtonItem(title: "middle", primaryAction: UIAction { _ in })
    button.accessibilityIdentifier = "middle"
    first.toolbarItems = [.flexibleSpace(), button, .flexibleSpace()]
    navigation.setToolbarHidden(false, animated: false)
    stage.application.layoutIfNeeded()
    let toolbar = try #require(navigation.toolbar)
    let view = try #require(toolbar.subviews.first { $0.accessibilityIdentifier == "middle" })
    #expect(abs(view.frame.midX - toolbar.bounds.midX) <= 1)
    #expect(first.view.safeAreaInsets.bottom == 44)
    #expect(toolbar.frame.maxY == navigation.view.bounds.maxY)
  }
}

/// A listener for pressed buttons.
@MainActor
private final class Listener: NSObject {
  private(set) var senders: [UIBarButtonItem] = []

  func heard(_ sender: UIBarButtonItem) { senders.append(sender) }
}
