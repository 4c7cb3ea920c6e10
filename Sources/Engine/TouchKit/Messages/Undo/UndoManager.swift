public import Foundation

/// A manager of changes that can be undone and redone (Apple: UndoManager).
///
/// Code that makes a change registers the opposite change. Changes registered during an undo can be redone. Foundation
/// on this platform has no such class.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  final var history = UndoHistory()

  /// Creates an empty manager.
  public override init() { super.init() }

  nonisolated deinit {}

  // MARK: - Registering

  /// Registers the undo step of a change as a closure; the target is held weakly.
  ///
  /// Outside a group, it begins one that ends with the present event.
  public final func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(UndoStep(target: target) { ($0 as? TargetType).map(handler) })
  }

  /// Registers the undo step of a change as a method that takes an object.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(
      UndoStep(target: target as AnyObject) {
        _ = selector.perform(on: $0, sender: anObject, event: nil)
      }
    )
  }

  /// Whether changes are registered; true until `disableUndoRegistration()`.
  open var isUndoRegistrationEnabled: Bool { history.disabled == 0 }

  /// Disables registration until the matching `enableUndoRegistration()`.
  open func disableUndoRegistration() { history.disabled += 1 }

  /// Ends the effect of `disableUndoRegistration()`.
  open func enableUndoRegistration() { history.disabled = max(0, history.disabled - 1) }

  // MARK: - Groups

  /// Whether all changes of one event are undone together; true by default.
  open var groupsByEvent = true

  /// The number of open groups.
  open var groupingLevel: Int { history.open.count }

  /// Begins a group of changes that are undone together.
  open func beginUndoGrouping() {
    if groupsByEvent, history.open.isEmpty { openEventGroup() }
    history.open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the innermost group.
  open func endUndoGrouping() {
    guard let group = history.open.popLast() else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    close(group)
  }

  /// The largest number of changes that can be undone, 0 for no limit; 0 by default.
  open var levelsOfUndo = 0 { didSet { history.limit(to: levelsOfUndo) } }

  // MARK: - Undo and redo

  /// Whether there is a change to undo.
  open var canUndo: Bool {
    !history.undos.isEmpty || history.open.contains { !$0.steps.isEmpty }
  }

  /// Whether there is a change to redo.
  open var canRedo: Bool { !history.redos.isEmpty }

  /// Whether an undo is running.
  open var isUndoing: Bool { history.course == .undoing }

  /// Whether a redo is running.
  open var isRedoing: Bool { history.course == .redoing }

  /// Undoes the latest change; an open group of the event ends before.
  open func undo() {
    if history.open.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the latest group.
  open func undoNestedGroup() {
    guard history.open.isEmpty, let group = history.undos.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    carryOut(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the change that was undone last.
  open func redo() {
    guard history.open.isEmpty, let group = history.redos.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    carryOut(group, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  // MARK: - Forgetting

  /// Removes all changes.
  open func removeAllActions() {
    history.open = history.open.map { _ in UndoGroup() }
    history.undos = []
    history.redos = []
  }

  /// Removes the changes of one target.
  open func removeAllActions(withTarget target: Any) {
    history.forget(target as AnyObject)
  }

  // MARK: - Names

  /// The name of the change to undo; empty by default.
  open var undoActionName: String { history.undos.last?.name ?? history.open.first?.name ?? "" }

  /// The name of the change to redo; empty by default.
  open var redoActionName: String { history.redos.last?.name ?? "" }

  /// Sets the name of the present change.
  open func setActionName(_ actionName: String) {
    if history.open.isEmpty, !history.undos.isEmpty {
      history.undos[history.undos.count - 1].name = actionName
    } else if !history.open.isEmpty {
      history.open[0].name = actionName
    }
  }

  /// The title of a menu element for undo.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu element for redo.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a menu element that undoes a change with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a menu element that redoes a change with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
