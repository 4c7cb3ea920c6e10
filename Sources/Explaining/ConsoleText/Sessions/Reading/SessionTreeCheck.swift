import TextFormats

/// A check that refuses invalid trees.
enum SessionTreeCheck {
  /// Visits every view once; throws an error for duplicates, missing descriptions and too deep
  /// trees.
  static func check(_ tree: SessionTree, at position: SourcePosition) throws(SourceProblem) {
    var met: Set<Int> = []
    var waiting = tree.windows.map { (number: $0, depth: 1) }
    while let (number, depth) = waiting.popLast() {
      guard let view = tree.views[number] else {
        throw SourceProblem(
          "view \(number) is in the tree, but no earlier line describes it",
          at: position
        )
      }
      guard met.insert(number).inserted else {
        throw SourceProblem("view \(number) is in the tree twice; expected once", at: position)
      }
      guard depth <= FileLimits.Session.depth else {
        throw SourceProblem(
          "views nest deeper than \(FileLimits.Session.depth) levels; expected fewer",
          at: position
        )
      }
      guard met.count <= FileLimits.Session.views else {
        throw SourceProblem(
          "the tree has more than \(FileLimits.Session.views) views; expected fewer",
          at: position
        )
      }
      try checkRecognizers(of: view, tree, position)
      waiting += view.subviews.map { ($0, depth + 1) }
    }
  }

  private static func checkRecognizers(
    of view: SessionView,
    _ tree: SessionTree,
    _ position: SourcePosition
  ) throws(SourceProblem) {
    for number in view.recognizers where tree.recognizers[number] == nil {
      throw SourceProblem(
        "recognizer \(number) is on view \(view.number), but no earlier line describes it",
        at: position
      )
    }
  }
}
