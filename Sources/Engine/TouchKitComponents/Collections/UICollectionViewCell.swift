public import Foundation
@_spi(Components) public import TouchKit

/// The cell of an item in a collection view (Apple: UICollectionViewCell).
///
/// Add subviews to `contentView`. A touch on the item travels along the responder chain to the
/// collection view, which highlights and selects the item. A control in the cell keeps its touches.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Creates a cell at a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a cell; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  private var content: UIView?

  /// The view for the content of the item; it fills the cell.
  ///
  /// The cell creates it on first use or in its first layout, in front of subviews that were added
  /// before.
  public final var contentView: UIView {
    if let content { return content }
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content = view
    addSubview(view)
    return view
  }

  /// Creates the content view; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = contentView
  }

  /// Whether the item is selected; the collection view sets it.
  open var isSelected = false { didSet { showState() } }

  /// Whether a finger is on the item; the collection view sets it.
  open var isHighlighted = false { didSet { showState() } }

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { fill(with: backgroundView, at: 0) }
    }
  }

  /// The view behind the content while the item is selected or highlighted; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let view = selectedBackgroundView { fill(with: view, at: backgroundView == nil ? 0 : 1) }
      showState()
    }
  }

  private func fill(with view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  private func showState() { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }
}
