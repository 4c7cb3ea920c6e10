import TouchTrace
import Foundation

/// A writer of snapshots of view trees.
@MainActor
struct TreeWriter {
  private(set) var tree = TreeSnapshot()

  /// A view that has not been written yet.
  private struct Waiting {
    let view: UIView
    let parent: Int?
    let depth: Int
  }

  /// Adds a view and its descendants, in a loop because trees can be deep.
  mutating func add(_ root: UIView) {
    let start = tree.views.count
    var waiting = [Waiting(view: root, parent: nil, depth: 0)]
    while let next = waiting.popLast() {
      let index = tree.views.count
      tree.views.append(next.view.inspection(parent: next.parent, depth: next.depth))
      waiting += next.view.children.reversed().map {
        Waiting(view: $0, parent: index, depth: next.depth + 1)
      }
    }
    countDescendants(from: start)
  }

  private mutating func countDescendants(from start: Int) {
    for index in (start..<tree.views.count).reversed() {
      guard let parent = tree.views[index].parent else { continue }
      tree.views[parent].descendantCount += tree.views[index].descendantCount + 1
    }
  }
}
