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
      "RCTViewComponentView overrides hitTest. If a view does not clip and a subview extends "
        + "beyond its bounds, it asks its subviews there too. UIKit would not ask buy.",
      "RCTViewComponentView 重写了 hitTest：没有裁剪的视图，只要有子视图超出，就会询问 bounds 之外的子视图。"
        + "按 UIKit 的规则，buy 不会被问到。"
    ),
    change: Change("card", "clipsToBounds", "true"),
    touchAfter: Touch(
      430,
      340,
      "surface",
      "In React Native, overflow: hidden sets clipsToBounds. It also affects touches: a view that "
        + "clips asks no subview outside of its bounds. In UIKit it only affects drawing.",
      "在 React Native 里，clipsToBounds 就是 overflow: hidden，它也影响触摸：裁剪的视图不询问 bounds 之外的子视图。在 UIKit 里它只"
        + "影响绘制。"
    )
  )

  static let reactBoxNone = Lesson(
    name: "react-box-none",
    title: LocalizedText(english: "box-none and its child", chinese: "box-none 和它的子视图"),
    scene: .reactBoxNone,
    question: LocalizedText(
      english: "A transparent overlay covers pay. Its pointerEvents is box-none, and its only "
        + "child wrapper fills it. Who gets a touch on pay?",
      chinese: "pay 上面有一个透明的 overlay，pointerEvents 是 box-none，里面唯一的子视图 wrapper 铺满了它。"
        + "落在 pay 上的触摸交给谁？"
    ),
    touch: Touch(
      320,
      360,
      "wrapper",
      "With box-none, overlay itself is never hit. Its subviews are asked as usual, and wrapper "
        + "contains the point. Developers report this problem for FullWindowOverlay of "
        + "react-native-screens.",
      "box-none 的意思是 overlay 自身不会被命中。它的子视图照常被询问，而 wrapper 包含这个点。"
        + "有开发者报告过 react-native-screens 的 FullWindowOverlay 出现这个问题。"
    ),
    change: Change("wrapper", "isUserInteractionEnabled", "false"),
    touchAfter: Touch(
      320,
      360,
      "pay",
      "pointerEvents none turns interaction off, so wrapper returns nil. The toast in wrapper gets "
        + "no touches either. With box-none on wrapper, the toast still gets touches.",
      "pointerEvents none 会关闭交互，所以 wrapper 返回 nil，但里面的 toast 也收不到触摸了。给 wrapper 设 box-none，toast 仍能收"
        + "到触摸。"
    )
  )

  static let reactDrawing = Lesson(
    name: "react-drawing",
    title: LocalizedText(english: "A drawing over a button", chinese: "盖在按钮上的 SVG"),
    scene: .reactDrawing,
    question: LocalizedText(
      english: "The Svg named drawing covers order, and its pointerEvents is none. Who gets the "
        + "touch?",
      chinese: "名为 drawing 的 Svg 盖在 order 上，它的 pointerEvents 是 none。触摸交给谁？"
    ),
    touch: Touch(
      320,
      240,
      "drawing",
      "RNSVGSvgView overrode hitTest and checked only its bounds. It ignored pointerEvents until "
        + "pull request 2787 of react-native-svg.",
      "RNSVGSvgView 重写了 hitTest，只检查 bounds。在 react-native-svg 的 PR 2787 之前，它会忽略 pointerEvents。"
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
