import Foundation
@_spi(Components) import TouchKit

/// The rounded frame around a presented view, with its grabber.
final class SheetFrame: UIView {
  private unowned let owner: UISheetPresentationController
  private let grabber = UIView()

  var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }

  init(of owner: UISheetPresentationController) {
    self.owner = owner
    super.init(frame: .zero)
    clipsToBounds = true
    grabber.backgroundColor = .systemGray3
    grabber.layer.cornerRadius = 2.5
    grabber.isHidden = true
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the presented view.
  func embed(_ view: UIView) {
    guard view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = owner.cornerRadius
    layer.maskedCorners =
      owner.isEdgeAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    bringSubviewToFront(grabber)
  }
}

/// The measures of sheets, in points and seconds (our choice, close to a device's).
enum SheetMetrics {
  static let cornerRadius: CGFloat = 10
  /// The distance between a large sheet and the top of the screen.
  static let top: CGFloat = 10
  /// The minimum width of a window whose sheets are centered.
  static let wide: CGFloat = 700
  /// The height below which a sheet fills the screen.
  static let low: CGFloat = 420
  static let page = CGSize(width: 704, height: CGFloat.infinity)
  static let form = CGSize(width: 540, height: 620)
  static let dimming: CGFloat = 0.2
  static let settling: TimeInterval = 0.35
  /// The time for which the speed of a released sheet is extrapolated.
  static let glide: CGFloat = 0.15
}
