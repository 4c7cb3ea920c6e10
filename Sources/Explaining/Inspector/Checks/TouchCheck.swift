/// A reason for which a view may not react to a finger: what is so of itself first, then what others
/// do to its touches, then what it does with them.
///
/// The names are the stable codes of reports; those that explanations know too are the same.
public enum TouchCheck: String, Hashable, Sendable, CaseIterable {
  /// It is hidden or too transparent, here or above, or is in no window.
  case hidden
  /// It, or a view above it, has no area, or cannot be mapped back to the screen.
  case zeroSize
  /// It reaches out of a view above it or of the screen, where touches do not find it.
  case outsideBounds
  /// The keyboard lies over it.
  case behindKeyboard
  /// `isUserInteractionEnabled` is false, here or above.
  case interactionDisabled
  /// It is a control with `isEnabled == false`.
  case controlDisabled
  /// A test driver found no place at which it can be touched.
  case notHittable
  /// Another view, in front of it or in it, takes the touch.
  case covered
  /// A window in front takes the touch.
  case windowInFront
  /// A recognizer takes the touch, keeps it back, or has to wait.
  case gesturePrevented
  /// Another view has a finger, and one of the two wants its own alone.
  case exclusiveTouch
  /// An animation that allows no interaction runs on it, here or above.
  case animating
  /// A scroll view waits to see whether the finger scrolls.
  case delayed
  /// It reacts to nothing: no target, no action for the event, no recognizer.
  case noActionForEvent
  /// Its action is sent to the first responder, which is not the one that was meant.
  case firstResponder
  /// A class on the way chose another `next`.
  case nextOverridden
  /// A class on the way has its own `hitTest` or `point(inside:)`.
  case hitTestOverridden
  /// The application ignores interaction events.
  case ignoringInteraction
  /// A part of the text that would tell is missing.
  case incompleteText

  /// The place in that order.
  var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension TouchCheck {
  /// The reason in a few words, such as *another view in front*.
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
