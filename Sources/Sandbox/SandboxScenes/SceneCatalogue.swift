/// All built-in scenes.
///
/// A new scene is a file of its own and a line here.
public enum SceneCatalogue {
  /// The scenes, simplest first.
  public static let all: [SandboxScene] = [
    .nestedColours,
    .cannotReceive,
    .defaults,
    .redirect,
    .windowOnly,
    .nobody,
    .articleBug,
    .outOfBounds,
    .reverseOrder,
    .dragTouches,
    .dragPan,
    .dragTransform,
    .chain,
    .forwarding,
    .doubleTapForward,
    .twoFingerLog,
    .multiTouch,
    .exclusiveTouch,
    .recognizerVersusView,
    .cancelsAndDelays,
    .states,
    .requireToFail,
    .simultaneous,
    .sharedTouch,
    .controlPanel,
    .tracking,
    .targetAction,
    .nestedControls,
    .controlVersusGesture,
    .firstResponder,
    .scrollAndButtons,
    .windows,
    .reactOutside,
    .reactBoxNone,
    .reactDrawing,
    .swiftUIWindow17,
    .swiftUIWindow18,
    .swiftUIWindow26,
    .flutterOverlay,
    .flutterClipping,
    .flutterIntercepting,
    .paint,
    .piano,
    .stress,
  ]

  /// Returns the scene with a name; nil if missing.
  public static func scene(named name: String) -> SandboxScene? {
    all.first { $0.name == name }
  }
}
