/// Lessons about the views and classes that decide about a touch.
extension Lesson {
  static let redirected = Lesson(
    name: "redirected",
    title: LocalizedText(english: "A view that decides itself", chinese: "自己做主的视图"),
    scene: .redirect,
    question: LocalizedText(
      english: "White may override hitTest; at first it does not. Who gets a touch on green?",
      chinese: "白色可以重写 hitTest，开始时没有。落在绿色上的触摸交给谁？"
    ),
    touch: Touch(
      280,
      240,
      "green",
      "Without an override the textbook holds: green is the deepest one.",
      "没有重写时一切照常：绿色是最深的。"
    ),
    change: Change("white", "isUserInteractionEnabled", "false"),
    touchAfter: Touch(
      280,
      240,
      "root",
      "A view without interaction answers nil before any of its subviews is asked, so red and green "
        + "are dead as well. Only its parent is left.",
      "关闭交互的视图不等询问子视图就回答 nil，所以红色和绿色也收不到了，只剩下它的父视图。"
    )
  )

  static let turned = Lesson(
    name: "turned",
    title: LocalizedText(english: "A view that is transformed", chinese: "变换过的视图"),
    scene: .dragTransform,
    question: LocalizedText(
      english: "Near the corner of the card: who gets the touch?",
      chinese: "在卡片的角附近：触摸交给谁？"
    ),
    touch: Touch(
      150,
      160,
      "card",
      "The point is asked in the card's own coordinates, and lies within its bounds.",
      "点会换算到卡片自己的坐标里，落在它的 bounds 之内。"
    ),
    change: Change("card", "transform", "0.5, 0, 0, 0.5, 0, 0"),
    touchAfter: Touch(
      150,
      160,
      "root",
      "The transform shrinks the card around its centre. What is asked follows what is seen: the "
        + "point is outside now.",
      "变换让卡片以中心缩小。命中测试跟着看到的走：这个点现在在外面了。"
    )
  )

  static let disabledControl = Lesson(
    name: "disabled-control",
    title: LocalizedText(english: "A control that is off", chinese: "停用的控件"),
    scene: .nestedControls,
    question: LocalizedText(
      english: "The control off has isEnabled false, and stands in outer. Who gets the touch?",
      chinese: "控件 off 的 isEnabled 为 false，放在 outer 里面。触摸交给谁？"
    ),
    touch: Touch(
      100,
      140,
      "off",
      "isEnabled is not asked by the hit-test. The control gets the touch, does nothing with it, and "
        + "keeps it from outer.",
      "命中测试不看 isEnabled。控件得到触摸，什么也不做，也不让 outer 得到。"
    ),
    change: Change("off", "isUserInteractionEnabled", "false"),
    touchAfter: Touch(
      100,
      140,
      "outer",
      "Without interaction it is passed over: now a tap on it presses outer.",
      "关闭交互之后它被跳过：现在点它，按下的是 outer。"
    )
  )

  static let controlOrRecognizer = Lesson(
    name: "control-or-recognizer",
    title: LocalizedText(english: "Control or recognizer", chinese: "控件还是手势识别器"),
    scene: .controlVersusGesture,
    question: LocalizedText(
      english: "A tap recognizer on root watches this plain control. Who is hit?",
      chinese: "root 上的轻点识别器看着这个普通控件。命中的是谁？"
    ),
    touch: Touch(
      160,
      142,
      "plain",
      "Recognizers take no part in the hit-test: the control is hit. When the recognizer ends, the "
        + "control's touch is cancelled; buttons and switches keep theirs.",
      "手势识别器不参与命中测试，命中的是控件。识别器结束时控件的触摸被取消；按钮和开关则能保住。"
    ),
    change: Change("plain", "isUserInteractionEnabled", "false"),
    touchAfter: Touch(
      160,
      142,
      "root",
      "The touch goes to root, whose recognizer sees it as before: a recognizer hears of all touches "
        + "on its view and in it.",
      "触摸交给 root，它的识别器照样看得到：识别器得知落在自己视图上及其内部的所有触摸。"
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
      "Windows are asked from front to back, by windowLevel. The key window gets keys, not touches.",
      "窗口按 windowLevel 从前往后询问。主窗口得到的是按键，不是触摸。"
    ),
    change: Change("alert-window", "isHidden", "true"),
    touchAfter: Touch(
      120,
      150,
      "normal",
      "A hidden window is passed over like a hidden view; the next one is asked.",
      "隐藏的窗口和隐藏的视图一样被跳过，接着问下一个。"
    )
  )
}
