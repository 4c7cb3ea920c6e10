import UIKit

/// The background of a scene that is designed for 640 by 480 points and shrinks in a smaller window.
final class DesignGround: UIView {
  private static let size = CGSize(width: 640, height: 480)
  private var places: [(view: UIView, frame: CGRect)] = []
  private var laidOutSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "root"
    backgroundColor = .ground
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a view to the background, to a view in it or to a view of another window.
  ///
  /// The frame is in the parent's coordinates, in points of the design.
  func add(
    _ view: UIView,
    _ name: String,
    _ color: UIColor,
    caption: String = "",
    to parent: UIView,
    at frame: CGRect
  ) {
    view.accessibilityIdentifier = name
    view.backgroundColor = color
    if !caption.isEmpty { view.addSubview(Self.label(caption, width: frame.width)) }
    parent.addSubview(view)
    places.append((view, frame))
  }

  /// Adds the white root view of a framework, which fills everything except the margins, and returns it.
  func addRoot(_ name: String) -> UIView {
    let root = UIView()
    add(root, name, .white, to: self, at: CGRect(x: 20, y: 20, width: 600, height: 440))
    return root
  }

  /// Adds Flutter's root view with the two views that it puts around a platform view.
  ///
  /// The outer frame is in the root view, and the inner frame in the outer one.
  func addFlutter(
    clipping outer: CGRect,
    intercepting inner: CGRect
  ) -> (root: UIView, intercepting: UIView) {
    let (root, clipping, intercepting) = (addRoot("flutter"), FlutterClippingView(), UIView())
    add(clipping, "clipping", .systemGray, to: root, at: outer)
    add(intercepting, "intercepting", .systemTeal, to: clipping, at: inner)
    return (root, intercepting)
  }

  private static func label(_ text: String, width: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 8, y: 6, width: width - 16, height: 18))
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    return label
  }

  override func layoutSubviews() {
    // A manually changed property keeps its value until the size of the window changes.
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    for (view, frame) in places {
      let place = frame.fitted(Self.size, in: bounds.size)
      // Unlike the frame, bounds and center are also valid for a rotated view.
      view.bounds = CGRect(origin: .zero, size: place.size)
      view.center = CGPoint(x: place.midX, y: place.midY)
    }
  }
}
