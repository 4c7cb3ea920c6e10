import Inspector
import SandboxPanels

/// What a key of the sandbox does; all other keys are the scene's.
nonisolated enum KeyAction: Hashable, Sendable {
  /// Shows or hides the list of keys.
  case toggleHelp
  /// Shows or hides everything that lies over the scene.
  case toggleOverlay
  /// Shows or hides a part of the overlay.
  case toggle(OverlayParts)
  /// Picks views instead of touching them, or touches them again.
  case toggleSelecting
  /// Selects a relative of the selected view.
  case walk(TreeStep)
  /// Moves the selected view by so many points.
  case nudge(x: Double, y: Double)
  /// Takes the last change of a property back.
  case undo
  /// Makes it again.
  case redo
  /// Shows or hides a panel.
  case togglePanel(PanelKind)
  /// Goes through the properties of the selected view.
  case propertyStep(Int)
  /// Changes the property that one has come to.
  case changeProperty
  /// Lists all views under a point, with what became of each.
  case explain
  /// Goes through that list.
  case listStep(Int)
  /// Begins to type what of the log is to be seen.
  case filterLog
  /// Shows or hides badges on views with mistakes.
  case toggleLint
  /// Draws views as outlines, as outlines over what they look like, or as they look.
  case cycleWireframe
  /// Lets the scene's time stand still, or go on.
  case togglePause
  /// Lets the scene's time go slower, or as usual.
  case toggleSlow
  /// Goes through what was done.
  case time(TimeRequest)
  /// Takes all fingers away.
  case cancelTouches
  /// Starts the scene anew.
  case reloadScene
  /// Saves what the window shows.
  case takeScreenshot
  /// Saves the latest seconds as an animation.
  case takeAnimation
  /// Lets the window cover the whole screen, or not any more.
  case toggleFullScreen
  /// Starts to record, or stops.
  case record
  /// Ends the program.
  case quit
}
