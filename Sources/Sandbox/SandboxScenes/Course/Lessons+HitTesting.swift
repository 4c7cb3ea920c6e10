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
      "The hit-test goes from the window down: each view that contains the point asks its subviews, "
        + "and the deepest one that answers is hit. Yellow has no subviews, so it is yellow.",
      "命中测试从窗口往下走：包含该点的视图依次询问自己的子视图，最深的、给出回答的那个被命中。黄色没有子视图，"
        + "所以是黄色。"
    ),
    change: Change("yellow", "isHidden", "true"),
    touchAfter: Touch(
      330,
      280,
      "blue",
      "A hidden view is passed over, with all that is in it. Blue is the deepest one left.",
      "隐藏的视图连同其中的一切都会被跳过，剩下最深的是蓝色。"
    )
  )

  static let twoSiblings = Lesson(
    name: "two-siblings",
    title: LocalizedText(english: "Two siblings", chinese: "两个兄弟视图"),
    scene: .nestedColours,
    question: LocalizedText(
      english: "Green and orange overlap here, and have the same parent. Who is asked first?",
      chinese: "绿色和橙色在这里重叠，父视图是同一个。先问谁？"
    ),
    touch: Touch(
      220,
      150,
      "orange",
      "Subviews are asked from the last to the first, that is from front to back. Orange was added "
        + "later, so it is asked first, and green is not asked at all.",
      "子视图从最后一个问到第一个，也就是从前往后。橙色是后添加的，所以先问它，绿色根本不会被问到。"
    ),
    change: Change("orange", "isUserInteractionEnabled", "false"),
    touchAfter: Touch(
      220,
      150,
      "green",
      "Orange is seen as before, but it takes no touches any more, so the next sibling is asked: "
        + "what is in front for the eye need not be in front for the finger.",
      "橙色看上去没有变，但不再接收触摸，于是轮到下一个兄弟视图：眼睛看到的前面，不一定是手指的前面。"
    )
  )

  static let transparency = Lesson(
    name: "transparency",
    title: LocalizedText(english: "Nearly invisible", chinese: "几乎看不见"),
    scene: .cannotReceive,
    question: LocalizedText(
      english: "A view whose alpha is 0.01 lies here, over its parent. Does it get the touch?",
      chinese: "这里有一个 alpha 为 0.01 的视图，盖在父视图上。它能得到触摸吗？"
    ),
    touch: Touch(
      66,
      240,
      "parent-of-alpha-0.01",
      "With an alpha of 0.01 or less a view counts as hidden. Its parent is the deepest one left.",
      "alpha 不超过 0.01 的视图视同隐藏，剩下最深的是它的父视图。"
    ),
    change: Change("alpha-0.01", "alpha", "0.02"),
    touchAfter: Touch(
      66,
      240,
      "alpha-0.01",
      "Above 0.01 it counts. Nobody can see it, and it takes every touch: a common reason for a "
        + "button that does not react.",
      "大于 0.01 就算数了。谁也看不见它，它却接住每次触摸：按钮没有反应，常常就是这个原因。"
    )
  )

  static let defaults = Lesson(
    name: "defaults",
    title: LocalizedText(english: "Pictures and labels", chinese: "图片与标签"),
    scene: .defaults,
    question: LocalizedText(
      english: "An image view lies on a plain view. Who gets a touch on the picture?",
      chinese: "一个 UIImageView 放在普通视图上。落在图片上的触摸交给谁？"
    ),
    touch: Touch(
      98,
      120,
      "under-image",
      "Image views and labels come with isUserInteractionEnabled off; the view behind gets the touch.",
      "UIImageView 和 UILabel 的 isUserInteractionEnabled 默认是关闭的，触摸交给后面的视图。"
    ),
    change: Change("image", "isUserInteractionEnabled", "true"),
    touchAfter: Touch(
      98,
      120,
      "image",
      "Switched on it is a view like any other. Recognizers on an image view need this too.",
      "打开之后，它就和别的视图一样了。加在图片上的手势识别器也需要打开它。"
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
      "Wilson does not contain the point, so it answers nil and never asks its button. That the "
        + "button is drawn there does not matter, and neither does clipsToBounds.",
      "wilson 不包含这个点，所以回答 nil，根本不去问它的按钮。按钮画在那里没有用，clipsToBounds 也不影响。"
    ),
    change: Change("wilson", "clipsToBounds", "true"),
    touchAfter: Touch(
      280,
      300,
      "content",
      "Now the button is cut off where it sticks out. For touches nothing changed: clipsToBounds is "
        + "about drawing. What helps is a larger wilson, or its own point(inside:).",
      "现在按钮超出的部分被裁掉了，触摸却没有变化：clipsToBounds 只管绘制。真正有用的是把 wilson 变大，"
        + "或重写它的 point(inside:)。"
    )
  )
}
