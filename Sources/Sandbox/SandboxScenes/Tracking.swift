import UIKit

extension SandboxScene {
  /// A plain control that shows how it is tracked.
  static let tracking = SandboxScene(
    name: "tracking",
    title: LocalizedText(english: "Tracking", chinese: "跟踪"),
    question: LocalizedText(
      english: "How far may a finger leave a control before it counts as outside?",
      chinese: "手指离开控件多远才算在外面？"
    ),
    answer: LocalizedText(
      english: "70 points on every side; but a new finger must land inside the bounds.",
      chinese: "每一边 70 点；而新的手指必须落在真正的边界之内。"
    ),
    demonstration: [FingerDrag("pad", dx: 60, dy: 20)],
    makeRootViewController: { TrackingController() }
  )
}

private final class TrackingController: UIViewController {
  private let ground = SceneGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let pad = TrackingPad(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
    pad.board = ground.board
    let margin = MarginView(frame: CGRect(x: 0, y: 0, width: 230, height: 200))
    ground.addRow(margin, named: "margin")
    margin.pad = pad
    pad.accessibilityIdentifier = "pad"
    margin.addSubview(pad)
  }
}

/// A control that logs its calls and the events that it sends.
private final class TrackingPad: UIControl {
  weak var board: EventBoard?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBlue
    layer.cornerRadius = 8
    addTarget(self, action: TrackingPad.down, for: .touchDown)
    addTarget(self, action: TrackingPad.enter, for: .touchDragEnter)
    addTarget(self, action: TrackingPad.exit, for: .touchDragExit)
    addTarget(self, action: TrackingPad.upInside, for: .touchUpInside)
    addTarget(self, action: TrackingPad.upOutside, for: .touchUpOutside)
    addTarget(self, action: TrackingPad.cancel, for: .touchCancel)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func down() { board?.log("touchDown") }
  func enter() { board?.log("touchDragEnter") }
  func exit() { board?.log("touchDragExit") }
  func upInside() { board?.log("touchUpInside") }
  func upOutside() { board?.log("touchUpOutside") }
  func cancel() { board?.log("touchCancel") }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemOrange : .systemBlue }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    board?.log("beginTracking")
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    board?.log("continueTracking")
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    board?.log("endTracking")
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    board?.log("cancelTracking")
    super.cancelTracking(with: event)
  }
}

/// A view that shows the tracking margin around the control in its centre.
private final class MarginView: UIView {
  weak var pad: UIControl?

  override func layoutSubviews() {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let size = pad?.bounds.size ?? .zero
    pad?.frame = CGRect(
      x: (middle.x - size.width / 2).rounded(),
      y: (middle.y - size.height / 2).rounded(),
      width: size.width,
      height: size.height
    )
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let pad else { return }
    let frame = UIBezierPath(rect: pad.frame.insetBy(dx: -70, dy: -70).insetBy(dx: 0.5, dy: 0.5))
    frame.setLineDash([4, 4], count: 2, phase: 0)
    UIColor.darkGray.setStroke()
    frame.stroke()
  }
}
