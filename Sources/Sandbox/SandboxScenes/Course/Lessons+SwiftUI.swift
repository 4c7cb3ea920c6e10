/// Lessons about SwiftUI's root view in a UIKit window.
///
/// SwiftUI's source code is not public. The rules are the ones that developers report.
extension Lesson {
  static let overlayWindow = Lesson(
    name: "overlay-window",
    title: LocalizedText(english: "A window with one toast", chinese: "只有一个提示条的窗口"),
    scene: .swiftUIWindow17,
    question: LocalizedText(
      english: "iOS 17. A window with one SwiftUI toast fills the screen. Its hitTest returns nil "
        + "when its root view is hit. Who gets a touch on save?",
      chinese: "iOS 17。一个只有 SwiftUI 提示条的窗口铺满屏幕，它的 hitTest 在命中根视图时返回 nil。"
        + "落在 save 上的触摸交给谁？"
    ),
    touch: Touch(
      320,
      400,
      "save",
      "SwiftUI's root view contains every point of its bounds, so it is hit beside the toast. The "
        + "window then returns nil, and UIKit asks the window behind it.",
      "SwiftUI 的根视图包含 bounds 里的每个点，所以提示条以外命中的是它。窗口于是返回 nil，UIKit 接着询问后面的窗口。"
    ),
    change: Change("toast", "frame", "220, 360, 200, 80"),
    touchAfter: Touch(
      320,
      400,
      "toast",
      "Developers report that up to iOS 17 each SwiftUI element that draws has its own view. This "
        + "view is hit, so the window keeps the touch.",
      "据开发者报告，在 iOS 17 及以前，SwiftUI 里要绘制的元素有自己的视图。命中的是这个视图，所以触摸留在这个窗口里。"
    )
  )

  static let secondAnswer = Lesson(
    name: "second-answer",
    title: LocalizedText(english: "The second hit-test", chinese: "第二次命中测试"),
    scene: .swiftUIWindow18,
    question: LocalizedText(
      english: "The same code on iOS 18. The toast covers the app's view list. Who gets a touch on "
        + "the toast?",
      chinese: "同样的代码，在 iOS 18 上。提示条盖在应用的 list 上。落在提示条上的触摸交给谁？"
    ),
    touch: Touch(
      320,
      95,
      "list",
      "Developers report that iOS 18 hit-tests each touch twice. The second time, SwiftUI's root "
        + "view returns itself. So the window returns nil, and the toast gets no touch.",
      "据开发者报告，iOS 18 对同一次触摸做两次命中测试，第二次 SwiftUI 的根视图返回自己。窗口于是返回 nil，提示条收不到触摸。"
    ),
    change: Change("toast", "frame", "220, 360, 200, 80"),
    touchAfter: Touch(
      320,
      400,
      "save",
      "The toast hides save, but save gets the touch. The usual fix asks the subviews of the root "
        + "view and keeps the touch if one of them takes it.",
      "提示条挡住了 save，触摸却交给了 save。常见的改法是询问根视图的子视图，其中一个接收触摸时就把触摸留下。"
    )
  )

  static let layersOnly = Lesson(
    name: "layers-only",
    title: LocalizedText(english: "Layers, no views", chinese: "只有图层，没有视图"),
    scene: .swiftUIWindow26,
    question: LocalizedText(
      english: "iOS 26. The window has the usual fix for iOS 18: it asks the subviews of its root "
        + "view. Who gets a touch on the toast?",
      chinese: "iOS 26。窗口用了 iOS 18 的常见改法：询问根视图的子视图。落在提示条上的触摸交给谁？"
    ),
    touch: Touch(
      320,
      95,
      "list",
      "Developers report that SwiftUI elements are layers, not views, in apps built with Xcode 26 "
        + "for iOS 26. No subview takes the touch, so the window returns nil.",
      "据开发者报告，在用 Xcode 26 为 iOS 26 构建的应用里，SwiftUI 元素只是图层，不是视图。没有子视图接收触摸，所以窗口返回 nil。"
    ),
    change: Change("area", "isUserInteractionEnabled", "true"),
    touchAfter: Touch(
      320,
      95,
      "area",
      "area is a UIKit view at the toast's place, like one from UIViewRepresentable. It is still a "
        + "view on iOS 26. The safest window stores the rectangles that take touches and never "
        + "looks into SwiftUI.",
      "area 是放在提示条位置上的 UIKit 视图，就像 UIViewRepresentable 产生的那样，在 iOS 26 上仍然是视图。"
        + "最稳妥的办法是让窗口自己记住要接收触摸的矩形，不去看 SwiftUI 内部。"
    )
  )
}
