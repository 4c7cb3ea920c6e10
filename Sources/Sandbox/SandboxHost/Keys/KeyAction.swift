import Inspector

/// What a key of the sandbox does; all other keys are the scene's.
nonisolated enum KeyAction: Hashable, Sendable {
  /// Shows the keys in place of the inspector, or no more.
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
  /// Does something with code that is compiled on every save.
  case live(LiveRequest)
  /// Opens the inspector at a panel, or closes it there.
  case togglePanel(PanelLabel)
  /// Shows or hides a region.
  case toggleTimeLine, toggleGallery, toggleInspector
  /// Shows the scene alone, or everything.
  case toggleBare
  /// Shows the scene larger, smaller, or as it fits.
  case zoom(Int)
  /// Begins to type what scene is wanted.
  case findScene
  /// Opens the text on the clipboard as a scene.
  case paste
  /// Goes to the next scene of the gallery, or the former one.
  case sceneStep(Int)
  /// Taps the selected view, or the middle of the scene.
  case tap
  /// Shows or hides the answer.
  case toggleAnswer
  /// Begins to predict, or ends it.
  case predict
  /// Shows which view would get a touch where, instead of the scene.
  case toggleHitMap
  /// Folds idle time, or shows it.
  case foldIdle
  /// Shows a second of the time line larger or smaller by some steps.
  case timeZoom(Int)
  /// Gives the focus to another region, or to another thing in it, or presses that.
  case regionStep(Int), focusStep(Int), activateFocus
  /// Goes on inside of what has the focus.
  case focusArrow(right: Int, down: Int)
  /// Goes through the properties of the selected view.
  case propertyStep(Int)
  /// Changes the property that one has come to.
  case changeProperty
  /// Begins to type another value of the property that one has come to.
  case typeProperty
  /// Changes the number that is being typed by some steps.
  case stepProperty(Int)
  /// Saves the changes in the scene's file.
  case saveScene
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
  /// Puts a picture of the scene on the clipboard.
  case copyPicture
  /// Saves the latest seconds as an animation.
  case takeAnimation
  /// Lets the window cover the whole screen, or not any more.
  case toggleFullScreen
  /// Starts to record, or stops.
  case record
  /// Lists all actions, to be found by their words.
  case findAction
  /// Changes the theme, the language or the size of texts.
  case look(LookChange)
  /// Begins to type the path of a file that is to be opened.
  case openFile
  /// Saves what was done in another form.
  case export(ExportKind)
  /// Shows the first steps of a newcomer again.
  case firstSteps
  /// Ends the program.
  case quit
}
