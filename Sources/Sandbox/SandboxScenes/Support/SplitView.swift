import UIKit

/// The background of a scene with a large view at the left and the latest events at the right.
///
/// The large view always fills its side; `SceneGround` is for small views in a column.
final class SplitView: UIView {
  let board = EventBoard(frame: .zero)
  private let content: UIView
  private let controls: UIView?

  /// Creates the view; the controls, if any, are below the board.
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
