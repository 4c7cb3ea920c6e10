public import Foundation

/// The changes that an undo manager has stored.
struct UndoHistory {
  /// The present activity.
  enum Course {
    case usual
    case undoing
    case redoing
  }

  var undos: [UndoGroup] = []
  var redos: [UndoGroup] = []
  /// The open groups, the outermost first.
  var open: [UndoGroup] = []
  var disabled = 0
  var course = Course.usual

  mutating func limit(to most: Int) {
    guard most > 0 else { return }
    undos.removeFirst(max(0, undos.count - most))
    redos.removeFirst(max(0, redos.count - most))
  }

  mutating func forget(_ target: AnyObject) {
    func without(_ group: UndoGroup) -> UndoGroup {
      var group = group
      group.steps.removeAll { $0.target === target || $0.target == nil }
      return group
    }
    open = open.map(without)
    undos = undos.map(without).filter { !$0.steps.isEmpty }
    redos = redos.map(without).filter { !$0.steps.isEmpty }
  }
}

/// Changes that are undone together.
struct UndoGroup {
  var steps: [UndoStep] = []
  var name: String?
}

/// The undo step of one change.
struct UndoStep {
  private(set) weak var target: AnyObject?
  private let change: (AnyObject) -> Void

  init(target: AnyObject, change: @escaping (AnyObject) -> Void) {
    self.target = target
    self.change = change
  }

  func carryOut() {
    if let target { change(target) }
  }
}

extension UndoManager {
  final func register(_ step: UndoStep) {
    guard isUndoRegistrationEnabled else { return }
    if history.open.isEmpty {
      guard groupsByEvent else {
        EngineLog.warn(
          "registerUndo was ignored, because no undo group is open.",
          in: CurrentApplication.existing
        )
        return
      }
      openEventGroup()
    }
    if history.course == .usual { history.redos = [] }
    history.open[history.open.count - 1].steps.append(step)
  }

  /// Begins a group that ends with the present event.
  final func openEventGroup() {
    history.open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
    guard history.course == .usual, let application = CurrentApplication.existing else { return }
    _ = application.schedule(at: application.currentTime) { [weak self] in
      guard let self, history.open.count == 1 else { return }
      endUndoGrouping()
    }
  }

  /// Adds a closed group to its outer group or to the history.
  final func close(_ group: UndoGroup) {
    guard !group.steps.isEmpty else { return }
    if !history.open.isEmpty {
      history.open[history.open.count - 1].steps += group.steps
      return
    }
    if history.course == .undoing {
      history.redos.append(group)
    } else {
      history.undos.append(group)
    }
    history.limit(to: levelsOfUndo)
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  final func carryOut(_ group: UndoGroup, as course: UndoHistory.Course) {
    history.course = course
    var opposite = UndoGroup()
    opposite.name = group.name
    history.open.append(opposite)
    for step in group.steps.reversed() { step.carryOut() }
    while history.open.count > 1 { endUndoGrouping() }
    endUndoGrouping()
    history.course = .usual
  }

  final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension NSNotification.Name {
  /// Posted when a group begins.
  public static let NSUndoManagerDidOpenUndoGroup =
    NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group ends.
  public static let NSUndoManagerWillCloseUndoGroup =
    NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after the outermost group ended.
  public static let NSUndoManagerDidCloseUndoGroup =
    NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before an undo.
  public static let NSUndoManagerWillUndoChange =
    NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo.
  public static let NSUndoManagerDidUndoChange =
    NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a redo.
  public static let NSUndoManagerWillRedoChange =
    NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a redo.
  public static let NSUndoManagerDidRedoChange =
    NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
