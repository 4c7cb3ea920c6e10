import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Controllers come and go")
struct AppearanceCauseTests {
  let stage = Stage()

  @Test("A presented controller knows that it is being presented, and dismissed")
  func presenting() throws {
    let root = try #require(stage.window.rootViewController)
    let sheet = AppearanceCauseLogger()
    root.present(sheet, animated: false)
    root.dismiss(animated: false)
    #expect(
      sheet.log == ["will appear presented", "did appear presented"] + [
        "will disappear dismissed", "did disappear dismissed",
      ]
    )
    #expect(!sheet.isBeingPresented && !sheet.isBeingDismissed)
  }

  @Test("Pushed and popped controllers know that too")
  func pushing() {
    let bottom = AppearanceCauseLogger()
    let top = AppearanceCauseLogger()
    let navigation = UINavigationController(rootViewController: bottom)
    stage.window.rootViewController = navigation
    bottom.log = []
    navigation.show(top, sender: nil)
    #expect(navigation.topViewController === top)
    navigation.popViewController(animated: false)
    #expect(
      top.log == ["will appear moving to", "did appear moving to"] + [
        "will disappear moving from", "did disappear moving from",
      ]
    )
    #expect(bottom.log == ["will disappear", "did disappear", "will appear", "did appear"])
  }

  @Test(
    "Only what covers everything takes the controllers below out of sight",
    arguments: [
      (UIModalPresentationStyle.fullScreen, ["will disappear", "did disappear"]),
      (.automatic, []), (.overFullScreen, []),
    ]
  )
  func covering(style: UIModalPresentationStyle, expected: [String]) {
    let below = AppearanceCauseLogger()
    stage.window.rootViewController = below
    below.log = []
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    below.present(sheet, animated: false)
    #expect(below.log == expected)
    below.log = []
    sheet.dismiss(animated: false)
    #expect(below.log == (expected.isEmpty ? [] : ["will appear", "did appear"]))
  }

  @Test("A subclass that only names interface files is made without arguments")
  func initializers() {
    let controller = NamedController()
    #expect(controller.nibName == nil && controller.nibBundle == nil)
    #expect(NamedController(nibName: "Card", bundle: nil).nibName == "Card")
    #expect(UINavigationController().viewControllers.isEmpty)
  }

  @Test("One child takes another's place, animated")
  func transition() {
    let container = UIViewController()
    let (first, second) = (UIViewController(), UIViewController())
    stage.window.rootViewController = container
    container.addChild(first)
    container.view.addSubview(first.view)
    container.addChild(second)
    var isFinished: Bool?
    container.transition(from: first, to: second, duration: 0.5, animations: nil) {
      isFinished = $0
    }
    #expect(second.view.superview === container.view)
    stage.advance(by: 1)
    #expect(isFinished == true && first.view.superview == nil)
    container.transition(from: UIViewController(), to: second, duration: 0, animations: nil) {
      isFinished = $0
    }
    #expect(isFinished == false)
  }
}

@MainActor
@Suite("The safe area")
struct SafeAreaTests {
  @Test("A controller's insets reach as far into each view as they cover it")
  func insets() throws {
    let stage = Stage(size: CGSize(width: 100, height: 200))
    let root = try #require(stage.window.rootViewController)
    let inner = InsetView(frame: CGRect(x: 10, y: 15, width: 50, height: 185))
    let middle = InsetView(frame: CGRect(x: 30, y: 50, width: 10, height: 10))
    stage.rootView.addSubview(inner)
    stage.rootView.addSubview(middle)
    #expect(inner.safeAreaInsets == .zero)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(stage.rootView.safeAreaInsets.top == 20)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 30, right: 0))
    #expect(middle.safeAreaInsets == .zero)
    #expect(inner.changes == 1 && middle.changes == 0)
  }
}

@MainActor
@Suite("The screen's size changes")
struct SizeTransitionTests {
  @Test("Controllers hear of it before, and run what they asked for along with it and after it")
  func order() {
    let stage = Stage(size: CGSize(width: 100, height: 200))
    let controller = TurningController()
    stage.window.rootViewController = controller
    stage.application.send(.event(.window(.resized(CGSize(width: 200, height: 100)), timestamp: 0)))
    #expect(controller.log == ["will 200 was 100", "along 200", "after"])
  }
}

private class AppearanceCauseLogger: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }

  private func note(_ call: String) {
    var words = [call]
    if isBeingPresented { words.append("presented") }
    if isBeingDismissed { words.append("dismissed") }
    if isMovingToParent { words.append("moving to") }
    if isMovingFromParent { words.append("moving from") }
    log.append(words.joined(separator: " "))
  }
}

private final class NamedController: UIViewController {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class InsetView: UIView {
  var changes = 0
  override func safeAreaInsetsDidChange() { changes += 1 }
}

private final class TurningController: UIViewController {
  var log: [String] = []

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("will \(Int(size.width)) was \(Int(view.bounds.width))")
    coordinator.animate { [weak self] _ in
      guard let self else { return }
      log.append("along \(Int(view.bounds.width))")
    } completion: { [weak self] _ in
      self?.log.append("after")
    }
  }
}
