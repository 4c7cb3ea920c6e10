import TouchTrace
import Foundation
import Inspector
import TouchInput
import TouchKit

/// What the user does to a scene from outside: selects its views, and changes their properties.
///
/// Nothing of it is input to the scene, and as long as nothing is changed the scene cannot tell.
final class SceneTools {
  let application: UIApplication
  /// The selected view; nil when there is none, or not any more.
  private(set) weak var selected: UIView?
  private var history = EditHistory()
  /// Called for each change that was made, as a recording keeps it.
  var onEdit: (RecordedEdit) -> Void = { _ in }

  /// Tools for an application.
  init(_ application: UIApplication) {
    self.application = application
  }

  /// Whether a change can be taken back or made again.
  var hasEdits: Bool { !history.isEmpty }

  /// Whether a change can be taken back.
  var hasUndo: Bool { history.hasUndo }

  /// Whether a change can be made again.
  var hasRedo: Bool { history.hasRedo }

  /// What the overlay shows of the selected view; nil while it is in no window.
  var mark: SelectionMark? {
    guard let selected, selected.window != nil || selected is UIWindow else { return nil }
    return SelectionMark(node: selected.snapshot(), frame: selected.frame)
  }

  /// What is shown of any view; nil while it is in no window.
  func mark(of id: NodeID) -> SelectionMark? {
    guard let view = application.view(id), view.window != nil || view is UIWindow else {
      return nil
    }
    return SelectionMark(node: view.snapshot(), frame: view.frame)
  }

  /// The responders from a view to the end of its chain.
  func chain(of id: NodeID) -> [NodeSnapshot] {
    var chain: [NodeSnapshot] = []
    var responder: UIResponder? = application.view(id)
    while let current = responder, chain.count < 1000 {
      chain.append(current.snapshot())
      responder = current.next
    }
    return chain
  }

  /// What gives back to each property that the user changed the value that it had before.
  private var originals: [String: PropertyEdit] = [:]
  /// The present values of these properties.
  private var latest: [String: PropertyEdit] = [:]

  /// The properties that the user changed, as the number of their node and their name.
  var changedProperties: Set<String> { Set(originals.keys) }

  /// Whether the user changed the property that an edit is about.
  func hasChanged(_ edit: PropertyEdit) -> Bool {
    originals["\(edit.node.rawValue).\(edit.value.name)"] != nil
  }

  // MARK: - Selecting

  /// Selects the frontmost view that is seen at a point, if there is one.
  func pick(at point: CGPoint) {
    let tree = application.treeSnapshot()
    selected = tree.frontmostView(at: point).flatMap { application.view(tree.views[$0].node.id) }
  }

  /// Selects a view, or none.
  func select(_ id: NodeID?) {
    selected = id.flatMap(application.view)
  }

  /// Selects a relative of the selected view if there is one; without one, the front window.
  func walk(_ step: TreeStep) {
    let tree = application.treeSnapshot()
    guard let selected, let index = tree.index(of: selected.traceID) else {
      self.selected = application.windows.last { !$0.isHidden }
      return
    }
    guard let next = tree.neighbour(of: index, by: step) else { return }
    self.selected = application.view(tree.views[next].node.id)
  }

  // MARK: - Changing

  /// Moves the selected view by some points.
  func nudge(x: Double, y: Double) {
    guard let selected else { return }
    let center = CGPoint(x: Double(selected.center.x) + x, y: Double(selected.center.y) + y)
    apply(PropertyEdit(node: selected.traceID, value: .center(center)))
  }

  /// Changes a property, so that it can be taken back; tells whether it could be.
  ///
  /// A change that continues the one before is taken back together with it.
  @discardableResult
  func apply(_ edit: PropertyEdit, continuing: Bool = false) -> Bool {
    guard let inverse = make(edit) else { return false }
    if !continuing { history.noteInverse(inverse) }
    return true
  }

  /// Whether a change is still there after layout, which may give a view its former place back.
  func isKept(_ edit: PropertyEdit) -> Bool {
    guard case .frame(let frame) = edit.value else { return true }
    application.layoutIfNeeded()
    guard let now = application.view(edit.node)?.frame else { return false }
    // A frame is computed from the middle and the size, and may differ by what is rounded.
    let differences = [
      now.minX - frame.minX, now.minY - frame.minY, now.width - frame.width,
      now.height - frame.height,
    ]
    return differences.allSatisfy { abs($0) < 0.01 }
  }

  /// Takes the last change back as if it had never been made.
  func discard() {
    history.discard { make($0) }
  }

  /// Takes the last change back.
  func undo() {
    _ = history.undo { make($0) }
  }

  /// Makes the last change again that was taken back.
  func redo() {
    _ = history.redo { make($0) }
  }

  private func make(_ edit: PropertyEdit) -> PropertyEdit? {
    // Where the view stands has to be known before the change.
    let recorded = RecordedEdit(edit, in: application)
    guard let inverse = application.apply(edit) else { return nil }
    if let recorded { onEdit(recorded) }
    noteDifference(edit, inverse)
    return inverse
  }

  /// A property that has its former value again is not changed any more.
  private func noteDifference(_ edit: PropertyEdit, _ inverse: PropertyEdit) {
    let key = "\(edit.node.rawValue).\(edit.value.name)"
    let original = originals[key] ?? inverse
    let isBack = original.value == edit.value
    (originals[key], latest[key]) = isBack ? (nil, nil) : (original, edit)
  }

  /// The changes, for the file that the scene comes from.
  var changes: [SceneChange] {
    let tree = application.treeSnapshot()
    var changes: [SceneChange] = []
    for view in tree.views {
      let values = values(of: view.node.id)
      if !values.isEmpty {
        var change = SceneChange(
          name: view.node.identifier,
          isRecognizer: false,
          values: values
        )
        change.place = view.geometry
        changes.append(change)
      }
      for recognizer in view.recognizers {
        let values = self.values(of: recognizer.node.id)
        guard !values.isEmpty else { continue }
        let name = recognizer.node.identifier
        changes.append(SceneChange(name: name, isRecognizer: true, values: values))
      }
    }
    return changes
  }

  private func values(of id: NodeID) -> [PropertyEdit.Value] {
    latest.values.filter { $0.node == id }.map(\.value).sorted { $0.name < $1.name }
  }

  /// The changes are in the file: they are no changes any more.
  func noteSaved() { (originals, latest) = ([:], [:]) }

  /// Gives a property the value that it had before the user changed it.
  func revert(_ node: NodeID, _ property: String) {
    if let original = originals["\(node.rawValue).\(property)"] { apply(original) }
  }
}
