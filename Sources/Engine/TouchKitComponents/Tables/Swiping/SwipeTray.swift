import Foundation
@_spi(Components) import TouchKit

/// The buttons beside a swiped row.
final class SwipeTray: UIView {
  private let buttons: [SwipeButton]
  private let side: RowSwipe.Side
  /// Whether the first button covers the others, because lifting the finger performs its action.
  var showsFirstAlone = false { didSet { setNeedsLayout() } }

  init(
    _ actions: [UIContextualAction],
    side: RowSwipe.Side,
    press: @escaping (SwipeButton) -> Void
  ) {
    self.side = side
    buttons = actions.map { SwipeButton($0, press: press) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first button is in front, so that it covers the others.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The width of all buttons in an open row, in points.
  private(set) lazy var usualWidth = buttons.map(\.usualWidth).reduce(0, +)

  /// The button at the edge.
  var first: SwipeButton? { buttons.first }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard usualWidth > 0 else { return }
    let scale = bounds.width / usualWidth
    var start: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let isAll = showsFirstAlone && index == 0
      let width = isAll ? bounds.width : button.usualWidth * scale
      button.frame = CGRect(
        x: side == .leading ? start : bounds.width - start - width,
        y: 0,
        width: width,
        height: bounds.height
      )
      start += isAll ? button.usualWidth * scale : width
    }
  }
}
