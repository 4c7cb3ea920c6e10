public import Foundation

/// Remembers how to take back what was done, and how to do it again (Apple: UndoManager).
///
/// Code that changes something registers the opposite change. What is registered while that is
/// carried out can be done again. Foundation on this platform has no such class.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  final var history = UndoHistory()

  /// Creates a manager that remembers nothing.
  public override init() { super.init() }

  nonisolated deinit {}

  // MARK: - Registering

  /// Registers what takes a change back, as a closure; the target is kept weakly.
  ///
  /// Outside of a group one is begun, which ends with the present event.
  public final func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(UndoStep(target: target) { ($0 as? TargetType).map(handler) })
  }

  /// Registers what takes a change back, as a method that takes an object.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(
      UndoStep(target: target as AnyObject) {
        _ = selector.perform(on: $0, sender: anObject, event: nil)
      }
    )
  }

  /// Whether changes are remembered; true until `disableUndoRegistration()`.
  open var isUndoRegistrationEnabled: Bool { history.disabled == 0 }

  /// Remembers nothing until the matching `enableUndoRegistration()`.
  open func disableUndoRegistration() { history.disabled += 1 }

  /// Ends what `disableUndoRegistration()` began.
  open func enableUndoRegistration() { history.disabled = max(0, history.disabled - 1) }

  // MARK: - Groups

  /// Whether all changes of one event are taken back together; true unless set.
  open var groupsByEvent = true

  /// How many groups are open.
  open var groupingLevel: Int { history.open.count }

  /// Begins a group: changes that are taken back together.
  open func beginUndoGrouping() {
    if groupsByEvent, history.open.isEmpty { openEventGroup() }
    history.open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the latest group.
  open func endUndoGrouping() {
    guard let group = history.open.popLast() else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    close(group)
  }

  /// How many changes can be taken back, 0 for all; 0 unless set.
  open var levelsOfUndo = 0 { didSet { history.limit(to: levelsOfUndo) } }

  // MARK: - Undo and redo

  /// Whether there is something to take back.
  open var canUndo: Bool {
    !history.undos.isEmpty || history.open.contains { !$0.steps.isEmpty }
  }

  /// Whether there is something to do again.
  open var canRedo: Bool { !history.redos.isEmpty }

  /// Whether something is being taken back.
  open var isUndoing: Bool { history.course == .undoing }

  /// Whether something is being done again.
  open var isRedoing: Bool { history.course == .redoing }

  /// Takes the latest change back; an open group of the event ends before.
  open func undo() {
    if history.open.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes the latest group back.
  open func undoNestedGroup() {
    guard history.open.isEmpty, let group = history.undos.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    carryOut(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was taken back last.
  open func redo() {
    guard history.open.isEmpty, let group = history.redos.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    carryOut(group, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  // MARK: - Forgetting

  /// Forgets everything.
  open func removeAllActions() {
    history.open = history.open.map { _ in UndoGroup() }
    history.undos = []
    history.redos = []
  }

  /// Forgets the changes of one target.
  open func removeAllActions(withTarget target: Any) {
    history.forget(target as AnyObject)
  }

  // MARK: - Names

  /// What the latest change is called; empty unless set.
  open var undoActionName: String { history.undos.last?.name ?? history.open.first?.name ?? "" }

  /// What would be done again is called; empty unless set.
  open var redoActionName: String { history.redos.last?.name ?? "" }

  /// Names the present change.
  open func setActionName(_ actionName: String) {
    if history.open.isEmpty, !history.undos.isEmpty {
      history.undos[history.undos.count - 1].name = actionName
    } else if !history.open.isEmpty {
      history.open[0].name = actionName
    }
  }

  /// What a menu says that takes the latest change back.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// What a menu says that does it again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// What a menu says that takes a change of a name back.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// What a menu says that does a change of a name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
