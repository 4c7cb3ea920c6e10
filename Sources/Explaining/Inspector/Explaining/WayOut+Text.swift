import TouchTrace

extension WayOut {
  /// Returns the change in a few words.
  func text(_ names: ViewNames, in language: Language) -> String {
    switch self {
    case .show(let view): set(names[view], "isHidden = false", language)
    case .raiseAlpha(let view):
      language(
        "raise \(names[view])'s alpha above \(UsualLimits.minimumAlpha)",
        "把 \(names[view]) 的 alpha 提高到 \(UsualLimits.minimumAlpha) 以上"
      )
    case .enableInteraction(let view):
      set(names[view], "isUserInteractionEnabled = true", language)
    case .enlarge(let view):
      language(
        "enlarge \(names[view]), or override \(names[view])'s hitTest/point(inside:)",
        "放大 \(names[view])，或重写 \(names[view]) 的 hitTest/point(inside:)"
      )
    case .touchElsewhere(let view):
      language("touch inside \(names[view])", "在 \(names[view]) 内部触摸")
    case .giveSize(let view): language("give \(names[view]) a size", "给 \(names[view]) 一个大小")
    case .changeTransform(let view):
      language(
        "give \(names[view]) an invertible transform",
        "给 \(names[view]) 一个可逆的 transform"
      )
    case .allowDuringAnimation(let view):
      language(
        "wait until \(names[view])'s animation ends, or animate with .allowUserInteraction",
        "等 \(names[view]) 的动画结束，或用 .allowUserInteraction 播放动画"
      )
    case .changePointInside(let view):
      language(
        "change \(names[view])'s point(inside:with:)",
        "修改 \(names[view]) 的 point(inside:with:)"
      )
    case .changeHitTest(let view):
      language("change \(names[view])'s hitTest(_:with:)", "修改 \(names[view]) 的 hitTest(_:with:)")
    default: frontText(names, in: language)
    }
  }

  /// Returns the text of changes to views and windows in front.
  private func frontText(_ names: ViewNames, in language: Language) -> String {
    switch self {
    case .moveInFront(let view, let other):
      language(
        "bring \(names[view]) in front of \(names[other])",
        "把 \(names[view]) 移到 \(names[other]) 前面"
      )
    case .letThrough(let view):
      set(names[view], "isUserInteractionEnabled = false", language)
    case .raiseWindow(let view, let other):
      language(
        "raise \(names[view])'s window above \(names[other])",
        "把 \(names[view]) 的窗口提到 \(names[other]) 之上"
      )
    default: laterText(names, in: language)
    }
  }

  /// Returns the text of changes to the handling after the hit-test.
  private func laterText(_ names: ViewNames, in language: Language) -> String {
    switch self {
    case .addToWindow(let view):
      language("add \(names[view]) to a window", "把 \(names[view]) 加到窗口中")
    case .enableMultipleTouch(let view):
      set(names[view], "isMultipleTouchEnabled = true", language)
    case .endExclusiveTouch(let view):
      language(
        "lift the finger on \(names[view]), or set isExclusiveTouch = false",
        "抬起 \(names[view]) 上的手指，或设 isExclusiveTouch = false"
      )
    case .keepTouches(let recognizer):
      set(names[recognizer], "cancelsTouchesInView = false", language)
    case .endDelay(let recognizer, let phase):
      set(
        names[recognizer],
        phase == .began ? "delaysTouchesBegan = false" : "delaysTouchesEnded = false",
        language
      )
    case .endIgnoringInteraction:
      language("call endIgnoringInteractionEvents()", "调用 endIgnoringInteractionEvents()")
    case .enableControl(let view): set(names[view], "isEnabled = true", language)
    case .addAction(let view, let events):
      language(
        "add an action for \(language.list(events)) to \(names[view])",
        "给 \(names[view]) 添加 \(language.list(events)) 的动作"
      )
    default: ""
    }
  }

  private func set(_ name: String, _ assignment: String, _ language: Language) -> String {
    language("set \(name).\(assignment)", "设 \(name).\(assignment)")
  }
}
