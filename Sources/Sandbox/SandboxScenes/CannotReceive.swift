import UIKit

extension SandboxScene {
  /// Views that cannot receive a touch, each for a different reason.
  static let cannotReceive = SandboxScene(
    name: "cannot-receive",
    title: LocalizedText(english: "Cannot receive", chinese: "不能接收触摸"),
    question: LocalizedText(
      english: "When does a view not receive the touch on it?",
      chinese: "视图在什么情况下收不到落在它上面的触摸？"
    ),
    answer: LocalizedText(
      english:
        "It or a superview is hidden, has interaction off or alpha <= 0.01, or excludes the point.",
      chinese: "它或父视图被隐藏、alpha 不超过 0.01、关闭交互，或者触摸点在父视图之外。"
    ),
    demonstration: [
      FingerDrag("alpha-0.02", dx: 5, dy: 5),
      FingerDrag("hidden", dx: 5, dy: 5, receiver: "parent-of-hidden"),
    ],
    makeRootViewController: { CannotReceiveController() }
  )
}

private final class CannotReceiveController: UIViewController {
  private let grid = GridView(columns: 3)
  private lazy var ground = SplitView(grid)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    addCell("hidden") { $0.isHidden = true }
    for alpha in ["0", "0.005", "0.01", "0.02"] {
      addCell("alpha-\(alpha)") { $0.alpha = Double(alpha) ?? 0 }
    }
    addCell("interaction-off") { $0.isUserInteractionEnabled = false }
    addCell("parent-off") { $0.superview?.isUserInteractionEnabled = false }
    addCell("outside") { $0.superview?.bounds.size.width *= 0.4 }
    addCell("usual") { _ in }
  }

  /// Adds a cell whose tile has one special setting.
  private func addCell(_ name: String, _ setUp: (UIView) -> Void) {
    let cell = Cell(name, ground.board, setUp)
    grid.addSubview(cell)
  }
}

/// A view around the parent of the tile in question.
private final class Cell: NotingView {
  private let holder = NotingView("", .clear, width: 100, height: 100)
  private let tile: NotingView
  private var isNarrow = false
  private var laidOutSize = CGSize.zero

  init(_ name: String, _ board: EventBoard, _ setUp: (UIView) -> Void) {
    tile = NotingView("", .systemOrange, width: 100, height: 100)
    super.init(name, .systemGray, width: 100, height: 100)
    accessibilityIdentifier = "cell-\(name)"
    tile.accessibilityIdentifier = name
    holder.layer.borderColor = UIColor.white.cgColor
    holder.layer.borderWidth = 1
    holder.accessibilityIdentifier = "parent-of-\(name)"
    for view in [self, holder, tile] { view.board = board }
    holder.addSubview(tile)
    addSubview(holder)
    sendSubviewToBack(holder)
    setUp(tile)
    isNarrow = holder.bounds.width < 100
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Manual changes remain until the size of the cell changes.
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    let room = bounds.insetBy(dx: bounds.width * 0.08, dy: bounds.height * 0.1)
    holder.frame = room
    if isNarrow { holder.frame.size.width = (room.width * 0.3).rounded() }
    tile.frame = CGRect(origin: .zero, size: room.size)
  }
}
