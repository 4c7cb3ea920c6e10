extension UIBarButtonItem {
  /// How important a button is.
  nonisolated public enum Style: Int, Sendable {
    /// As any other.
    case plain = 0
    /// With a border, which bars no longer have.
    case bordered = 1
    /// The one that ends what is under way: bolder.
    case done = 2
  }

  /// A button that is the same in every program.
  ///
  /// Signs that the platform does not have are shown as words (our choice).
  nonisolated public enum SystemItem: Int, Sendable {
    /// Ends what is under way.
    case done = 0
    /// Gives up what is under way.
    case cancel = 1
    /// Begins to change something.
    case edit = 2
    /// Keeps what was changed.
    case save = 3
    /// Makes something new.
    case add = 4
    /// A gap that takes what room is left.
    case flexibleSpace = 5
    /// A gap of a fixed width.
    case fixedSpace = 6
    /// Begins to write.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Offers what can be done.
    case action = 9
    /// Sorts.
    case organize = 10
    /// Shows what was marked.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Throws away.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes ahead.
    case fastForward = 20
    /// Takes back.
    case undo = 21
    /// Does again.
    case redo = 22
    /// Closes.
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

  /// Creates a button that shows words and calls a method.
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

  /// Creates a button that shows words and calls a method that belongs to no actor.
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

  /// Creates a button that shows an image and calls a method.
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

  /// Creates a button that shows an image and calls a method that belongs to no actor.
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

  /// Creates a button that shows an image, has another one for a phone on its side, and calls a
  /// method.
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

  /// Creates a button that shows an image, has another one for a phone on its side, and calls a
  /// method that belongs to no actor.
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

  /// Creates a button of the system that calls a method.
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

  /// Creates a button of the system that calls a method that belongs to no actor.
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
