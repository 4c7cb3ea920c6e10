/// Says which trees are windows, and which have no place on the screen.
///
/// Where windows were printed, they are the screen; everything else that is in none of them lies
/// elsewhere. Where none was, each tree stands for a window. Views behind a gap have no place in
/// either case, unless they are all there is.
struct TreeRoles {
  private(set) var roles: [ConsoleReading.Tree.Role] = []

  init(_ trees: [(views: [ConsoleView], kind: Fragment.Kind, isOrphaned: Bool)]) {
    let hasWindow = trees.contains { $0.views.first?.isWindow == true && !$0.isOrphaned }
    let hasTree = trees.contains { Self.isTree($0.views, $0.kind, $0.isOrphaned) }
    roles = trees.map { views, kind, isOrphaned in
      guard let root = views.first else { return .unplaced }
      if root.isWindow { return .window }
      if hasWindow { return .unplaced }
      if Self.isTree(views, kind, isOrphaned) { return .window }
      return hasTree ? .unplaced : .window
    }
  }

  private static func isTree(
    _ views: [ConsoleView],
    _ kind: Fragment.Kind,
    _ isOrphaned: Bool
  ) -> Bool {
    !isOrphaned && (views.count > 1 || kind == .elements)
  }
}
