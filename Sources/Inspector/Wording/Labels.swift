import DispatchTracing

// Short words for labels. In English they are the codes of the trace, so that one can look them up.

extension RejectionReason {
  /// Why a view was passed over, in a word.
  func label(in language: Language) -> String {
    switch self {
    case .hidden: language(code, "隐藏")
    case .alpha: language(code, "透明")
    case .interactionDisabled: language(code, "交互关闭")
    case .outsideBounds: language(code, "超出边界")
    case .zeroSize: language(code, "无面积")
    case .nonInvertibleTransform: language(code, "变换不可逆")
    case .animating: language(code, "动画中")
    case .pointInsideOverridden: language(code, "pointInside 被重写")
    case .hitTestOverridden: language(code, "hitTest 被重写")
    }
  }
}

extension CancellationCause {
  /// Why a touch was taken away, in a word.
  func label(in language: Language) -> String {
    switch self {
    case .platform: language(rawValue, "系统收回")
    case .applicationResigned: language(rawValue, "应用失去焦点")
    case .viewRemoved: language(rawValue, "视图被移除")
    case .windowClosed: language(rawValue, "窗口关闭")
    case .ignoringInteraction: language(rawValue, "忽略交互")
    case .gestureRecognized: language(rawValue, "手势已识别")
    }
  }
}

extension TouchAssignment.Outcome {
  /// Whether a view received a touch, in a word.
  func label(in language: Language) -> String {
    switch self {
    case .bound: language(rawValue, "接收")
    case .multipleTouchDisabled: language(rawValue, "多点触摸关闭")
    case .exclusiveTouch: language(rawValue, "独占触摸")
    case .nobody: language(rawValue, "无人")
    }
  }
}

extension GestureTransition.State {
  /// The state of a recognizer, in a word.
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
  /// The mistake, in a word.
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
    }
  }
}
