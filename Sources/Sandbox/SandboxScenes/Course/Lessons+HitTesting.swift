/// Lessons about hit-testing.
extension Lesson {
  static let deepestView = Lesson(
    name: "deepest-view",
    title: LocalizedText(english: "The deepest view", chinese: "最深的视图"),
    scene: .nestedColours,
    question: LocalizedText(
      english: "Five views contain this point. Which one gets the touch?",
      chinese: "这个点在五个视图之内，触摸交给哪一个？"
    ),
    touch: Touch(
      330,
      280,
      "yellow",
      "Hit-testing starts at the window and goes down. Each view that contains the point asks its "
        + "subviews. Yellow contains the point and has no subviews, so it gets the touch.",
      "命中测试从窗口开始往下进行：包含该点的视图会询问自己的子视图。黄色包含该点，又没有子视图，所以触摸交给黄色。"
    ),
    change: Change("yellow", "isHidden", "true"),
    touchAfter: Touch(
      330,
      280,
      "blue",
      "Hit-testing skips a hidden view and all its subviews. Blue is the deepest view left.",
      "命中测试会跳过隐藏的视图及其所有子视图，剩下最深的是蓝色。"
    )
  )

  static let twoSiblings = Lesson(
    name: "two-siblings",
    title: LocalizedText(english: "Two siblings", chinese: "两个兄弟视图"),
    scene: .nestedColours,
    question: LocalizedText(
      english: "Green and orange are siblings and overlap here. Which one is asked first?",
      chinese: "绿色和橙色是兄弟视图，在这里重叠。先询问哪一个？"
    ),
    touch: Touch(
      220,
      150,
      "orange",
      "UIKit asks subviews from front to back, the last one first. Orange was added later, so it "
        + "is asked first. It takes the touch, and green is never asked.",
      "UIKit 从前往后询问子视图，也就是从最后一个到第一个。橙色是后添加的，所以先询问它；它接收触摸，绿色不会被问到。"
    ),
    change: Change("orange", "isUserInteractionEnabled", "false"),
    touchAfter: Touch(
      220,
      150,
      "green",
      "Orange looks the same, but it no longer takes touches. UIKit asks the next sibling, and "
        + "green gets the touch.",
      "橙色看上去没有变，但不再接收触摸。UIKit 接着询问下一个兄弟视图，绿色得到触摸。"
    )
  )

  static let transparency = Lesson(
    name: "transparency",
    title: LocalizedText(english: "Nearly invisible", chinese: "几乎看不见"),
    scene: .cannotReceive,
    question: LocalizedText(
      english: "A view with alpha 0.01 covers its parent here. Does it get the touch?",
      chinese: "这里有一个 alpha 为 0.01 的视图，盖在父视图上。它能得到触摸吗？"
    ),
    touch: Touch(
      66,
      240,
      "parent-of-alpha-0.01",
      "Hit-testing treats a view with alpha 0.01 or less as hidden. Its parent is the deepest view "
        + "left.",
      "命中测试把 alpha 不超过 0.01 的视图当作隐藏，剩下最深的是它的父视图。"
    ),
    change: Change("alpha-0.01", "alpha", "0.02"),
    touchAfter: Touch(
      66,
      240,
      "alpha-0.01",
      "With an alpha above 0.01 a view takes touches. You cannot see this view, but it takes every "
        + "touch on it. This is a common reason why a button does not react.",
      "alpha 大于 0.01 的视图会接收触摸。它看不见，却接收了落在上面的每次触摸。按钮没有反应，常常就是这个原因。"
    )
  )

  static let defaults = Lesson(
    name: "defaults",
    title: LocalizedText(english: "Pictures and labels", chinese: "图片与标签"),
    scene: .defaults,
    question: LocalizedText(
      english: "An image view covers a plain view. Who gets a touch on the image?",
      chinese: "一个 UIImageView 放在普通视图上。落在图片上的触摸交给谁？"
    ),
    touch: Touch(
      98,
      120,
      "under-image",
      "isUserInteractionEnabled is false by default in image views and labels. The view behind "
        + "gets the touch.",
      "UIImageView 和 UILabel 的 isUserInteractionEnabled 默认为 false，触摸交给后面的视图。"
    ),
    change: Change("image", "isUserInteractionEnabled", "true"),
    touchAfter: Touch(
      98,
      120,
      "image",
      "With interaction on, an image view takes touches like any other view. Recognizers on an "
        + "image view need this too.",
      "打开交互之后，UIImageView 和别的视图一样接收触摸。加在它上面的手势识别器也需要打开交互。"
    )
  )

  static let outside = Lesson(
    name: "outside",
    title: LocalizedText(english: "Outside of the parent", chinese: "在父视图之外"),
    scene: .outOfBounds,
    question: LocalizedText(
      english: "The button target sticks out of its superview wilson. Who gets a touch out here?",
      chinese: "按钮 target 超出了父视图 wilson。落在外面这部分的触摸交给谁？"
    ),
    touch: Touch(
      280,
      300,
      "content",
      "wilson does not contain the point, so it returns nil and never asks its button. The button "
        + "is drawn there, but hit-testing ignores drawing and clipsToBounds.",
      "wilson 不包含这个点，所以返回 nil，不会询问它的按钮。按钮虽然画在那里，但命中测试不看绘制，也不看 clipsToBounds。"
    ),
    change: Change("wilson", "clipsToBounds", "true"),
    touchAfter: Touch(
      280,
      300,
      "content",
      "The button is now clipped, but touches work as before: in UIKit clipsToBounds only affects "
        + "drawing. To fix this, enlarge wilson or override its point(inside:).",
      "现在按钮超出的部分被裁掉了，触摸却没有变化：clipsToBounds 只影响绘制。要解决问题，可以把 wilson 变大，或重写它的 point(inside:)。"
    )
  )
}
