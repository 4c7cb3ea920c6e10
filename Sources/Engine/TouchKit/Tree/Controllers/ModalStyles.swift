/// The presentation style of a controller (Apple: UIModalPresentationStyle).
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the whole screen.
  case fullScreen = 0
  /// Shows a page on a large screen.
  case pageSheet = 1
  /// Shows a centred form.
  case formSheet = 2
  /// Covers the presentation context.
  case currentContext = 3
  /// Uses a custom presentation controller.
  case custom = 4
  /// Covers the whole screen and keeps the content below visible.
  case overFullScreen = 5
  /// Covers the presentation context and keeps the content below visible.
  case overCurrentContext = 6
  /// Shows a popover.
  case popover = 7
  /// Covers the screen with a blurred background.
  case blurOverFullScreen = 8
  /// No style; not for presented controllers.
  case none = -1
  /// The style that the system chooses.
  case automatic = -2

  /// Whether the controllers below become invisible.
  var coversWhatIsBelow: Bool { self == .fullScreen || self == .currentContext }
}

/// The transition style of a presented controller (Apple: UIModalTransitionStyle).
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom.
  case coverVertical = 0
  /// Flips horizontally.
  case flipHorizontal = 1
  /// Fades.
  case crossDissolve = 2
  /// Curls a page.
  case partialCurl = 3
}
