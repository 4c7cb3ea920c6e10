import UIKit

/// Lessons about recognizers that compete for the same touch.
extension Lesson {
  static let lateTap = Lesson(
    name: "late-tap",
    title: LocalizedText(english: "A tap that waits", chinese: "等待的轻点"),
    scene: .requireToFail,
    question: LocalizedText(
      english:
        "The teal pad has single.require(toFail: double). One tap on it: who acts, and how late?",
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
      "The single tap acts only when the double tap has failed. That is known when no second tap "
        + "came within 0.35 s after the lift.",
      "双击失败之后，单击才会触发。手指抬起后 0.35 s 内没有第二次轻点，才知道双击失败。"
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
      "A disabled recognizer sees no touch, so nothing waits for it. Switch the double tap off where "
        + "there is nothing to zoom, and the single tap is fast again.",
      "停用的识别器看不到触摸，也就没有什么要等。没有内容可缩放时停用双击，单击就恢复灵敏。"
    )
  )

  static let panOrScroll = Lesson(
    name: "pan-or-scroll",
    title: LocalizedText(english: "Pan against scroll view", chinese: "拖动与滚动视图"),
    scene: .panOrScroll,
    question: LocalizedText(
      english: "The card in the list has a pan recognizer. One finger drags up on it: who acts?",
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
      "Both are pans and begin after 10 points. The recognizer of the deeper view decides first and "
        + "prevents the other one, so the list does not scroll over the card.",
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
      "One finger is now too few for the card, so the list scrolls. Another cure is a delegate that "
        + "refuses vertical drags in gestureRecognizerShouldBegin.",
      "现在一根手指不够移动卡片，于是列表滚动。也可以让代理在 gestureRecognizerShouldBegin 里拒绝竖直方向的拖动。"
    )
  )

  static let tapOverTable = Lesson(
    name: "tap-over-table",
    title: LocalizedText(english: "A tap above a table", chinese: "表格上方的轻点"),
    scene: .tapOverTable,
    question: LocalizedText(
      english: "The view behind the table has a tap recognizer, hide. Who acts for a tap on a row?",
      chinese: "表格后面的视图上有轻点识别器 hide。轻点一行，触发的是哪一个？"
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
      "A recognizer sees the touches on its view and on everything in it. When the tap recognises, it "
        + "cancels the touch in the table, so no row is selected.",
      "识别器看得到自己视图及其内部的所有触摸。轻点识别成功后取消了表格里的触摸，所以没有选中任何行。"
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
      "The tap still recognises, and the table keeps its touch and selects the row: both act.",
      "轻点照样识别成功，表格也保住了触摸并选中该行：两个都触发。"
    )
  )

  static let shakyPress = Lesson(
    name: "shaky-press",
    title: LocalizedText(english: "A long press that moves", chinese: "移动了的长按"),
    scene: .shakyPress,
    question: LocalizedText(
      english:
        "lift needs 1 s. A finger stays down for 4 s and creeps at 15 points per second. Who "
        + "acts?",
      chinese: "lift 需要按住 1 s。手指按住 4 s，同时以每秒 15 点的速度移动。触发的是哪一个？"
    ),
    touch: Touch(
      166,
      120,
      .result(
        GestureQuestion("dragRightSlow", [.init("lift"), .init()], right: 1)
      ),
      "Before the second is over the finger is more than 10 points away from where it came down. That "
        + "is the default of allowableMovement, so the long press fails.",
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
      "After 1 s the finger has moved 15 points, which is less than 20. Once the long press has begun, "
        + "the finger may move as far as it likes.",
      "1 s 时手指移动了 15 点，不到 20 点。长按一旦开始，手指移动多远都可以。"
    )
  )

  static let swipeOrPan = Lesson(
    name: "swipe-or-pan",
    title: LocalizedText(english: "A swipe beside a pan", chinese: "拖动旁边的轻扫"),
    scene: .swipeOrPan,
    question: LocalizedText(
      english: "The page has a swipe to the right, back, and a pan, move. Who acts for a swipe?",
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
      "The pan begins after 10 points, the swipe needs 50. The pan is first and prevents the swipe, "
        + "however fast the finger is.",
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
      "The pan waits until the swipe has failed. It does not fail here, so it acts. A drag that is no "
        + "swipe moves the page a little later than before.",
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
