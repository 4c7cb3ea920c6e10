/// Flutter's views.
extension HostClass {
  private static let source =
    "flutter/flutter engine/src/flutter/shell/platform/darwin/ios/framework/Source/"

  static let flutter: [HostClass] = [
    HostClass(
      .flutter,
      ["FlutterView"],
      handler: Sentence("Flutter's view controller", "Flutter 的视图控制器"),
      source: source + "FlutterView.mm",
      .medium
    ),
    HostClass(
      .flutter,
      ["ChildClippingView"],
      rule: .flutterClipping,
      Sentence(
        "Flutter's clipping view contains a point if a view in it does",
        "Flutter 的裁剪视图只在其中的视图包含该点时才包含该点"
      ),
      source: source + "FlutterPlatformViews.mm"
    ),
    HostClass(
      .flutter,
      ["FlutterTouchInterceptingView"],
      rule: .standard,
      Sentence(
        "Flutter decides whether the platform view gets a touch: its delaying recognizer holds touches"
          + " back from views until then, and engines from April 2026 on ask before the hit-test",
        "平台视图能否得到触摸由 Flutter 决定：决定前延迟手势会扣住给视图的触摸；2026 年 4 月起的引擎在命中测试前就询问"
      ),
      handler: Sentence("Flutter's forwarding recognizer", "Flutter 的转发手势"),
      source: source + "FlutterPlatformViews.mm"
    ),
    HostClass(
      .flutter,
      ["FlutterOverlayView"],
      source: source + "FlutterOverlayView.mm"
    ),
    HostClass(
      .flutter,
      ["FlutterSemanticsScrollView"],
      base: "UIScrollView",
      rule: .untouchable,
      Sentence("Flutter's accessibility views take no touches", "Flutter 的无障碍视图不接收触摸"),
      source: source + "FlutterSemanticsScrollView.mm"
    ),
  ]
}
