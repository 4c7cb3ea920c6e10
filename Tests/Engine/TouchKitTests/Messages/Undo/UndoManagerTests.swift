import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Undo")
struct UndoManagerTests {
  @MainActor
  final class Counter {
    var value = 0

    func set(_ value: Int, _ manager: UndoManager) {
      let former = self.value
      self.value = value
      manager.registerUndo(withTarget: self) { [unowned manager] in $0.set(former, manager) }
    }
  }

  let counter = Counter()
  let manager = UndoManager()

  private func group(_ action: () -> Void) {
    manager.beginUndoGrouping()
    action()
    manager.endUndoGrouping()
  }

  @Test("A change is taken back and done again")
  func undoAndRedo() {
    manager.groupsByEvent = false
    group { counter.set(1, manager) }
    group { counter.set(2, manager) }
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(counter.value == 1 && manager.canRedo)
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(counter.value == 2 && !manager.canRedo && manager.canUndo)
  }

  @Test("What is changed anew cannot be done again; a group is taken back as a whole")
  func groups() {
    manager.groupsByEvent = false
    group {
      counter.set(1, manager)
      group { counter.set(2, manager) }
    }
    manager.undo()
    #expect(counter.value == 0 && manager.canRedo)
    group { counter.set(5, manager) }
    #expect(!manager.canRedo)
  }

  @Test("The changes of one event make a group")
  func events() {
    let stage = Stage()
    let manager = stage.window.undoManager
    #expect(manager != nil && stage.rootView.undoManager === manager)
    guard let manager else { return }
    counter.set(1, manager)
    counter.set(2, manager)
    #expect(manager.groupingLevel == 1)
    stage.advance(by: 0.1)
    #expect(manager.groupingLevel == 0)
    counter.set(3, manager)
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("Names, limits, and what is not remembered")
  func settings() {
    manager.groupsByEvent = false
    manager.levelsOfUndo = 1
    group {
      counter.set(1, manager)
      manager.setActionName("Count")
    }
    #expect(manager.undoActionName == "Count" && manager.undoMenuItemTitle == "Undo Count")
    group { counter.set(2, manager) }
    manager.disableUndoRegistration()
    counter.set(3, manager)
    manager.enableUndoRegistration()
    manager.undo()
    #expect(counter.value == 1 && !manager.canUndo)
    manager.removeAllActions()
    #expect(!manager.canRedo)
    group { counter.set(4, manager) }
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
  }
}
