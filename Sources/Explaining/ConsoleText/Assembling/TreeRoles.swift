/// The roles of trees: windows, and trees without a position on the screen.
///
/// If windows were printed, they are the screen, and all other trees are unplaced. Otherwise the
/// fullest tree stands for a window. The text does not relate the others to it, unless their
/// positions are on the screen.
struct TreeRoles {
  private(set) var roles: [ConsoleReading.Tree.Role] = []

  init(_ trees: [(views: [ConsoleView], kind: Fragment.Kind, isOrphaned: Bool)]) {
    let hasWindow = trees.contains {
      $0.views.first?.isWindow == true && $0.kind != .elements && !$0.isOrphaned
    }
    let fullest = hasWindow ? nil : Self.fullest(trees)
    let isOnScreen = trees.allSatisfy { $0.kind == .elements }
    roles = trees.indices.map { index in
      let (views, kind, _) = trees[index]
      guard let root = views.first else { return .unplaced }
      if kind == .elements ? isOnScreen : root.isWindow { return .window }
      return index == fullest ? .window : .unplaced
    }
  }

  /// Returns the tree with the most views; one with a gap above it only if there is no other.
  private static func fullest(
    _ trees: [(views: [ConsoleView], kind: Fragment.Kind, isOrphaned: Bool)]
  ) -> Int? {
    let rank = { (index: Int) in
      (trees[index].isOrphaned && trees[index].kind == .tree ? 0 : 1, trees[index].views.count)
    }
    return trees.indices.max { rank($0) < rank($1) || rank($0) == rank($1) && $0 > $1 }
  }
}
