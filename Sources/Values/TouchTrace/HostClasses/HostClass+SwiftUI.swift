/// SwiftUI's views, whose source is not public.
extension HostClass {
  static let swiftUI: [HostClass] = [
    HostClass(
      .swiftUI,
      ["*_UIHostingView*"],
      rule: .hosting,
      Sentence(
        "SwiftUI's root view answers the view of an element up to iOS 17, and itself where an element"
          + " is from iOS 18 (asked twice) and 26 (elements are layers)",
        "SwiftUI 的根视图在 iOS 17 及以前返回元素的视图；iOS 18（询问两次）和 26（元素只是图层）返回自己"
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
