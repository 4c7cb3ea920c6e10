import Inspector

/// The action of a sandbox key; all other keys go to the scene.
nonisolated enum KeyAction: Hashable, Sendable {
  /// Shows or hides the keys in place of the inspector.
  case toggleHelp
  /// Shows or hides the whole overlay.
  case toggleOverlay
  /// Shows or hides a part of the overlay.
  case toggle(OverlayParts)
  /// Switches between selecting views and touching them.
  case toggleSelecting
  /// Selects a relative of the selected view.
  case walk(TreeStep)
  /// Moves the selected view by a distance in points.
  case nudge(x: Double, y: Double)
  /// Undoes the last change of a property.
  case undo
  /// Redoes the last undone change.
  case redo
  /// Sends a request to code that is compiled on every save.
  case live(LiveRequest)
  /// Opens a panel of the inspector, or closes it.
  case togglePanel(PanelLabel)
  /// Shows or hides a region.
  case toggleTimeLine, toggleGallery, toggleInspector
  /// Shows only the scene, or everything.
  case toggleBare
  /// Enlarges or shrinks the scene, or fits it.
  case zoom(Int)
  /// Starts the search for a scene.
  case findScene
  /// Opens the text on the clipboard as a scene.
  case paste
  /// Opens the next or previous scene of the gallery.
  case sceneStep(Int)
  /// Taps the selected view, or the centre of the scene.
  case tap
  /// Shows or hides the answer.
  case toggleAnswer
  /// Starts or ends a prediction.
  case predict
  /// Shows the hit map instead of the scene.
  case toggleHitMap
  /// Folds or unfolds idle time.
  case foldIdle
  /// Zooms the time line by a number of steps.
  case timeZoom(Int)
  /// Moves the focus to another region or element, or activates the focused element.
  case regionStep(Int), focusStep(Int), activateFocus
  /// Moves from the words of a search to its results.
  case focusResults
  /// Moves the selection inside the focused element.
  case focusArrow(right: Int, down: Int)
  /// Moves to another property of the selected view.
  case propertyStep(Int)
  /// Changes the current property.
  case changeProperty
  /// Starts to edit the value of the current property as text.
  case typeProperty
  /// Changes the edited number by a number of steps.
  case stepProperty(Int)
  /// Saves the changes to the scene's file.
  case saveScene
  /// Lists all views under a point, each with its hit-test result.
  case explain
  /// Moves through the list of views under a point.
  case listStep(Int)
  /// Scrolls the visible panel by a number of pages.
  case scrollPanel(Int)
  /// Starts to edit the search for views, or the filter of the log if that is visible.
  case filterLog
  /// Shows or hides badges on views with problems.
  case toggleLint
  /// Cycles the drawing of views: outlines, outlines over content, or content only.
  case cycleWireframe
  /// Pauses or resumes the scene's time.
  case togglePause
  /// Switches the scene's time between slow and normal.
  case toggleSlow
  /// Moves through the recorded input.
  case time(TimeRequest)
  /// Cancels all touches.
  case cancelTouches
  /// Reloads the scene.
  case reloadScene
  /// Saves the window as a picture.
  case takeScreenshot
  /// Copies a picture of the scene to the clipboard.
  case copyPicture
  /// Saves the last seconds as an animation.
  case takeAnimation
  /// Enters or leaves full screen.
  case toggleFullScreen
  /// Starts or stops recording.
  case record
  /// Lists all actions for a search by words.
  case findAction
  /// Changes the theme, the language or the text size.
  case look(LookChange)
  /// Starts to edit the path of a file to open.
  case openFile
  /// Exports the recorded input in another format.
  case export(ExportKind)
  /// Shows the introduction for new users again.
  case firstSteps
  /// Ends the program.
  case quit
}
