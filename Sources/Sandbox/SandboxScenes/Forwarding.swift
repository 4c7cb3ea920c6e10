import UIKit

extension SandboxScene {
  /// Three nested views; the innermost one handles its touches or passes them on.
  static let forwarding = SandboxScene(
    name: "forwarding",
    title: LocalizedText(english: "Forwarding", chinese: "转发"),
    question: LocalizedText(
      english: "Can several views handle one event?",
      chinese: "多个视图能处理同一个事件吗？"
    ),
    answer: LocalizedText(
      english: "Yes: a responder that handles it can call super or next to pass it on.",
      chinese: "能：处理它的视图可以再调用 super 或 next，把事件交给下一个。"
    ),
    demonstration: [FingerDrag("inner", dx: 5, dy: 5)],
    makeRootViewController: { ForwardingController() }
  )
}

private final class ForwardingController: UIViewController {
  private let content = UIView()
  private let inner = HandingView("inner", .systemIndigo)
  private let middle = HandingView("middle", .systemTeal)
  private let outer = HandingView("outer", .systemOrange)
  private lazy var control = ModeControl(["keep", "super", "next"]) { [inner, middle] index in
    let manner = [HandingView.Manner.keep, .callSuper, .callNext][index]
    inner.manner = manner
    middle.manner = manner
  }
  private lazy var ground = SplitView(content, controls: control)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    for view in [inner, middle, outer] { view.board = ground.board }
    content.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
  }

  override func viewDidLayoutSubviews() {
    var room = content.bounds.insetBy(dx: 12, dy: 12)
    for view in [outer, middle, inner] {
      view.frame = room
      room = CGRect(origin: .zero, size: room.size)
        .insetBy(dx: (room.width * 0.14).rounded(), dy: (room.height * 0.17).rounded())
    }
  }
}

/// A view that logs its touches and handles them or passes them on.
private final class HandingView: UIView {
  enum Manner {
    case keep
    case callSuper
    case callNext
  }

  var manner = Manner.keep
  weak var board: EventBoard?

  init(_ name: String, _ color: UIColor) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = color
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    logEvent("began")
    switch manner {
    case .keep: break
    case .callSuper: super.touchesBegan(touches, with: event)
    case .callNext: next?.touchesBegan(touches, with: event)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    logEvent("ended")
    switch manner {
    case .keep: break
    case .callSuper: super.touchesEnded(touches, with: event)
    case .callNext: next?.touchesEnded(touches, with: event)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func logEvent(_ event: String) {
    board?.log("\(accessibilityIdentifier ?? "?") \(event)")
  }
}
