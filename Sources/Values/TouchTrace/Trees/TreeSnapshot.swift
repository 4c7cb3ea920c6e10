/// All views of an application at one moment: its windows, the rearmost first.
///
/// A view precedes its descendants, and siblings are in drawing order.
public struct TreeSnapshot: Hashable, Sendable {
  /// The views; the index of a view is its number in lists and commands.
  public var views: [ViewSnapshot]

  /// Creates a tree from views that are already in this order.
  public init(views: [ViewSnapshot] = []) {
    self.views = views
  }

  /// Returns the index of a view; nil if it is not in the tree.
  public func index(of id: NodeID) -> Int? {
    views.firstIndex { $0.node.id == id }
  }

  /// Returns the indices from a view's window down to the view itself.
  public func path(to index: Int) -> [Int] {
    var path: [Int] = []
    var current: Int? = index
    while let place = current {
      path.append(place)
      current = views[place].parent
    }
    return path.reversed()
  }

  /// Returns the indices of a view's subviews, the rearmost first.
  public func children(of index: Int) -> [Int] {
    var children: [Int] = []
    let end = index + views[index].descendantCount
    var child = index + 1
    while child <= end {
      children.append(child)
      child += views[child].descendantCount + 1
    }
    return children
  }
}
