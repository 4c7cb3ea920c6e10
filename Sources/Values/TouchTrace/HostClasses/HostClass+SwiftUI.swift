/// SwiftUI's views, whose source code is not public.
extension HostClass {
  static let swiftUI: [HostClass] = [
    HostClass(
      .swiftUI,
      ["*_UIHostingView*"],
      rule: .hosting,
      Sentence(
        "at an element of SwiftUI, the root view's hitTest returns the element's view up to iOS 17,"
          + " and itself from iOS 18 on",
        "命中 SwiftUI 元素时，根视图在 iOS 17 及以前返回该元素的视图，从 iOS 18 起返回自己"
      ),
      gaps: [.iOS],
      source: "HostingPassthrough 5 and 8, SwiftMessages 561 and 581, WindowKit 11",
      .reported
    ),
    HostClass(
      .swiftUI,
      [
        "_Tt*SwiftUI*CGDrawingView*", "_Tt*SwiftUI*DisplayList*", "SwiftUI.*CGDrawingView*",
        "SwiftUI._UIGraphicsView*", "_Tt*SwiftUI*_UIGraphicsView*",
        "SwiftUI._UIShapeHitTestingView*", "_Tt*SwiftUI*_UIShapeHitTestingView*",
      ],
      rule: .swiftUIElement,
      source: "HostingPassthrough 8, WindowKit 11",
      .reported
    ),
  ]
}
