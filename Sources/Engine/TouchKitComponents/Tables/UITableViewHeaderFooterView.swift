public import Foundation
@_spi(Components) public import TouchKit

/// The header or footer of a section of a table view (Apple: UITableViewHeaderFooterView).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private let identifier: String?
  private let label = UILabel()
  /// Whether it is a footer.
  final var isFooter = false { didSet { setNeedsLayout() } }

  /// Creates a view that is reusable for sections with the same identifier.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    setUp()
  }

  /// Creates a view at a rectangle of its superview, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  /// The identifier of the sections that can reuse the view.
  open var reuseIdentifier: String? { identifier }

  /// The view for the content; it fills the view.
  public final let contentView = UIView()

  /// The label of the view.
  open var textLabel: UILabel? { label }

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Prepares the view for another section; overrides call `super`.
  ///
  /// The table view calls it before it returns the view again.
  open func prepareForReuse() {}

  /// Places the label.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 5)
  }

  /// Returns the given width and the height of the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: max(0, size.width - 32), height: 0)
    let height = (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(room).height
    return CGSize(width: size.width, height: height + 12)
  }
}
