/// How much of the screen a presented controller covers (Apple: UIModalPresentationStyle).
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole screen.
  case fullScreen = 0
  /// A page on a large screen.
  case pageSheet = 1
  /// A form in the middle.
  case formSheet = 2
  /// What the presenting context covers.
  case currentContext = 3
  /// As a custom presentation has it.
  case custom = 4
  /// The whole screen, with what is below shining through.
  case overFullScreen = 5
  /// The presenting context, with what is below shining through.
  case overCurrentContext = 6
  /// A bubble.
  case popover = 7
  /// Over the screen, behind a blur.
  case blurOverFullScreen = 8
  /// Nothing is said; not for presented controllers.
  case none = -1
  /// What the system finds right.
  case automatic = -2

  /// Whether the controllers below go out of sight.
  var coversWhatIsBelow: Bool { self == .fullScreen || self == .currentContext }
}

/// How a presented controller comes into sight (Apple: UIModalTransitionStyle).
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning over.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By turning a leaf.
  case partialCurl = 3
}
