import Foundation

/// The views that reach into a cell of a grid, in no particular order.
///
/// The first ones stand in the cell itself: looking them up elsewhere would take longer than asking
/// them.
nonisolated struct GridCell {
  private var first: TreeNode.Pointer?
  private var second: TreeNode.Pointer?
  private var third: TreeNode.Pointer?
  private var fourth: TreeNode.Pointer?
  private var others: [TreeNode.Pointer] = []

  mutating func add(_ node: TreeNode.Pointer) {
    if first == nil {
      first = node
    } else if second == nil {
      second = node
    } else if third == nil {
      third = node
    } else if fourth == nil {
      fourth = node
    } else {
      others.append(node)
    }
  }

  mutating func remove(_ node: TreeNode.Pointer) {
    if first == node {
      first = others.popLast()
    } else if second == node {
      second = others.popLast()
    } else if third == node {
      third = others.popLast()
    } else if fourth == node {
      fourth = others.popLast()
    } else if let index = others.firstIndex(of: node) {
      others.swapAt(index, others.count - 1)
      others.removeLast()
    }
  }

  /// Visits each.
  @inline(__always)
  func forEach(_ body: (TreeNode.Pointer) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
    if let third { body(third) }
    if let fourth { body(fourth) }
    guard !others.isEmpty else { return }
    for node in others { body(node) }
  }

  /// Asks each whether it takes a point.
  @MainActor
  @inline(__always)
  func ask(_ search: inout FrontSearch) {
    if let first { search.ask(first) }
    if let second { search.ask(second) }
    if let third { search.ask(third) }
    if let fourth { search.ask(fourth) }
    guard !others.isEmpty else { return }
    for node in others { search.ask(node) }
  }
}

/// Looks for the foremost of the views that take a point.
@MainActor
struct FrontSearch {
  /// It, and the point in its coordinates.
  private(set) var best: (TreeNode.Pointer, CGPoint)?
  private var bestOrder = Int.min
  private let point: CGPoint

  init(_ point: CGPoint) { self.point = point }

  @inline(__always)
  mutating func ask(_ node: TreeNode.Pointer) {
    guard node.pointee.order > bestOrder, let inside = node.pointee.taking(point) else { return }
    best = (node, inside)
    bestOrder = node.pointee.order
  }
}
