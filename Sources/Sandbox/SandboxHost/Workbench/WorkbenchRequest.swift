package import TouchTrace
package import Inspector

/// What the user asks for in the workbench.
package enum WorkbenchRequest: Hashable {
  /// To select a view.
  case select(NodeID)
  /// To outline a view while the pointer is over its row; nil for none.
  case point(NodeID?)
  /// To change a property.
  case edit(PropertyEdit)
  /// To give a property the value that it had before the user changed it.
  case revert(NodeID, String)
  /// To try a way out, and to say what comes of it.
  case tryWayOut(WayOut)
  /// To do something about a likely mistake of a pasted screen.
  case mistake(MistakeRequest)
  /// To put a text on the clipboard.
  case copy(String)
  /// To do what the action of a name does.
  case action(String)
  /// To open a file.
  case openFile(String)
  /// To go through time.
  case time(TimeRequest)
  /// To open a panel of the inspector.
  case panel(PanelLabel)
  /// To open a scene of the gallery.
  case open(String)
  /// What a button or a row of a menu stands for.
  case command(WorkbenchCommand)
  /// To do something with the answer about gestures.
  case gestures(GestureRequest)
  /// To do something with code that is compiled on every save.
  case live(LiveRequest)
}

/// A request about a likely mistake of a pasted screen.
package enum MistakeRequest: Hashable, Sendable {
  /// To make the change that helps.
  case tryIt(PropertyEdit)
  /// To take the last change back.
  case undo
  /// To select and outline the view.
  case show(NodeID)
}

/// What buttons and menus of the workbench do, besides what they do to the workbench itself.
nonisolated package enum WorkbenchCommand: Hashable, Sendable {
  /// To touch, select or predict.
  case mode(WorkbenchState.Mode)
  /// To show or hide a part of the overlay.
  case part(OverlayParts)
  /// To show or hide the overlay.
  case overlay
  /// To show or hide the hit map.
  case hitMap
  /// To show or hide marks on mistakes.
  case lint
  /// To draw views in another way.
  case wireframe
  /// To take a change back, or to make it again.
  case undo, redo
  /// To save the changes in the scene's file.
  case saveScene
  /// To stop or slow the scene's time.
  case pause, slow
  /// To start the scene anew.
  case restart
  /// To record, or to stop.
  case record
  /// To save a picture, or the last seconds as a moving one.
  case screenshot, animation
  /// To show or hide the answer.
  case answer
  /// To go on with a prediction, or to begin a round.
  case skip, newRound
  /// To choose a result of a gesture, by its position.
  case choose(Int)
  /// To hide or show answers in the gallery.
  case hideAnswers
  /// To show the first steps no longer.
  case endFirstSteps
  /// To cover the whole screen.
  case fullScreen
  /// To show the scene larger, smaller, or as it fits.
  case zoom(Int)
  /// To ask about the view at the pointer, or the selected one.
  case explain
  /// To show what was read of the text that the scene was made of.
  case reading
  /// To show who looks at a shared session, or no more.
  case guests
  /// To let other people's fingers reach the scene.
  case letTouch(AudienceState.Touching)
  /// To show all that is wrong with a file.
  case showProblem
  /// To tell where a file is.
  case showFile(String)
}
