import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport

/// Without a trace, the chain skips controllers that would only forward a touch.
@MainActor
@Suite("Controllers on the way of a touch that nothing reads")
struct ControllersInChainTests {
  private let application = UIApplication()
  private let listener = Listener()

  @Test("A controller with a method of its own is called")
  func ownMethod() {
    let controller = ListeningController(listener)
    touch(under: controller)
    #expect(listener.names == ["controller"])
  }

  @Test("A controller without one is passed; the window, and the view around a child's, are called")
  func passing() {
    let parent = UIViewController()
    parent.view = ListeningView(listener)
    let child = UIViewController()
    parent.addChild(child)
    child.view.frame = bounds
    parent.view.addSubview(child.view)
    touch(under: parent, in: ListeningWindow(frame: bounds))
    #expect(listener.names == ["view", "window"])
  }

  @Test("A controller's own next is followed")
  func ownNext() {
    let controller = DivertingController()
    controller.diversion = listener
    touch(under: controller, in: ListeningWindow(frame: bounds))
    #expect(listener.names == ["listener"])
  }

  @Test("From a presented controller the way leads to the one that presents it")
  func presented() {
    let presenting = ListeningController(listener)
    let window = show(presenting, in: UIWindow(frame: bounds))
    presenting.present(UIViewController(), animated: false)
    touch(window)
    #expect(listener.names == ["controller"])
  }

  private let bounds = rect(0, 0, 100, 100)

  private func touch(under controller: UIViewController, in window: UIWindow? = nil) {
    touch(show(controller, in: window ?? UIWindow(frame: bounds)))
  }

  private func show(_ controller: UIViewController, in window: UIWindow) -> UIWindow {
    (window as? ListeningWindow)?.listener = listener
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private func touch(_ window: UIWindow) {
    let finger = ContactID(device: 1, finger: 1)
    for (time, phase) in [ContactSample.Phase.began, .ended].enumerated() {
      let sample = ContactSample(
        id: finger,
        phase: phase,
        location: CGPoint(x: 50, y: 50),
        timestamp: TimeInterval(time)
      )
      application.send(.contacts([ContactChange(sample: sample)]))
    }
  }
}

private final class Listener: UIResponder {
  var names: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    names.append("listener")
  }
}

private final class ListeningController: UIViewController {
  private let listener: Listener

  init(_ listener: Listener) {
    self.listener = listener
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    listener.names.append("controller")
  }
}

private final class DivertingController: UIViewController {
  var diversion: UIResponder?
  override var next: UIResponder? { diversion }
}

private final class ListeningView: UIView {
  private let listener: Listener

  init(_ listener: Listener) {
    self.listener = listener
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    listener.names.append("view")
    super.touchesBegan(touches, with: event)
  }
}

private final class ListeningWindow: UIWindow {
  var listener: Listener?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    listener?.names.append("window")
  }
}
