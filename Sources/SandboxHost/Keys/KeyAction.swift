import Inspector

/// What a key of the sandbox does; all other keys are the scene's.
nonisolated enum KeyAction: Hashable, Sendable {
  /// Shows or hides the list of keys.
  case toggleHelp
  /// Shows or hides everything that lies over the scene.
  case toggleOverlay
  /// Shows or hides a part of the overlay.
  case toggle(OverlayParts)
  /// Takes all fingers away.
  case cancelTouches
  /// Starts the scene anew.
  case reloadScene
  /// Saves what the window shows.
  case takeScreenshot
  /// Starts to record, or stops.
  case record
  /// Ends the program.
  case quit
}
