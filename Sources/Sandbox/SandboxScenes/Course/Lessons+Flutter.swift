/// Lessons about Flutter's platform views.
extension Lesson {
  static let flutterMenu = Lesson(
    name: "flutter-menu",
    title: LocalizedText(english: "A menu that UIKit ignores", chinese: "UIKit 看不见的菜单"),
    scene: .flutterOverlay,
    question: LocalizedText(
      english: "A Flutter menu is drawn over a web view. Which view does UIKit hit under the menu?",
      chinese: "一个 Flutter 菜单画在网页上面。在菜单的位置，UIKit 命中哪个视图？"
    ),
    touch: Touch(
      320,
      200,
      "web",
      "FlutterOverlayView has interaction off, so UIKit hits the web view. There, a Flutter "
        + "recognizer delays the touch for views until Dart decides.",
      "FlutterOverlayView 关闭了交互，所以 UIKit 命中网页。那里有 Flutter 的一个手势识别器，会推迟视图收到的触摸，直到 Dart 做出决定。"
    ),
    change: Change("menu", "isUserInteractionEnabled", "true"),
    touchAfter: Touch(
      320,
      200,
      "menu",
      "Now the overlay is hit. The web view and the two recognizers around it do not receive the "
        + "touch; Flutter gets it through the responder chain.",
      "现在命中的是浮层。网页和它外面的两个识别器都收不到这次触摸；Flutter 通过响应者链得到它。"
    )
  )

  static let turnedMap = Lesson(
    name: "turned-map",
    title: LocalizedText(english: "A rotated platform view", chinese: "旋转的平台视图"),
    scene: .flutterClipping,
    question: LocalizedText(
      english: "The map is rotated inside Flutter's clipping view. Who gets a touch in the grey "
        + "corner?",
      chinese: "地图在 Flutter 的裁剪视图里旋转了。落在灰色角上的触摸交给谁？"
    ),
    touch: Touch(
      235,
      155,
      "flutter",
      "ChildClippingView overrides point(inside:): it contains a point only if a direct subview "
        + "does. Here none does, so Flutter's own view is hit.",
      "ChildClippingView 重写了 point(inside:)：只有直接子视图包含该点，它才包含该点。这里没有，"
        + "所以命中 Flutter 自己的视图。"
    ),
    change: Change("intercepting", "transform", "1, 0, 0, 1, 0, 0"),
    touchAfter: Touch(
      235,
      155,
      "map",
      "Without the rotation the intercepting view contains the point. So the clipping view "
        + "contains it too, and the hit-test goes on as in UIKit, down to the map.",
      "不旋转时，拦截视图包含这个点，裁剪视图也就包含它，命中测试照 UIKit 的规则继续，一直到地图。"
    )
  )

  static let interceptingView = Lesson(
    name: "intercepting-view",
    title: LocalizedText(english: "The intercepting view", chinese: "拦截视图"),
    scene: .flutterIntercepting,
    question: LocalizedText(
      english: "The web view has interaction off, as if Dart had refused the touch for it. Who "
        + "gets the touch?",
      chinese: "网页关闭了交互，相当于 Dart 拒绝把触摸交给它。触摸交给谁？"
    ),
    touch: Touch(
      320,
      240,
      "intercepting",
      "FlutterTouchInterceptingView is the deepest view left. Engines from April 2026 ask Dart "
        + "first, and this view returns itself if Dart refuses. Its recognizer reports the touch "
        + "to Flutter.",
      "剩下最深的是 FlutterTouchInterceptingView。2026 年 4 月起的引擎先询问 Dart，回答为否时这个视图返回自己。"
        + "它的识别器会把触摸告诉 Flutter。"
    ),
    change: Change("intercepting", "isUserInteractionEnabled", "false"),
    touchAfter: Touch(
      320,
      240,
      "clipping",
      "The clipping view still contains the point, because a direct subview does. It does not "
        + "check whether that subview takes touches. No subview takes the touch, so the clipping "
        + "view is hit.",
      "裁剪视图仍然包含这个点，因为它的直接子视图包含该点；它不检查子视图是否接收触摸。没有子视图接收触摸，所以命中裁剪视图。"
    )
  )
}
