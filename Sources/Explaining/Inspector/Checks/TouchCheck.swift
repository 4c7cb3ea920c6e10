/// A reason why a view may not react to a finger.
///
/// The cases are in this order: the view's own state, other views that block its touches, its own handling.
/// The names are the stable codes of reports; explanations use the same names.
public enum TouchCheck: String, Hashable, Sendable, CaseIterable {
  /// The view or an ancestor is hidden or too transparent, or the view is in no window.
  case hidden
  /// The view or an ancestor has no area, or has a transform that cannot be inverted.
  case zeroSize
  /// The view extends outside of an ancestor or of the screen, where hit-testing does not find it.
  case outsideBounds
  /// The keyboard covers it.
  case behindKeyboard
  /// `isUserInteractionEnabled` is false for the view or an ancestor.
  case interactionDisabled
  /// It is a control with `isEnabled == false`.
  case controlDisabled
  /// A test driver found no hittable point in it.
  case notHittable
  /// Another view, in front of it or inside it, receives the touch.
  case covered
  /// A window in front receives the touch.
  case windowInFront
  /// A recognizer cancels the touch, delays it, or has to wait.
  case gesturePrevented
  /// Another view has a touch, and one of the two views is exclusive.
  case exclusiveTouch
  /// An animation without user interaction runs on the view or an ancestor.
  case animating
  /// A scroll view waits to see whether the finger scrolls.
  case delayed
  /// It has no target, no action for the event, and no recognizer.
  case noActionForEvent
  /// Its action is sent to the first responder, and that is not the intended responder.
  case firstResponder
  /// A class in the responder chain overrides `next`.
  case nextOverridden
  /// A class on the path overrides `hitTest` or `point(inside:)`.
  case hitTestOverridden
  /// The application ignores interaction events.
  case ignoringInteraction
  /// The necessary part of the text is missing.
  case incompleteText

  /// The position in that order.
  var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension TouchCheck {
  /// Returns the reason in a few words, such as *another view in front*.
  public func label(in language: Language) -> String {
    switch self {
    case .hidden: language("hidden or transparent", "隐藏或透明")
    case .zeroSize: language("no area", "没有面积")
    case .outsideBounds: language("outside the bounds of a superview", "超出父视图的范围")
    case .behindKeyboard: language("behind the keyboard", "被键盘挡住")
    case .interactionDisabled: language("user interaction disabled", "禁用了用户交互")
    case .controlDisabled: language("control disabled", "控件已禁用")
    case .notHittable: language("not hittable", "无法点中")
    case .covered: language("another view in front", "被其他视图挡住")
    case .windowInFront: language("a window in front", "被前面的窗口挡住")
    case .gesturePrevented: language("a gesture recognizer", "被手势识别器拦截")
    case .exclusiveTouch: language("exclusive touch", "独占触摸")
    case .animating: language("an animation without interaction", "动画期间不接受交互")
    case .delayed: language("delayed by a scroll view", "被滚动视图延迟")
    case .noActionForEvent: language("no action for the event", "没有对应事件的动作")
    case .firstResponder: language("another first responder", "第一响应者是别的对象")
    case .nextOverridden: language("an overridden next", "重写了 next")
    case .hitTestOverridden: language("an overridden hitTest", "重写了 hitTest")
    case .ignoringInteraction: language("events ignored by the app", "应用忽略交互事件")
    case .incompleteText: language("incomplete text", "文本不完整")
    }
  }
}
