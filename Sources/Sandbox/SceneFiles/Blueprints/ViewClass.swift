import UIKit

/// A class of views that a scene file can name.
struct ViewClass {
  let name: String
  let make: () -> UIView

  static let plain = ViewClass(name: "UIView") { UIView() }

  /// What the entries of `windows` are; no other view can be one.
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
}

/// A class of recognizers that a scene file can name.
struct RecognizerClass {
  let name: String
  let make: () -> UIGestureRecognizer

  static let all: [RecognizerClass] = [
    RecognizerClass(name: "tap") { UITapGestureRecognizer() },
    RecognizerClass(name: "longPress") { UILongPressGestureRecognizer() },
    RecognizerClass(name: "pan") { UIPanGestureRecognizer() },
    RecognizerClass(name: "swipe") { UISwipeGestureRecognizer() },
    RecognizerClass(name: "pinch") { UIPinchGestureRecognizer() },
    RecognizerClass(name: "rotation") { UIRotationGestureRecognizer() },
    RecognizerClass(name: "screenEdgePan") { UIScreenEdgePanGestureRecognizer() },
    RecognizerClass(name: "hover") { UIHoverGestureRecognizer() },
    // Watches and never recognises: what stands for a class that only an app has.
    RecognizerClass(name: "other") { UIGestureRecognizer() },
  ]
}
