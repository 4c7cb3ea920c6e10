import UIKit

extension SandboxScene {
  /// Views of child, container and presented controllers, and one that overrides `next`.
  static let chain = SandboxScene(
    name: "chain",
    title: LocalizedText(english: "Responder chain", chinese: "响应者链"),
    question: LocalizedText(
      english: "Where does an event go that nobody handles?",
      chinese: "没有人处理的事件会去哪里？"
    ),
    answer: LocalizedText(
      english: "Along next: view, its controller, superview, window, application, its delegate.",
      chinese: "沿着 next：视图、它的控制器、父视图、窗口、应用、应用的代理。"
    ),
    demonstration: [FingerDrag("child", dx: 5, dy: 5)],
    makeRootViewController: { ChainController() }
  )
}

private final class ChainController: UIViewController {
  private let grid = GridView(columns: 2)
  private lazy var ground = SplitView(grid)
  private let lastResort = LastResort()

  override func loadView() { view = ground }

  override func viewDidLoad() {
    // Only a delegate that is a responder is part of the chain.
    if UIApplication.shared.delegate == nil { UIApplication.shared.delegate = lastResort }
    let own = ChainView("own view", .systemTeal, ground.board)
    own.accessibilityIdentifier = "own"
    let rewired = RewiredView("next: own view", .systemOrange, ground.board)
    rewired.accessibilityIdentifier = "rewired"
    rewired.successor = own
    for view in [own, rewired] { grid.addSubview(view) }
    addChildView(of: PadController("child", .systemIndigo, ground.board))
    let inner = PadController("contained", .systemPurple, ground.board)
    let tabs = UITabBarController()
    tabs.viewControllers = [inner]
    // A bar would fill half of the small container.
    tabs.tabBar.isHidden = true
    addChildView(of: tabs)
    let button = UIButton(type: .system)
    button.setTitle("present", for: .normal)
    button.backgroundColor = .white
    button.layer.cornerRadius = 10
    button.accessibilityIdentifier = "present"
    button.addTarget(self, action: ChainController.presentAnother, for: .touchUpInside)
    grid.addSubview(button)
  }

  private func addChildView(of child: UIViewController) {
    addChild(child)
    grid.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func presentAnother() {
    present(PresentedController(), animated: false)
  }
}

/// A view that logs the responders of its touches, and passes the touches on.
private class ChainView: PadView {
  weak var board: EventBoard?

  init(_ caption: String, _ color: UIColor, _ board: EventBoard?) {
    self.board = board
    super.init(caption, color, width: 100, height: 100)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    var names: [String] = []
    var responder: UIResponder? = self
    while let current = responder, names.count < 16 {
      names.append(String(describing: type(of: current)))
      responder = current.next
    }
    board?.showLines(names.enumerated().map { "\($0 + 1) \($1)" })
    super.touchesBegan(touches, with: event)
  }
}

/// A view whose next responder is not its superview.
private final class RewiredView: ChainView {
  weak var successor: UIResponder?

  override var next: UIResponder? { successor ?? super.next }
}

/// A controller with one view.
private final class PadController: UIViewController {
  private let name: String
  private let color: UIColor
  private weak var board: EventBoard?

  init(_ name: String, _ color: UIColor, _ board: EventBoard) {
    (self.name, self.color, self.board) = (name, color, board)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = ChainView("\(name) controller's view", color, board)
    view.accessibilityIdentifier = name
  }
}

/// A controller over the whole scene that is dismissed with a tap on its button.
private final class PresentedController: UIViewController {
  private let grid = GridView(columns: 1)
  private lazy var ground = SplitView(grid)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let pad = ChainView("presented controller's view", .systemPink, ground.board)
    pad.accessibilityIdentifier = "presented"
    let button = UIButton(type: .system)
    button.setTitle("dismiss", for: .normal)
    button.backgroundColor = .white
    button.layer.cornerRadius = 10
    button.accessibilityIdentifier = "dismiss"
    button.addTarget(self, action: PresentedController.leave, for: .touchUpInside)
    for view in [pad, button] { grid.addSubview(view) }
  }

  func leave() { dismiss(animated: false) }
}

/// The end of the chain.
private final class LastResort: UIResponder, UIApplicationDelegate {}
