package import TouchTrace
package import Inspector

/// A request of the user in the workbench.
package enum WorkbenchRequest: Hashable {
  /// Selects a view.
  case select(NodeID)
  /// Outlines a view while the pointer is over its row; nil for none.
  case point(NodeID?)
  /// Changes a property.
  case edit(PropertyEdit)
  /// Restores the original value of a property.
  case revert(NodeID, String)
  /// Tries a fix, and shows its effect.
  case tryWayOut(WayOut)
  /// Performs a request about a likely mistake of a pasted screen.
  case mistake(MistakeRequest)
  /// Copies a text to the clipboard.
  case copy(String)
  /// Performs the action with a name.
  case action(String)
  /// Opens a file.
  case openFile(String)
  /// Performs a request of the time line.
  case time(TimeRequest)
  /// Opens a panel of the inspector.
  case panel(PanelLabel)
  /// Opens a scene of the gallery.
  case open(String)
  /// Performs the command of a button or menu item.
  case command(WorkbenchCommand)
  /// Performs a request about the answer about gestures.
  case gestures(GestureRequest)
  /// Performs a request about live code.
  case live(LiveRequest)
}

/// A request about a likely mistake of a pasted screen.
package enum MistakeRequest: Hashable, Sendable {
  /// Makes the change that helps.
  case tryIt(PropertyEdit)
  /// Undoes the last change.
  case undo
  /// Selects and outlines the view.
  case show(NodeID)
}

/// The commands of buttons and menus that do not concern only the workbench itself.
nonisolated package enum WorkbenchCommand: Hashable, Sendable {
  /// Switches to touching, selecting or predicting.
  case mode(WorkbenchState.Mode)
  /// Shows or hides a part of the overlay.
  case part(OverlayParts)
  /// Shows or hides the overlay.
  case overlay
  /// Shows or hides the hit map.
  case hitMap
  /// Shows or hides the marks of problems.
  case lint
  /// Changes the drawing of views.
  case wireframe
  /// Undoes or redoes a change.
  case undo, redo
  /// Saves the changes in the scene's file.
  case saveScene
  /// Pauses the scene's time, or slows it down.
  case pause, slow
  /// Restarts the scene.
  case restart
  /// Starts or stops recording.
  case record
  /// Saves a picture, or the last seconds as an animation.
  case screenshot, animation
  /// Shows or hides the answer.
  case answer
  /// Continues a prediction, or starts a new round.
  case skip, newRound
  /// Chooses a result of a gesture, by its index.
  case choose(Int)
  /// Hides or shows answers in the gallery.
  case hideAnswers
  /// Dismisses the first steps.
  case endFirstSteps
  /// Enters or leaves full screen.
  case fullScreen
  /// Enlarges or shrinks the scene, or fits it.
  case zoom(Int)
  /// Asks about the view at the pointer, or the selected one.
  case explain
  /// Shows the import report of the scene's text.
  case reading
  /// Shows or hides the guests of a shared session.
  case guests
  /// Sets which guests can touch the scene.
  case letTouch(AudienceState.Touching)
  /// Shows all errors of a file.
  case showProblem
  /// Shows the location of a file.
  case showFile(String)
}
