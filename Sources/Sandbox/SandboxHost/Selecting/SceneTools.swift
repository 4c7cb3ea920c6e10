import TouchTrace
import Foundation
import Inspector
import TouchInput
import TouchKit

/// The user's tools outside the scene: selecting views and changing their properties.
///
/// They send no input to the scene. The scene notices nothing until a property changes.
final class SceneTools {
  let application: UIApplication
  /// The selected view; nil if no view is selected or the view no longer exists.
  private(set) weak var selected: UIView?
  private var history = EditHistory()
  /// Called for each change, in its recorded form.
  var onEdit: (RecordedEdit) -> Void = { _ in }

  /// Creates tools for an application.
  init(_ application: UIApplication) {
    self.application = application
  }

  /// Whether there is a change to undo or redo.
  var hasEdits: Bool { !history.isEmpty }

  /// Whether there is a change to undo.
  var hasUndo: Bool { history.hasUndo }

  /// Whether there is a change to redo.
  var hasRedo: Bool { history.hasRedo }

  /// The overlay's mark of the selected view; nil while it is in no window.
  var mark: SelectionMark? {
    guard let selected, selected.window != nil || selected is UIWindow else { return nil }
    return SelectionMark(node: selected.snapshot(), frame: selected.frame)
  }

  /// Returns the overlay's mark of a view; nil while it is in no window.
  func mark(of id: NodeID) -> SelectionMark? {
    guard let view = application.view(id), view.window != nil || view is UIWindow else {
      return nil
    }
    return SelectionMark(node: view.snapshot(), frame: view.frame)
  }

  /// Returns the responder chain from a view to its end.
  func chain(of id: NodeID) -> [NodeSnapshot] {
    var chain: [NodeSnapshot] = []
    var responder: UIResponder? = application.view(id)
    while let current = responder, chain.count < 1000 {
      chain.append(current.snapshot())
      responder = current.next
    }
    return chain
  }

  /// The edit that restores the original value of each changed property.
  private var originals: [String: PropertyEdit] = [:]
  /// The current values of these properties.
  private var latest: [String: PropertyEdit] = [:]

  /// The properties that the user changed, as node number and property name.
  var changedProperties: Set<String> { Set(originals.keys) }

  /// Returns whether the user changed a property to the value of an edit.
  func holds(_ edit: PropertyEdit) -> Bool { latest[Self.key(of: edit)]?.value == edit.value }

  /// Returns the edits that restore all changed properties except one, in a fixed order.
  func originals(except kept: PropertyEdit?) -> [PropertyEdit] {
    let key = kept.map(Self.key)
    return originals.sorted { $0.key < $1.key }.filter { $0.key != key }.map(\.value)
  }

  private static func key(of edit: PropertyEdit) -> String {
    "\(edit.node.rawValue).\(edit.value.name)"
  }

  // MARK: - Selecting

  /// Selects the frontmost visible view at a point, if there is one.
  ///
  /// For a part of a control it selects the control, and the part if the control is selected already.
  func pick(at point: CGPoint) {
    let tree = application.treeSnapshot()
    let part = tree.frontmostView(at: point).flatMap { application.view(tree.views[$0].node.id) }
    let control = sequence(first: part, next: { $0?.superview }).lazy.compactMap {
      $0 as? UIControl
    }
    .first
    selected = control == nil || control === selected ? part : control
  }

  /// Selects a view, or none.
  func select(_ id: NodeID?) {
    selected = id.flatMap(application.view)
  }

  /// Selects a relative of the selected view if it exists; without a selection, the front window.
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

  /// Moves the selected view by a distance in points.
  func nudge(x: Double, y: Double) {
    guard let selected else { return }
    let center = CGPoint(x: Double(selected.center.x) + x, y: Double(selected.center.y) + y)
    apply(PropertyEdit(node: selected.traceID, value: .center(center)))
  }

  /// Changes a property with undo; returns whether the change was possible.
  ///
  /// A change that continues the previous one is undone together with it.
  @discardableResult
  func apply(_ edit: PropertyEdit, continuing: Bool = false) -> Bool {
    guard let inverse = make(edit) else { return false }
    if !continuing { history.noteInverse(inverse) }
    return true
  }

  /// Returns whether a change survives layout, which may restore a view's former frame.
  func isKept(_ edit: PropertyEdit) -> Bool {
    guard case .frame(let frame) = edit.value else { return true }
    application.layoutIfNeeded()
    guard let now = application.view(edit.node)?.frame else { return false }
    // A frame is computed from the center and the size, so rounding can change it slightly.
    let differences = [
      now.minX - frame.minX, now.minY - frame.minY, now.width - frame.width,
      now.height - frame.height,
    ]
    return differences.allSatisfy { abs($0) < 0.01 }
  }

  /// Undoes the last change without a possibility to redo it.
  func discard() {
    history.discard { make($0) }
  }

  /// Undoes the last change.
  func undo() {
    _ = history.undo { make($0) }
  }

  /// Redoes the last undone change.
  func redo() {
    _ = history.redo { make($0) }
  }

  private func make(_ edit: PropertyEdit) -> PropertyEdit? {
    // The view's place must be determined before the change.
    let recorded = RecordedEdit(edit, in: application)
    guard let inverse = application.apply(edit) else { return nil }
    if let recorded { onEdit(recorded) }
    noteDifference(edit, inverse)
    return inverse
  }

  /// Updates the changed properties.
  ///
  /// A property with its original value counts as unchanged.
  private func noteDifference(_ edit: PropertyEdit, _ inverse: PropertyEdit) {
    let key = Self.key(of: edit)
    let original = originals[key] ?? inverse
    let isBack = original.value == edit.value
    (originals[key], latest[key]) = isBack ? (nil, nil) : (original, edit)
  }

  /// The changes for the scene's file.
  var changes: [SceneChange] {
    let tree = application.treeSnapshot()
    var changes: [SceneChange] = []
    for view in tree.views {
      let values = values(of: view.node.id)
      if !values.isEmpty {
        var change = SceneChange(
          name: view.node.identifier,
          typeName: view.node.typeName,
          node: view.node.id,
          isRecognizer: false,
          values: values
        )
        change.place = view.geometry
        changes.append(change)
      }
      for recognizer in view.recognizers {
        let values = self.values(of: recognizer.node.id)
        guard !values.isEmpty else { continue }
        changes.append(
          SceneChange(
            name: recognizer.node.identifier,
            typeName: recognizer.node.typeName,
            node: recognizer.node.id,
            isRecognizer: true,
            values: values
          )
        )
      }
    }
    return changes
  }

  private func values(of id: NodeID) -> [PropertyEdit.Value] {
    latest.values.filter { $0.node == id }.map(\.value).sorted { $0.name < $1.name }
  }

  /// The changes that are not in the file, in a fixed order.
  var unsaved: [UnsavedChange] {
    latest.sorted { $0.key < $1.key }.compactMap { key, edit in
      guard let place = ViewPlace(edit.node, in: application), let original = originals[key] else {
        return nil
      }
      return UnsavedChange(place: place, original: original.value, value: edit.value)
    }
  }

  /// Applies unsaved changes to a new version of the scene; returns the number of changes that no longer apply.
  ///
  /// A change no longer applies if its view is missing, or if the new version has another original value.
  func restore(_ changes: [UnsavedChange]) -> Int {
    changes.count { change in
      guard let node = application.node(at: change.place) else { return true }
      let edit = PropertyEdit(node: node, value: change.value)
      guard let inverse = make(edit) else { return true }
      guard inverse.value == change.original || inverse.value == change.value else {
        _ = make(inverse)
        return true
      }
      history.noteInverse(inverse)
      return false
    }
  }

  /// Clears the changes after they were saved in the file, except those of some views and recognizers.
  func noteSaved(except nodes: Set<NodeID> = []) {
    originals = originals.filter { nodes.contains($0.value.node) }
    latest = latest.filter { nodes.contains($0.value.node) }
  }

  /// Restores the original value of a property.
  func revert(_ node: NodeID, _ property: String) {
    if let original = originals["\(node.rawValue).\(property)"] { apply(original) }
  }
}
