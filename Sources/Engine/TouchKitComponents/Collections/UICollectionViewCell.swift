public import Foundation
@_spi(Components) public import TouchKit

/// An item of a collection view (Apple: UICollectionViewCell).
///
/// Subviews belong into `contentView`. A touch on the item is passed on along the responder chain to
/// the collection view, which lights the item up and selects it; a control in it keeps its touches.
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

  /// The view for whatever stands in the item; it fills the cell.
  ///
  /// It is made when it is first asked for, or when the item is laid out, and lies in front of what
  /// the cell got as subviews before.
  public final var contentView: UIView {
    if let content { return content }
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content = view
    addSubview(view)
    return view
  }

  /// Makes the content view; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = contentView
  }

  /// Whether the item is selected; set by the collection view.
  open var isSelected = false { didSet { showState() } }

  /// Whether a finger is on the item; set by the collection view.
  open var isHighlighted = false { didSet { showState() } }

  /// What lies behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { fill(with: backgroundView, at: 0) }
    }
  }

  /// What lies behind the content of an item that is selected or lights up; nil for none.
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
