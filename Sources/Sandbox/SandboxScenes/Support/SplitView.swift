import UIKit

/// The ground of a scene with something large at the left and what happened at the right.
///
/// The large thing always fills its side; for small things below each other there is `SceneGround`.
final class SplitView: UIView {
  let board = EventBoard(frame: .zero)
  private let content: UIView
  private let controls: UIView?

  /// The controls, if any, stand below the board.
  init(_ content: UIView, controls: UIView? = nil) {
    self.content = content
    self.controls = controls
    super.init(frame: UIScreen.main.bounds)
    accessibilityIdentifier = "root"
    backgroundColor = .ground
    for view in [content, board, controls].compactMap(\.self) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let split = (bounds.width * 0.6).rounded()
    content.frame = CGRect(x: 0, y: 0, width: split, height: bounds.height)
    let width = bounds.width - split - 12
    let height = controls.map { $0.frame.height + 12 } ?? 0
    board.frame = CGRect(x: split, y: 12, width: width, height: bounds.height - 24 - height)
    controls?.frame = CGRect(
      x: split,
      y: bounds.height - height,
      width: width,
      height: max(0, height - 12)
    )
  }
}
