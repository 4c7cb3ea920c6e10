import Foundation
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Changes of the surrounding")
struct TraitChangeTests {
  private let stage = Stage()

  @Test("Whoever asked hears of the things asked for, with the former surrounding")
  func handler() {
    let (ground, view) = (UIView(), UIView())
    ground.addSubview(view)
    stage.rootView.addSubview(ground)
    var heard: [String] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, former) in
      heard.append("\(former.userInterfaceStyle == .light) \(view.traitCollection[Style.self])")
    }
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in
      heard.append("scale")
    }
    ground.overrideUserInterfaceStyle = .dark
    #expect(heard == ["true \(UIUserInterfaceStyle.dark)"])
    ground.overrideUserInterfaceStyle = .dark
    #expect(heard.count == 1)
  }

  @Test("Nobody hears any more after taking it back")
  func unregister() {
    let controller = Listener()
    stage.window.rootViewController = controller
    stage.application.layoutIfNeeded()
    controller.view.overrideUserInterfaceStyle = .dark
    #expect(controller.heard == ["did change", "action", "handler dark"])
    controller.heard = []
    controller.unregister()
    controller.view.overrideUserInterfaceStyle = .light
    #expect(controller.heard == ["did change", "action"])
  }

  @Test("A controller's view is appearing when it is in its window, before it is laid out")
  func appearing() {
    let controller = Listener()
    stage.window.rootViewController = controller
    stage.application.layoutIfNeeded()
    #expect(controller.steps == ["will true", "is false", "layout", "did"])
    let presented = Listener()
    controller.present(presented, animated: true)
    stage.settle()
    #expect(presented.steps.filter { $0 != "layout" } == ["will true", "is false", "did"])
  }
}

private typealias Style = UITraitUserInterfaceStyle

private final class Listener: UIViewController {
  var heard: [String] = []
  var steps: [String] = []
  private var registration: (any UITraitChangeRegistration)?

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([Style.self], action: Selector(Listener.changed))
    registration = registerForTraitChanges([Style.self]) { (self: Self, _) in
      let isDark = self.traitCollection.userInterfaceStyle == .dark
      self.heard.append("handler \(isDark ? "dark" : "light")")
    }
  }

  func changed() { heard.append("action") }

  func unregister() { registration.map(unregisterForTraitChanges) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    heard.append("did change")
  }

  override func viewWillAppear(_ animated: Bool) { steps.append("will \(view.window == nil)") }
  override func viewIsAppearing(_ animated: Bool) { steps.append("is \(view.window == nil)") }
  override func viewDidAppear(_ animated: Bool) { steps.append("did") }
  override func viewWillLayoutSubviews() { if steps.count == 2 { steps.append("layout") } }
}
