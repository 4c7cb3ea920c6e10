public import TouchTrace

// Short words for labels.

extension RejectionReason {
  /// Returns the reason why a view was rejected, in a word or two.
  public func label(of node: NodeSnapshot? = nil, in language: Language) -> String {
    switch self {
    case .hidden: language("hidden", "隐藏")
    case .alpha(let alpha): "alpha " + Measure.fine(alpha)
    case .interactionDisabled:
      // The default of labels and image views is false, so that nobody switched it off.
      node?.takesNoTouchesByDefault == true
        ? language("takes no touches", "不接收触摸") : language("interaction off", "交互已关闭")
    case .outsideBounds: language("outside", "在外部")
    case .zeroSize: language("no size", "没有大小")
    case .nonInvertibleTransform: language("transform not invertible", "变换不可逆")
    case .animating: language("animating", "动画中")
    case .pointInsideOverridden: language("point(inside:) is false", "point(inside:) 为 false")
    case .hitTestOverridden: language("hitTest returned nil", "hitTest 返回 nil")
    }
  }
}

extension NodeSnapshot {
  /// Whether interaction is disabled by default in views of its class.
  fileprivate var takesNoTouchesByDefault: Bool {
    typeName == "UILabel" || typeName == "UIImageView"
  }
}

extension CancellationCause {
  /// Returns the cause of a cancellation, in a word.
  public func label(in language: Language) -> String {
    switch self {
    case .platform: language("the system took it", "系统收回")
    case .user: language("the user stopped it", "用户取消")
    case .applicationResigned: language("the application lost focus", "应用失去焦点")
    case .viewRemoved: language("its view left the window", "视图被移除")
    case .windowClosed: language("its window closed", "窗口关闭")
    case .ignoringInteraction: language("interaction ignored", "忽略交互")
    case .gestureRecognized: language("a recognizer took it", "手势已识别")
    }
  }
}

extension TouchAssignment.Outcome {
  /// Returns whether a view received a touch, in a word.
  func label(in language: Language) -> String {
    switch self {
    case .bound: language("receives", "接收")
    case .multipleTouchDisabled: language("multiple touch off", "多点触摸关闭")
    case .exclusiveTouch: language("exclusive touch", "独占触摸")
    case .nobody: language("nobody", "无人")
    }
  }
}

extension GestureTransition.State {
  /// Returns the state of a recognizer, in a word.
  func label(in language: Language) -> String {
    switch self {
    case .possible: language(rawValue, "可能")
    case .began: language(rawValue, "开始")
    case .changed: language(rawValue, "变化")
    case .ended: language(rawValue, "结束")
    case .cancelled: language(rawValue, "取消")
    case .failed: language(rawValue, "失败")
    }
  }
}

extension LintRule {
  /// Returns the mistake, in a word.
  func label(in language: Language) -> String {
    switch self {
    case .childOutsideParent: language(rawValue, "超出父视图")
    case .deadAncestor: language(rawValue, "祖先不让触摸通过")
    case .invisibleButTouchable: language(rawValue, "看不见却可触摸")
    case .smallTarget: language(rawValue, "目标太小")
    case .covered: language(rawValue, "被盖住")
    case .controlWithoutTarget: language(rawValue, "控件没有目标")
    case .recognizerWithoutTarget: language(rawValue, "手势没有目标")
    case .recognizerOnDisabledView: language(rawValue, "手势所在视图已关闭交互")
    case .cyclicChain: language(rawValue, "响应者链成环")
    case .duplicateIdentifier: language(rawValue, "标识重复")
    case .requirementCircle: language(rawValue, "互相等待失败")
    case .tapAboveRows: language(rawValue, "轻点挡住行的选择")
    case .panInScrollView: language(rawValue, "滚动视图里的拖动")
    case .swipeBesidePan: language(rawValue, "轻扫与拖动无关系")
    case .pressBeforeScrollDelay: language(rawValue, "长按早于滚动延迟")
    case .unrelatedTaps: language(rawValue, "单击与双击无关系")
    }
  }
}
