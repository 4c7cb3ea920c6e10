import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("View controllers")
struct ViewControllerTests {
  @Test("The view is made once, when first asked for")
  func loading() {
    let controller = LoggingController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(view === controller.view)
    #expect(controller.log == ["loadView", "viewDidLoad"])
  }

  @Test("Sc-63: a child's next is the superview of its view, a presented one's the presenter")
  func chain() {
    let stage = Stage()
    let root = stage.window.rootViewController
    let container = named("C0", rect(0, 0, 100, 100), in: stage.rootView)
    let child = LoggingController()
    root?.addChild(child)
    container.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(child.view.next === child && child.next === container)
    #expect(container.next === stage.rootView)
    #expect(child.parent === root && root?.children == [child])
    let second = UIViewController()
    child.present(second, animated: false)
    #expect(second.next === root)
    #expect(root?.presentedViewController === second && child.presentedViewController === second)
    #expect(second.presentingViewController === root)
    #expect(second.view.superview === stage.window)
  }

  @Test("Children are told of their parents")
  func lifeCycle() {
    let parent = UIViewController()
    let child = LoggingController()
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.log == ["will parent", "did parent", "will nil", "did nil"])
    #expect(parent.children.isEmpty && child.parent == nil)
    child.addChild(parent)
    parent.addChild(child)
    #expect(child.parent == nil)
  }

  @Test("A presented controller takes the touches; dismissing gives them back")
  func presenting() {
    let stage = Stage()
    stage.rootView.accessibilityIdentifier = "root"
    let sheet = UIViewController()
    sheet.view.accessibilityIdentifier = "sheet"
    var isDone = false
    stage.window.rootViewController?.present(sheet, animated: true) { isDone = true }
    #expect(isDone)
    stage.tap(CGPoint(x: 5, y: 5))
    sheet.dismiss(animated: true)
    stage.tap(CGPoint(x: 5, y: 5))
    #expect(
      stage.transcript
        == "sheet.began [f1]\nsheet.ended [f1]\nroot.began [f2]\nroot.ended [f2]"
    )
    #expect(sheet.presentingViewController == nil && sheet.next == nil)
  }
}

private final class LoggingController: UIViewController {
  var log: [String] = []

  override func loadView() {
    log.append("loadView")
    super.loadView()
  }

  override func viewDidLoad() { log.append("viewDidLoad") }

  override func willMove(toParent parent: UIViewController?) {
    log.append(parent == nil ? "will nil" : "will parent")
  }

  override func didMove(toParent parent: UIViewController?) {
    log.append(parent == nil ? "did nil" : "did parent")
  }
}

@MainActor
@Suite("Appearing and disappearing")
struct AppearanceTests {
  @Test("A root controller appears with its window, after layout, and leaves with it")
  func root() {
    let stage = Stage()
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let controller = AppearanceLogger()
    window.rootViewController = controller
    #expect(controller.log == [])
    window.makeKeyAndVisible()
    #expect(controller.log == ["will appear", "will layout", "did layout", "did appear"])
    window.makeKeyAndVisible()
    window.isHidden = true
    window.isHidden = true
    #expect(controller.log.dropFirst(4) == ["will disappear", "did disappear"])
    #expect(stage.violations == [])
  }

  @Test("A child appears when its view enters the window, and disappears when it leaves")
  func child() {
    let stage = Stage()
    let child = AppearanceLogger()
    stage.window.rootViewController?.addChild(child)
    stage.rootView.addSubview(child.view)
    child.didMove(toParent: stage.window.rootViewController)
    let other = named("other", rect(0, 0, 10, 10), in: stage.rootView)
    other.addSubview(child.view)
    child.view.removeFromSuperview()
    #expect(
      child.log == [
        "will appear", "will layout", "did layout", "did appear", "will disappear",
        "did disappear",
      ]
    )
  }
}

private final class AppearanceLogger: UIViewController {
  var log: [String] = []
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  override func viewWillLayoutSubviews() { log.append("will layout") }
  override func viewDidLayoutSubviews() { log.append("did layout") }
}
