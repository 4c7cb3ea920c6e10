extension UIBarButtonItem {
  /// The importance of a button.
  nonisolated public enum Style: Int, Sendable {
    /// A normal button.
    case plain = 0
    /// A button with a border; bars no longer draw it.
    case bordered = 1
    /// A bold button that completes a task.
    case done = 2
  }

  /// A button that looks the same in every app.
  ///
  /// Symbols that the platform lacks are shown as words (our choice).
  nonisolated public enum SystemItem: Int, Sendable {
    /// Completes a task.
    case done = 0
    /// Cancels a task.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves changes.
    case save = 3
    /// Adds an item.
    case add = 4
    /// A flexible space.
    case flexibleSpace = 5
    /// A space of a fixed width.
    case fixedSpace = 6
    /// Begins a new message.
    case compose = 7
    /// Replies to a message.
    case reply = 8
    /// Shows the available actions.
    case action = 9
    /// Moves items between folders.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Starts a search.
    case search = 12
    /// Reloads the content.
    case refresh = 13
    /// Stops the current task.
    case stop = 14
    /// Takes a photo.
    case camera = 15
    /// Deletes an item.
    case trash = 16
    /// Starts playback.
    case play = 17
    /// Pauses playback.
    case pause = 18
    /// Rewinds.
    case rewind = 19
    /// Fast-forwards.
    case fastForward = 20
    /// Undoes the last change.
    case undo = 21
    /// Redoes the last change.
    case redo = 22
    /// Closes the current screen.
    case close = 24

    var words: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .add: "+"
      case .close, .stop: "\u{D7}"
      case .fastForward: "\u{BB}"
      case .rewind: "\u{AB}"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  /// Creates a button with a title that calls a method.
  public convenience init<Target, each Argument>(
    title: String?,
    style: Style,
    target: Any?,
    action: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      title: title,
      style: style,
      target: target,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column))
    )
  }

  /// Creates a button with a title that calls a method without an actor.
  public convenience init<each Argument, Target>(
    title: String?,
    style: Style,
    target: Any?,
    action: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      title: title,
      style: style,
      target: target,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column))
    )
  }

  /// Creates a button with an image that calls a method.
  public convenience init<Target, each Argument>(
    image: UIImage?,
    style: Style,
    target: Any?,
    action: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      image: image,
      style: style,
      target: target,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column))
    )
  }

  /// Creates a button with an image that calls a method without an actor.
  public convenience init<each Argument, Target>(
    image: UIImage?,
    style: Style,
    target: Any?,
    action: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      image: image,
      style: style,
      target: target,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column))
    )
  }

  /// Creates a button with an image, and another one for landscape phones, that calls a method.
  public convenience init<Target, each Argument>(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      image: image,
      landscapeImagePhone: landscapeImagePhone,
      style: style,
      target: target,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column))
    )
  }

  /// Creates a button with an image, and another one for landscape phones, that calls a method without an actor.
  public convenience init<each Argument, Target>(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      image: image,
      landscapeImagePhone: landscapeImagePhone,
      style: style,
      target: target,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column))
    )
  }

  /// Creates a system button that calls a method.
  public convenience init<Target, each Argument>(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      barButtonSystemItem: systemItem,
      target: target,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column))
    )
  }

  /// Creates a system button that calls a method without an actor.
  public convenience init<each Argument, Target>(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      barButtonSystemItem: systemItem,
      target: target,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column))
    )
  }
}
