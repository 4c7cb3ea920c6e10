import UIKit

/// A class of views that a scene file can name.
struct ViewClass {
  let name: String
  let make: () -> UIView

  /// Whether its views have recognizers that scroll and zoom.
  var isScrollView: Bool { name == "UIScrollView" || name == "UITableView" }

  static let plain = ViewClass(name: "UIView") { UIView() }

  /// The class of the entries of `windows`; no other view can be a window.
  static let window = ViewClass(name: "UIWindow") { UIWindow(frame: .zero) }

  static let all: [ViewClass] = [
    plain,
    ViewClass(name: "UILabel") { UILabel() },
    ViewClass(name: "UIImageView") { UIImageView() },
    ViewClass(name: "UIScrollView") { UIScrollView() },
    ViewClass(name: "UITableView") { UITableView() },
    ViewClass(name: "UIControl") { UIControl() },
    ViewClass(name: "UIButton") { UIButton(type: .system) },
    ViewClass(name: "UISwitch") { UISwitch() },
    ViewClass(name: "UISlider") { UISlider() },
    ViewClass(name: "UIStepper") { UIStepper() },
    ViewClass(name: "UISegmentedControl") { UISegmentedControl() },
    ViewClass(name: "UIPageControl") { UIPageControl() },
    ViewClass(name: "UITextField") { UITextField() },
    ViewClass(name: "UIProgressView") { UIProgressView() },
    ViewClass(name: "UIActivityIndicatorView") { UIActivityIndicatorView() },
  ]

  /// All classes by name.
  static let choices = all.map { (name: $0.name, value: $0) }
}
