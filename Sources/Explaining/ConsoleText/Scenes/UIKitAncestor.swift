import Foundation
import TouchTrace

/// The UIKit class for an imported view, from the classes that scene files know.
///
/// The debugger prints `baseClass` for subclasses with a known ancestor. A table contains UIKit's
/// own subclasses. All other classes become plain views.
enum UIKitAncestor {
  /// Returns the name of the class in a scene file.
  ///
  /// Switches, steppers and wheels have one size for any frame. If their size in the app is
  /// different, another class keeps it, so that hit tests equal the app's.
  static func of(_ view: ConsoleView) -> String {
    let name = named(by: view)
    guard let fixed = fixedSizes[name] else { return name }
    guard let frame = view.frame, abs(frame.width - fixed.size.width) < 0.5,
      abs(frame.height - fixed.size.height) < 0.5, view.transform == nil
    else { return fixed.otherwise }
    return name
  }

  private static let fixedSizes: [String: (size: CGSize, otherwise: String)] = [
    "UISwitch": (CGSize(width: 51, height: 31), "UIControl"),
    "UIStepper": (CGSize(width: 94, height: 32), "UIControl"),
    "UIActivityIndicatorView": (CGSize(width: 20, height: 20), "UIView"),
  ]

  private static func named(by view: ConsoleView) -> String {
    if view.kind == .missing { return "UIView" }
    let name = view.baseClass ?? view.className
    if view.kind == .element {
      // Only a control can be disabled, for any name of its type.
      let isScreen = ["Application", "Window"].contains(name)
      let isDisabled = view.isEnabled == false && !isScreen
      return elements[name] ?? classes[name] ?? (isDisabled ? "UIControl" : "UIView")
    }
    if view.kind == .joined { return view.isEnabled == false ? "UIControl" : "UIView" }
    return classes[name] ?? HostClass.of(view.className)?.viewBase ?? "UIView"
  }

  /// Whether scene files know a class.
  static func knows(_ name: String) -> Bool { classes[name] != nil }

  /// Whether views of a class receive no touches by default.
  static func isPassive(_ name: String) -> Bool {
    ["UILabel", "UIImageView", "UIProgressView", "UIActivityIndicatorView"].contains(name)
  }

  /// Whether views of a class scroll.
  static func scrolls(_ name: String) -> Bool { name == "UIScrollView" || name == "UITableView" }

  /// Whether views of a class send events.
  static func isControl(_ name: String) -> Bool { controls.contains(name) }

  private static let controls: Set<String> = [
    "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
    "UIPageControl", "UITextField",
  ]

  private static let classes: [String: String] = [
    "UIView": "UIView", "UILabel": "UILabel", "UIButtonLabel": "UILabel",
    "UITableViewLabel": "UILabel",
    "UITextFieldLabel": "UILabel", "UISegmentLabel": "UILabel", "UITabBarButtonLabel": "UILabel",
    "_UITableViewHeaderFooterViewLabel": "UILabel", "UISearchBarTextFieldLabel": "UILabel",
    "UIImageView": "UIImageView", "UITabBarSwappableImageView": "UIImageView",
    "_UIBarBackgroundShadowContentImageView": "UIImageView", "UISegment": "UIImageView",
    "UIScrollView": "UIScrollView", "UITextView": "UIScrollView",
    "UICollectionView": "UIScrollView", "UITableView": "UITableView",
    "WKScrollView": "UIScrollView", "_UIQueuingScrollView": "UIScrollView",
    "_UIWebViewScrollView": "UIScrollView", "UITableViewWrapperView": "UIView",
    "UIControl": "UIControl", "UITabBarButton": "UIControl", "_UIButtonBarButton": "UIControl",
    "UIRefreshControl": "UIControl", "UIDatePicker": "UIControl", "UIColorWell": "UIControl",
    "UIButton": "UIButton", "UINavigationButton": "UIButton", "UIRoundedRectButton": "UIButton",
    "UIThreePartButton": "UIButton", "UITextFieldClearButton": "UIButton",
    "_UITextFieldClearButton": "UIButton", "UICalloutBarButton": "UIButton",
    "UIStepperButton": "UIButton", "_UIStepperButton": "UIButton",
    "UITableViewCellEditControl": "UIControl", "UITableViewIndex": "UIControl",
    "UITableViewCellDeleteConfirmationControl": "UIControl", "UIAccessoryButton": "UIButton",
    "_UITableViewCellActionButton": "UIButton", "_UIModernBarButton": "UIButton",
    "UISwitch": "UISwitch", "UISlider": "UISlider", "UIStepper": "UIStepper",
    "UISegmentedControl": "UISegmentedControl", "UIPageControl": "UIPageControl",
    "UITextField": "UITextField", "UISearchBarTextField": "UITextField",
    "UISearchTextField": "UITextField", "UIProgressView": "UIProgressView",
    "UIActivityIndicatorView": "UIActivityIndicatorView",
  ]

  private static let elements: [String: String] = [
    "StaticText": "UILabel", "Image": "UIImageView", "Icon": "UIImageView", "Button": "UIButton",
    "Link": "UIButton", "Key": "UIButton", "Switch": "UISwitch", "Toggle": "UISwitch",
    "Slider": "UISlider", "Stepper": "UIStepper", "SegmentedControl": "UISegmentedControl",
    "PageIndicator": "UIPageControl", "TextField": "UITextField",
    "SecureTextField": "UITextField", "SearchField": "UITextField",
    "ProgressIndicator": "UIProgressView", "ActivityIndicator": "UIActivityIndicatorView",
    "ScrollView": "UIScrollView", "CollectionView": "UIScrollView", "Table": "UIScrollView",
    "TextView": "UIScrollView", "WebView": "UIScrollView",
  ]
}

extension HostClass {
  /// The UIKit class of a view; nil for a window's.
  fileprivate var viewBase: String? { base == "UIWindow" ? nil : base }
}
