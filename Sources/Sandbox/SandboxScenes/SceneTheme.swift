/// Scenes about the same subject, in the order of learning.
public struct SceneTheme {
  /// The title of the subject.
  public let title: LocalizedText
  /// The scenes.
  public let scenes: [SandboxScene]

  /// Describes a theme.
  public init(_ english: String, _ chinese: String, _ scenes: [SandboxScene]) {
    title = LocalizedText(english: english, chinese: chinese)
    self.scenes = scenes
  }
}

extension SceneCatalogue {
  /// All scenes by themes.
  public static let themes: [SceneTheme] = [
    SceneTheme(
      "Hit-testing",
      "命中测试",
      [
        .nestedColours, .cannotReceive, .defaults, .redirect, .windowOnly, .nobody, .articleBug,
        .outOfBounds, .reverseOrder, .stress,
      ]
    ),
    SceneTheme("Dragging", "拖动", [.dragTouches, .dragPan, .dragTransform, .paint]),
    SceneTheme(
      "Responder chain",
      "响应者链",
      [.chain, .forwarding, .doubleTapForward, .firstResponder]
    ),
    SceneTheme("Fingers", "手指", [.twoFingerLog, .multiTouch, .exclusiveTouch, .piano]),
    SceneTheme(
      "Gestures",
      "手势",
      [
        .recognizerVersusView, .cancelsAndDelays, .states, .requireToFail, .simultaneous,
        .sharedTouch,
      ]
    ),
    SceneTheme(
      "Controls",
      "控件",
      [.controlPanel, .tracking, .targetAction, .nestedControls, .controlVersusGesture]
    ),
    SceneTheme("Windows & scrolling", "窗口与滚动", [.scrollAndButtons, .windows]),
    SceneTheme(
      "Other frameworks",
      "其他框架",
      [
        .reactOutside, .reactBoxNone, .reactDrawing, .swiftUIWindow17, .swiftUIWindow18,
        .swiftUIWindow26, .flutterOverlay, .flutterClipping, .flutterIntercepting,
      ]
    ),
  ]
}
