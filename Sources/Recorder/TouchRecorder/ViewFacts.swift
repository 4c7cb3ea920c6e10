import UIKit

/// The properties of a view in a session, at one moment.
///
/// Every look at the tree compares them, so each is cheap to read.
struct ViewFacts: Equatable {
  /// The Boolean properties of a view.
  struct Flags: OptionSet {
    let rawValue: UInt32

    static let hidden = Flags(rawValue: 1 << 0)
    static let interactive = Flags(rawValue: 1 << 1)
    static let multipleTouch = Flags(rawValue: 1 << 2)
    static let exclusiveTouch = Flags(rawValue: 1 << 3)
    static let clipping = Flags(rawValue: 1 << 4)
    static let firstResponder = Flags(rawValue: 1 << 5)
    static let enabled = Flags(rawValue: 1 << 6)
    static let scrollable = Flags(rawValue: 1 << 7)
    static let delayingContentTouches = Flags(rawValue: 1 << 8)
    static let cancellingContentTouches = Flags(rawValue: 1 << 9)

    /// The default values; only differences are written.
    static let usual: Flags = [
      .interactive, .enabled, .scrollable, .delayingContentTouches, .cancellingContentTouches,
    ]
  }

  var bounds: CGRect
  var center: CGPoint
  var transform: CGAffineTransform
  var alpha: CGFloat
  var flags: Flags
  /// The content size of a scroll view.
  var contentSize: CGSize?
  /// The length of the shown text; nil for a view without text.
  var textLength: Int?
  /// The level of a window.
  var level: CGFloat?

  /// Reads the properties of a view of a kind.
  @MainActor init(_ view: UIView, _ kind: ViewKind) {
    bounds = view.bounds
    center = view.center
    transform = view.transform
    alpha = view.alpha
    flags = .usual
    if view.isHidden { flags.insert(.hidden) }
    if !view.isUserInteractionEnabled { flags.remove(.interactive) }
    if view.isMultipleTouchEnabled { flags.insert(.multipleTouch) }
    if view.isExclusiveTouch { flags.insert(.exclusiveTouch) }
    if view.clipsToBounds { flags.insert(.clipping) }
    if view.isFirstResponder { flags.insert(.firstResponder) }
    if kind != .plain { look(at: view, kind) }
  }

  @MainActor private mutating func look(at view: UIView, _ kind: ViewKind) {
    switch kind {
    case .plain: break
    case .window: level = (view as? UIWindow)?.windowLevel.rawValue
    case .label: textLength = (view as? UILabel)?.text?.utf16.count
    case .textField, .control:
      textLength = (view as? UITextField)?.text?.utf16.count
      if (view as? UIControl)?.isEnabled == false { flags.remove(.enabled) }
    case .scrollView:
      guard let view = view as? UIScrollView else { return }
      contentSize = view.contentSize
      if !view.isScrollEnabled { flags.remove(.scrollable) }
      if !view.delaysContentTouches { flags.remove(.delayingContentTouches) }
      if !view.canCancelContentTouches { flags.remove(.cancellingContentTouches) }
    }
  }
}

/// The kind of a view, which determines the properties to read.
enum ViewKind {
  case plain, window, label, textField, control, scrollView

  @MainActor init(_ view: UIView) {
    switch view {
    case is UIWindow: self = .window
    case is UILabel: self = .label
    case is UITextField: self = .textField
    case is UIControl: self = .control
    case is UIScrollView: self = .scrollView
    default: self = .plain
    }
  }
}

extension RecordLine {
  /// Adds the properties of a view; omits defaults.
  @MainActor mutating func add(_ facts: ViewFacts) {
    add("bounds", facts.bounds)
    add("center", facts.center)
    if facts.transform != .identity { add("transform", facts.transform) }
    if facts.alpha != 1 { add("alpha", Double(facts.alpha)) }
    add(facts.flags)
    if let size = facts.contentSize {
      add("contentSize", CGPoint(x: size.width, y: size.height))
    }
    if let length = facts.textLength { add("textLength", integer: length) }
    if let level = facts.level { add("level", Double(level)) }
  }

  private mutating func add(_ flags: ViewFacts.Flags) {
    func has(_ flag: ViewFacts.Flags) -> Bool { flags.contains(flag) }
    if has(.hidden) { add("hidden", true) }
    if !has(.interactive) { add("interaction", false) }
    if has(.multipleTouch) { add("multipleTouch", true) }
    if has(.exclusiveTouch) { add("exclusiveTouch", true) }
    if has(.clipping) { add("clips", true) }
    if has(.firstResponder) { add("firstResponder", true) }
    if !has(.enabled) { add("enabled", false) }
    if !has(.scrollable) { add("scrolls", false) }
    if !has(.delayingContentTouches) { add("delaysContentTouches", false) }
    if !has(.cancellingContentTouches) { add("cancelsContentTouches", false) }
  }
}
