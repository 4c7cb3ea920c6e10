/// Lessons about React Native's views.
extension Lesson {
  static let reactOutside = Lesson(
    name: "react-outside",
    title: LocalizedText(english: "Outside, in React Native", chinese: "React Native 里的超出部分"),
    scene: .reactOutside,
    question: LocalizedText(
      english: "The React Native button buy sticks out of card, which does not clip. Who gets a "
        + "touch out here?",
      chinese: "React Native 的按钮 buy 超出了 card，card 没有裁剪。落在外面这部分的触摸交给谁？"
    ),
    touch: Touch(
      430,
      340,
      "buy",
      "RCTViewComponentView overrides hitTest: a view that does not clip asks its subviews "
        + "outside of its bounds too, if one of them reaches out. UIKit would not ask buy.",
      "RCTViewComponentView 重写了 hitTest：没有裁剪的视图，只要有子视图超出，就会询问 bounds 之外的子视图。"
        + "按 UIKit 的规则，buy 不会被问到。"
    ),
    change: Change("card", "clipsToBounds", "true"),
    touchAfter: Touch(
      430,
      340,
      "surface",
      "In React Native clipsToBounds is overflow hidden, and it decides about touches: a view that "
        + "clips asks nobody outside of its bounds. In UIKit it is only about drawing.",
      "在 React Native 里，clipsToBounds 就是 overflow: hidden，它也决定触摸：裁剪的视图不询问 bounds 之外的"
        + "任何视图。在 UIKit 里它只管绘制。"
    )
  )

  static let reactBoxNone = Lesson(
    name: "react-box-none",
    title: LocalizedText(english: "box-none and its child", chinese: "box-none 和它的子视图"),
    scene: .reactBoxNone,
    question: LocalizedText(
      english: "A transparent overlay lies over pay. Its pointerEvents is box-none, and its only "
        + "child wrapper fills it. Who gets a touch on pay?",
      chinese: "pay 上面有一个透明的 overlay，pointerEvents 是 box-none，里面唯一的子视图 wrapper 铺满了它。"
        + "落在 pay 上的触摸交给谁？"
    ),
    touch: Touch(
      320,
      360,
      "wrapper",
      "box-none means that overlay itself is never hit. Its subviews are asked as always, and "
        + "wrapper contains the point. Developers report this for FullWindowOverlay of "
        + "react-native-screens.",
      "box-none 的意思是 overlay 自身不会被命中。它的子视图照常被询问，而 wrapper 包含这个点。"
        + "有开发者报告过 react-native-screens 的 FullWindowOverlay 出现这个问题。"
    ),
    change: Change("wrapper", "isUserInteractionEnabled", "false"),
    touchAfter: Touch(
      320,
      360,
      "pay",
      "pointerEvents none switches interaction off, so wrapper returns nil. The toast in wrapper "
        + "is dead too. With box-none on wrapper the toast stays alive.",
      "pointerEvents none 会关闭交互，所以 wrapper 返回 nil，但里面的 toast 也收不到触摸了。"
        + "给 wrapper 也设 box-none，toast 才能继续用。"
    )
  )

  static let reactDrawing = Lesson(
    name: "react-drawing",
    title: LocalizedText(english: "A drawing over a button", chinese: "盖在按钮上的 SVG"),
    scene: .reactDrawing,
    question: LocalizedText(
      english: "The Svg drawing lies over order, and its pointerEvents is none. Who gets the "
        + "touch?",
      chinese: "名为 drawing 的 Svg 盖在 order 上，它的 pointerEvents 是 none。触摸交给谁？"
    ),
    touch: Touch(
      320,
      240,
      "drawing",
      "RNSVGSvgView had a hitTest of its own, which asked only for its bounds. Its pointerEvents "
        + "did not count until pull request 2787 of react-native-svg.",
      "RNSVGSvgView 有自己的 hitTest，只看 bounds。在 react-native-svg 的 PR 2787 之前，它的 pointerEvents "
        + "不起作用。"
    ),
    change: Change("wrapper", "isUserInteractionEnabled", "false"),
    touchAfter: Touch(
      320,
      240,
      "order",
      "wrapper is a plain View around the Svg. With pointerEvents none it has interaction off, "
        + "returns nil, and never asks the Svg. So order is asked next.",
      "wrapper 是包在 Svg 外面的普通 View。pointerEvents 设为 none 后它关闭了交互，直接返回 nil，不再询问 Svg，"
        + "于是轮到 order。"
    )
  )
}
