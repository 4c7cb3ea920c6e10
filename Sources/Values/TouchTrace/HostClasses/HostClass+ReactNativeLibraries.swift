/// Libraries that most React Native apps use.
extension HostClass {
  private static let base = Sentence(
    "React Native hit-tests subviews outside their superview, unless it clips",
    "React Native 会询问未裁剪的父视图之外的子视图"
  )

  static let reactNativeLibraries: [HostClass] = [
    HostClass(
      .reactNative,
      ["RNGestureHandlerButton"],
      base: "UIControl",
      rule: .gestureButton,
      Sentence(
        "the button of react-native-gesture-handler returns the nearest view around the hit view"
          + " that acts",
        "react-native-gesture-handler 的按钮返回命中视图外层最近的、会响应的视图"
      ),
      gaps: [.pointerEvents, .hitSlop],
      source: "software-mansion/react-native-gesture-handler apple/RNGestureHandlerButton.mm"
    ),
    HostClass(
      .reactNative,
      ["RNGestureHandlerButtonComponentView"],
      rule: .gestureButtonWrapper,
      Sentence(
        "react-native-gesture-handler hit-tests only the button in this view",
        "react-native-gesture-handler 只询问其中的按钮"
      ),
      gaps: [.hitSlop],
      source: "software-mansion/react-native-gesture-handler pull request 3925"
    ),
    HostClass(
      .reactNative,
      ["RNGestureHandlerDetector"],
      rule: .gestureDetector,
      Sentence(
        "the detector of react-native-gesture-handler is hit-tested outside its bounds too",
        "react-native-gesture-handler 的 Detector 在范围之外也会被询问"
      ),
      gaps: [.fabricPointerEvents],
      source: "software-mansion/react-native-gesture-handler apple/RNGestureHandlerDetector.mm"
    ),
    HostClass(
      .reactNative,
      ["RNSFullWindowOverlayContainer"],
      rule: .fullWindowOverlay,
      Sentence(
        "the overlay of react-native-screens passes on touches that hit none of its subviews",
        "react-native-screens 的浮层放行没有命中子视图的触摸"
      ),
      handler: touchHandler,
      gaps: [.fabricPointerEvents],
      source: "software-mansion/react-native-screens ios/RNSFullWindowOverlay.mm"
    ),
    HostClass(
      .reactNative,
      ["RNSVGSvgView"],
      rule: .svg,
      Sentence(
        "react-native-svg takes every touch in its bounds, also with interaction off or hidden; since"
          + " October 2025, on the new architecture, pointerEvents counts",
        "react-native-svg 接收范围内的所有触摸，关闭交互或隐藏也一样；2025 年 10 月起在新架构上 pointerEvents 有效"
      ),
      gaps: [.pointerEvents],
      source: "software-mansion/react-native-svg apple/Elements/RNSVGSvgView.mm"
    ),
    HostClass(
      .reactNative,
      ["RNSVG*"],
      rule: .untouchable,
      Sentence(
        "shapes of react-native-svg are hit-tested by the drawing around them",
        "react-native-svg 的图形由外层绘图视图查找"
      ),
      source: "software-mansion/react-native-svg apple/RNSVGNode.mm"
    ),
    HostClass(
      .reactNative,
      ["RNSScreenStackView"],
      rule: .fabricPart,
      Sentence(
        "react-native-screens hit-tests the navigation bar first at points inside the bar",
        "react-native-screens 在导航栏范围内先询问栏中的视图"
      ),
      gaps: [.fabricPointerEvents],
      source: "software-mansion/react-native-screens ios/RNSScreenStack.mm"
    ),
    HostClass(
      .reactNative,
      ["RNSScreenView", "RNSModalScreen", "RNSScreenContentWrapper", "RNSScreenContainerView"],
      rule: .fabricPart,
      base,
      gaps: [.fabricPointerEvents],
      source: "software-mansion/react-native-screens ios/RNSScreen.mm"
    ),
    HostClass(
      .reactNative,
      [
        "RCT*ComponentView", "RN*ComponentView", "REA*ComponentView", "Expo*ComponentView",
        "EX*ComponentView", "AIR*ComponentView", "ExpoFabricView", "ViewManagerAdapter_*",
      ],
      rule: .fabricPart,
      base,
      gaps: [.fabricPointerEvents, .hitSlop],
      source: "facebook/react-native RCTViewComponentView.mm",
      .name
    ),
  ]
}
