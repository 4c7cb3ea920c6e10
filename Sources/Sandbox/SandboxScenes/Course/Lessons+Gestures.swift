import UIKit

/// Lessons about recognizers that compete for the same touch.
extension Lesson {
  static let lateTap = Lesson(
    name: "late-tap",
    title: LocalizedText(english: "A tap that waits", chinese: "等待的轻点"),
    scene: .requireToFail,
    question: LocalizedText(
      english:
        "The teal pad has single.require(toFail: double). Who acts for one tap on it, and how "
        + "late?",
      chinese: "青色色块上有 single.require(toFail: double)。轻点一次，触发的是哪一个，晚多久？"
    ),
    touch: Touch(
      167,
      175,
      .result(
        GestureQuestion(
          "tap",
          [.init("single"), .init("single", after: 0.35), .init("double"), .init()],
          right: 1
        )
      ),
      "The single tap acts only after the double tap fails. The double tap fails if no second tap "
        + "comes within 0.35 s after the lift.",
      "双击失败之后，单击才会触发。手指抬起后 0.35 s 内没有第二次轻点，双击就失败。"
    ),
    change: .code("double.isEnabled = false") { $0.recognizer("double")?.isEnabled = false },
    touchAfter: Touch(
      167,
      175,
      .result(
        GestureQuestion(
          "tap",
          [.init("single"), .init("single", after: 0.35), .init()],
          right: 0
        )
      ),
      "A disabled recognizer receives no touches, so the single tap does not wait for it. Disable "
        + "the double tap when there is nothing to zoom, and the single tap acts at once.",
      "停用的识别器收不到触摸，所以单击不用等它。没有内容可缩放时停用双击，单击就会立即触发。"
    )
  )

  static let panOrScroll = Lesson(
    name: "pan-or-scroll",
    title: LocalizedText(english: "Pan in a scroll view", chinese: "滚动视图里的拖动手势"),
    scene: .panOrScroll,
    question: LocalizedText(
      english: "The card in the list has a pan recognizer. Who acts when one finger drags up on "
        + "the card?",
      chinese: "列表里的卡片上有拖动识别器。一根手指在卡片上向上拖动，触发的是哪一个？"
    ),
    touch: Touch(
      166,
      180,
      .result(
        GestureQuestion(
          "dragUpQuick",
          [.init("scroll pan"), .init("move card"), .init("move card", "scroll pan"), .init()],
          right: 1
        )
      ),
      "Both recognizers are pans and begin after 10 points. The one on the deeper view recognises "
        + "first and prevents the other, so the list does not scroll.",
      "两个都是拖动，移动 10 点后开始。更深的视图上的识别器先识别，并阻止另一个，所以在卡片上列表不滚动。"
    ),
    change: .code("moveCard.minimumNumberOfTouches = 2") {
      ($0.recognizer("move card") as? UIPanGestureRecognizer)?.minimumNumberOfTouches = 2
    },
    touchAfter: Touch(
      166,
      180,
      .result(
        GestureQuestion(
          "dragUpQuick",
          [.init("scroll pan"), .init("move card"), .init("move card", "scroll pan"), .init()],
          right: 0
        )
      ),
      "The card now needs two fingers, so the list scrolls. Another fix is a delegate that returns "
        + "false for vertical drags in gestureRecognizerShouldBegin.",
      "现在卡片需要两根手指，于是列表滚动。也可以让代理在 gestureRecognizerShouldBegin 里对竖直方向的拖动返回 false。"
    )
  )

  static let tapOverTable = Lesson(
    name: "tap-over-table",
    title: LocalizedText(english: "A tap recognizer behind a table", chinese: "表格后面的轻点识别器"),
    scene: .tapOverTable,
    question: LocalizedText(
      english: "The table's superview has a tap recognizer named hide. Who acts for a tap on a "
        + "row?",
      chinese: "表格的父视图上有轻点识别器 hide。轻点一行，触发的是哪一个？"
    ),
    touch: Touch(
      166,
      42,
      .result(
        GestureQuestion(
          "tap",
          [.init("table"), .init("hide", "table"), .init("hide"), .init()],
          right: 2
        )
      ),
      "A recognizer receives the touches on its view and its subviews. When hide recognises the "
        + "tap, it cancels the table's touch, so no row is selected.",
      "识别器会收到自己的视图及其子视图上的触摸。hide 识别成功后取消了表格的触摸，所以没有选中任何行。"
    ),
    change: .code("hide.cancelsTouchesInView = false") {
      $0.recognizer("hide")?.cancelsTouchesInView = false
    },
    touchAfter: Touch(
      166,
      42,
      .result(
        GestureQuestion(
          "tap",
          [.init("table"), .init("hide", "table"), .init("hide"), .init()],
          right: 1
        )
      ),
      "hide still recognises the tap, but the table keeps its touch and selects the row. Both act.",
      "hide 照样识别成功，但表格的触摸没有被取消，该行被选中：两个都触发。"
    )
  )

  static let shakyPress = Lesson(
    name: "shaky-press",
    title: LocalizedText(english: "A long press that moves", chinese: "移动了的长按"),
    scene: .shakyPress,
    question: LocalizedText(
      english:
        "The long press lift needs 1 s. A finger presses for 4 s and moves 15 points per second. "
        + "Who acts?",
      chinese: "长按 lift 需要按住 1 s。手指按住 4 s，同时以每秒 15 点的速度移动。触发的是哪一个？"
    ),
    touch: Touch(
      166,
      120,
      .result(
        GestureQuestion("dragRightSlow", [.init("lift"), .init()], right: 1)
      ),
      "Before the end of the second, the finger has moved more than 10 points. The default of "
        + "allowableMovement is 10 points, so the long press fails.",
      "一秒还没到，手指已经离开按下的位置超过 10 点。allowableMovement 默认就是 10 点，所以长按失败。"
    ),
    change: .code("lift.allowableMovement = 20") {
      ($0.recognizer("lift") as? UILongPressGestureRecognizer)?.allowableMovement = 20
    },
    touchAfter: Touch(
      166,
      120,
      .result(
        GestureQuestion("dragRightSlow", [.init("lift"), .init()], right: 0)
      ),
      "After 1 s the finger has moved 15 points, which is less than 20. Once the long press has "
        + "begun, allowableMovement no longer applies.",
      "1 s 时手指移动了 15 点，不到 20 点。长按开始之后，allowableMovement 不再起作用。"
    )
  )

  static let swipeOrPan = Lesson(
    name: "swipe-or-pan",
    title: LocalizedText(english: "A swipe and a pan", chinese: "轻扫与拖动"),
    scene: .swipeOrPan,
    question: LocalizedText(
      english: "The page has a right swipe named back and a pan named move. Who acts for a swipe?",
      chinese: "页面上有向右的轻扫 back 和拖动 move。向右轻扫，触发的是哪一个？"
    ),
    touch: Touch(
      96,
      140,
      .result(
        GestureQuestion(
          "swipeRight",
          [.init("back"), .init("move"), .init("back", "move"), .init()],
          right: 1
        )
      ),
      "The pan begins after 10 points, but the swipe needs 50. The pan always begins first and "
        + "prevents the swipe, even if the finger is fast.",
      "拖动移动 10 点就开始，轻扫需要 50 点。拖动总是先到，并阻止轻扫，手指多快都一样。"
    ),
    change: .code("move.require(toFail: back)") { application in
      guard let back = application.recognizer("back") else { return }
      application.recognizer("move")?.require(toFail: back)
    },
    touchAfter: Touch(
      96,
      140,
      .result(
        GestureQuestion(
          "swipeRight",
          [.init("back"), .init("move"), .init("back", "move"), .init()],
          right: 0
        )
      ),
      "The pan waits for the swipe to fail. Here the swipe succeeds, so it acts. Other drags now "
        + "move the page slightly later.",
      "拖动要等轻扫失败，而这次轻扫成功了。普通的拖动会比以前晚一点开始。"
    )
  )
}

extension UIApplication {
  /// Returns the first recognizer with a name, in all windows; nil if missing.
  fileprivate func recognizer(_ name: String) -> UIGestureRecognizer? {
    var waiting: [UIView] = windows
    while let view = waiting.popLast() {
      if let found = view.gestureRecognizers?.first(where: { $0.name == name }) { return found }
      waiting += view.subviews
    }
    return nil
  }
}
