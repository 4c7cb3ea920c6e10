/// All views of an application at one moment: its windows, rear first, each before its subviews.
///
/// A view stands before the views below it, and those stand in the order in which they are drawn.
public struct TreeSnapshot: Hashable, Sendable {
  /// The views; the position of one is the number by which lists and commands call it.
  public var views: [ViewSnapshot]

  /// Creates a tree of views that are in their order.
  public init(views: [ViewSnapshot] = []) {
    self.views = views
  }

  /// The position of a view; nil when it is not in the tree.
  public func index(of id: NodeID) -> Int? {
    views.firstIndex { $0.node.id == id }
  }

  /// The positions from a view's window down to the view itself.
  public func path(to index: Int) -> [Int] {
    var path: [Int] = []
    var current: Int? = index
    while let place = current {
      path.append(place)
      current = views[place].parent
    }
    return path.reversed()
  }

  /// The positions of a view's subviews, the rearmost first.
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
