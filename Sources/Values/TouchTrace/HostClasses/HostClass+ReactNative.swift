/// React Native itself.
extension HostClass {
  private static let paperSource = "facebook/react-native React/Views/RCTView.m"
  private static let fabricSource =
    "facebook/react-native React/Fabric/Mounting/ComponentViews/View/RCTViewComponentView.mm"

  private static let outside = Sentence(
    "React Native hit-tests subviews outside their superview, unless it clips",
    "React Native 会询问未裁剪的父视图之外的子视图"
  )
  private static let outsideWithoutAlpha = Sentence(
    "React Native hit-tests subviews outside their superview, unless it clips, and ignores alpha",
    "React Native 会询问未裁剪的父视图之外的子视图，并且不看 alpha"
  )
  static let touchHandler = Sentence("React Native's touch handler", "React Native 触摸处理器")

  static let reactNative: [HostClass] = [
    HostClass(
      .reactNative,
      [
        "RCTView", "RCTScrollView", "RCTScrollContentView", "RCTImageView", "RCTSafeAreaView",
        "RCTSinglelineTextInputView", "RCTMultilineTextInputView", "RNCSafeAreaProvider",
        "RNCSafeAreaView", "BVLinearGradient", "RCTDebuggingOverlay", "RCTTraceUpdateOverlay",
        "RNCWebView", "RNCWebViewImpl",
      ],
      rule: .paper,
      outsideWithoutAlpha,
      gaps: [.pointerEvents, .hitSlop],
      source: paperSource
    ),
    HostClass(
      .reactNative,
      ["RCTRootContentView", "RCTSurfaceRootView"],
      rule: .paper,
      outsideWithoutAlpha,
      handler: touchHandler,
      source: "facebook/react-native React/Base/RCTRootContentView.m"
    ),
    HostClass(
      .reactNative,
      ["RCTRootView", "RCTSurfaceView", "RCTSurfaceHostingView", "RCTSurfaceHostingProxyRootView"],
      handler: touchHandler,
      source: "facebook/react-native React/Base/Surface, RCTSurfaceTouchHandler.mm"
    ),
    HostClass(
      .reactNative,
      ["RCTText", "RCTTextView", "RCTModalHostView"],
      source: "facebook/react-native Libraries/Text, React/Views/RCTModalHostView.m"
    ),
    HostClass(
      .reactNative,
      ["RCTCustomScrollView", "RCTEnhancedScrollView"],
      base: "UIScrollView",
      delaysTouches: false,
      source: "facebook/react-native React/Views/ScrollView/RCTScrollView.m"
    ),
    HostClass(
      .reactNative,
      ["RCTUIImageViewAnimated"],
      base: "UIImageView",
      source: "facebook/react-native Libraries/Image/RCTUIImageViewAnimated.mm"
    ),
    HostClass(
      .reactNative,
      ["RCTUITextField"],
      base: "UITextField",
      source: "facebook/react-native Libraries/Text/TextInput/Singleline/RCTUITextField.mm"
    ),
    HostClass(
      .reactNative,
      ["RCTUITextView"],
      base: "UIScrollView",
      source: "facebook/react-native Libraries/Text/TextInput/Multiline/RCTUITextView.mm"
    ),
    HostClass(
      .reactNative,
      ["RCTSwitch"],
      base: "UISwitch",
      source: "facebook/react-native React/Views/RCTSwitch.m"
    ),
    HostClass(
      .reactNative,
      ["RCTViewComponentView", "RCTRootComponentView"],
      rule: .fabric,
      outside,
      gaps: [.fabricPointerEvents, .hitSlop],
      source: fabricSource
    ),
    HostClass(
      .reactNative,
      ["RCTParagraphTextView"],
      rule: .untouchable,
      Sentence("React Native's drawn text is never hit", "React Native 绘制的文字不会被命中"),
      source: "facebook/react-native RCTParagraphComponentView.mm"
    ),
    HostClass(
      .reactNative,
      ["RCTScrollViewComponentView"],
      rule: .fabricScroll,
      Sentence(
        "React Native's scroll view hit-tests the views in its content directly",
        "React Native 的滚动视图直接询问内容中的视图"
      ),
      gaps: [.fabricPointerEvents, .hitSlop],
      source: "facebook/react-native RCTScrollViewComponentView.mm, pull request 56747"
    ),
    HostClass(
      .reactNative,
      [
        "RCTParagraphComponentView", "RCTImageComponentView", "RCTTextInputComponentView",
        "RCTSwitchComponentView", "RCTModalHostViewComponentView",
        "RCTSafeAreaViewComponentView", "RCTUnimplementedViewComponentView",
        "RCTLegacyViewManagerInteropComponentView",
      ],
      rule: .fabricPart,
      outside,
      gaps: [.fabricPointerEvents, .hitSlop],
      source: fabricSource
    ),
  ]
}
