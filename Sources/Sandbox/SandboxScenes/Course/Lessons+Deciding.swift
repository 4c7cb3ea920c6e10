/// Lessons about the views and classes that decide about a touch.
extension Lesson {
  static let redirected = Lesson(
    name: "redirected",
    title: LocalizedText(english: "A view that overrides hitTest", chinese: "重写 hitTest 的视图"),
    scene: .redirect,
    question: LocalizedText(
      english: "White can override hitTest. Here it uses the default. Who gets a touch on green?",
      chinese: "白色可以重写 hitTest，这里用的是默认实现。落在绿色上的触摸交给谁？"
    ),
    touch: Touch(
      280,
      240,
      "green",
      "Without an override the usual rule applies. Green is the deepest view that contains the "
        + "point.",
      "没有重写时按通常的规则：绿色是包含该点的最深的视图。"
    ),
    change: Change("white", "isUserInteractionEnabled", "false"),
    touchAfter: Touch(
      280,
      240,
      "root",
      "A view with interaction off returns nil before it asks its subviews. So red and green get "
        + "no touches either, and only the parent of white is left.",
      "关闭交互的视图在询问子视图之前就返回 nil。所以红色和绿色也收不到触摸，只剩下白色的父视图。"
    )
  )

  static let turned = Lesson(
    name: "turned",
    title: LocalizedText(english: "A transformed view", chinese: "变换过的视图"),
    scene: .dragTransform,
    question: LocalizedText(
      english: "Who gets a touch near the corner of the card?",
      chinese: "落在卡片角附近的触摸交给谁？"
    ),
    touch: Touch(
      150,
      160,
      "card",
      "UIKit converts the point to the card's coordinates. There it is within the card's bounds.",
      "UIKit 把这个点转换到卡片自己的坐标系，它在卡片的 bounds 之内。"
    ),
    change: Change("card", "transform", "0.5, 0, 0, 0.5, 0, 0"),
    touchAfter: Touch(
      150,
      160,
      "root",
      "The transform shrinks the card around its centre. Hit-testing applies the transform too, so "
        + "the point is now outside.",
      "变换让卡片以中心缩小。命中测试也会应用变换，所以这个点现在在卡片外面。"
    )
  )

  static let disabledControl = Lesson(
    name: "disabled-control",
    title: LocalizedText(english: "A disabled control", chinese: "停用的控件"),
    scene: .nestedControls,
    question: LocalizedText(
      english: "The control off is inside outer, and its isEnabled is false. Who gets the touch?",
      chinese: "控件 off 在 outer 里面，它的 isEnabled 为 false。触摸交给谁？"
    ),
    touch: Touch(
      100,
      140,
      "off",
      "Hit-testing ignores isEnabled. The control gets the touch, does nothing, and does not pass "
        + "the touch to outer.",
      "命中测试不看 isEnabled。控件得到触摸，什么也不做，也不会把触摸传给 outer。"
    ),
    change: Change("off", "isUserInteractionEnabled", "false"),
    touchAfter: Touch(
      100,
      140,
      "outer",
      "Hit-testing skips a view with interaction off. A tap on off now presses outer.",
      "命中测试会跳过关闭交互的视图。现在点 off，按下的是 outer。"
    )
  )

  static let controlOrRecognizer = Lesson(
    name: "control-or-recognizer",
    title: LocalizedText(english: "Control or recognizer", chinese: "控件还是手势识别器"),
    scene: .controlVersusGesture,
    question: LocalizedText(
      english: "This plain control is inside root, which has a tap recognizer. Which view is hit?",
      chinese: "这个普通控件在 root 里面，root 上有一个轻点识别器。命中的是哪个视图？"
    ),
    touch: Touch(
      160,
      142,
      "plain",
      "Recognizers do not affect hit-testing, so the control is hit. When the recognizer "
        + "recognises the tap, it cancels the control's touch. Buttons and switches keep their "
        + "touches.",
      "手势识别器不影响命中测试，所以命中的是控件。识别成功时，识别器会取消控件的触摸；按钮和开关的触摸不会被取消。"
    ),
    change: Change("plain", "isUserInteractionEnabled", "false"),
    touchAfter: Touch(
      160,
      142,
      "root",
      "root gets the touch. Its recognizer still receives the touch, because a recognizer receives "
        + "all touches on its view and that view's subviews.",
      "触摸交给 root。它的识别器照样收到触摸，因为识别器会收到自己的视图及其子视图上的所有触摸。"
    )
  )

  static let windowLevels = Lesson(
    name: "window-levels",
    title: LocalizedText(english: "Several windows", chinese: "多个窗口"),
    scene: .windows,
    question: LocalizedText(
      english: "Two windows overlap here, and neither is the key window. Who gets the touch?",
      chinese: "两个窗口在这里重叠，都不是主窗口。触摸交给谁？"
    ),
    touch: Touch(
      120,
      150,
      "alert",
      "UIKit asks windows from front to back, by windowLevel. The key window gets keys; it has no "
        + "priority for touches.",
      "UIKit 按 windowLevel 从前往后询问窗口。主窗口接收键盘事件，但触摸不会优先交给它。"
    ),
    change: Change("alert-window", "isHidden", "true"),
    touchAfter: Touch(
      120,
      150,
      "normal",
      "UIKit skips a hidden window like a hidden view, and asks the next window.",
      "隐藏的窗口和隐藏的视图一样被跳过，UIKit 接着询问下一个窗口。"
    )
  )
}
