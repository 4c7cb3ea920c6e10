/// What a recognizer recognises, as far as its class tells.
enum RecognizerKind: Equatable {
  case tap, longPress, pan, swipe, pinch, rotation, screenEdgePan, hover
  /// A class whose behaviour is not known.
  case other

  /// The name in scene files.
  var name: String { "\(self)" }

  init(_ recognizer: ConsoleRecognizer) {
    let name = recognizer.baseClass ?? recognizer.className
    if let known = Self.classes[name] {
      self = known
      return
    }
    // UIKit's private classes recognise in ways of their own; an app's tell by their names.
    let isPrivate = name.hasPrefix("_") || name.hasPrefix("UI")
    let part = isPrivate ? nil : Self.parts.first { name.contains($0.0) }
    self = part?.1 ?? .other
  }

  private static let classes: [String: RecognizerKind] = [
    "UITapGestureRecognizer": .tap, "UILongPressGestureRecognizer": .longPress,
    "UIPanGestureRecognizer": .pan, "UISwipeGestureRecognizer": .swipe,
    "UIPinchGestureRecognizer": .pinch, "UIRotationGestureRecognizer": .rotation,
    "UIScreenEdgePanGestureRecognizer": .screenEdgePan, "UIHoverGestureRecognizer": .hover,
    "UIScrollViewPanGestureRecognizer": .pan, "UIScrollViewPinchGestureRecognizer": .pinch,
  ]

  private static let parts: [(String, RecognizerKind)] = [
    ("ScreenEdgePan", .screenEdgePan), ("LongPress", .longPress), ("Tap", .tap),
    ("Swipe", .swipe), ("Pinch", .pinch), ("Rotation", .rotation), ("Hover", .hover),
    ("Pan", .pan),
  ]

  /// Whether every scroll view has one of a class of its own.
  static func isOwnOfScrollViews(_ className: String) -> Bool {
    className.hasPrefix("UIScrollView")
  }
}
