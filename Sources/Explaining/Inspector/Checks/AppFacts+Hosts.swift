public import TouchTrace

/// Classes of frameworks with rules of their own, among the views of an imported tree.
extension AppFacts {
  /// The row of a view's class in the table of host classes; nil for a class that is not in it.
  func host(of view: NodeSnapshot) -> HostClass? {
    guard let known = self[view] else { return nil }
    return known.appClass.flatMap(HostClass.of) ?? known.baseClass.flatMap(HostClass.of)
  }

  /// The rules of frameworks that decide on the ways to some views, a sentence each.
  public func rules(to places: some Sequence<Int>, in tree: TreeSnapshot) -> [Phrase] {
    guard isImported else { return [] }
    var rules: [Phrase] = []
    let windows = windowsInFront(of: places, in: tree)
    for index in Set(places.flatMap(tree.path) + windows).sorted() {
      guard let rule = host(of: tree.views[index].node)?.phrase, !rules.contains(rule) else {
        continue
      }
      rules.append(rule)
    }
    return rules
  }

  /// The windows that are asked before those of some views.
  func windowsInFront(of places: some Sequence<Int>, in tree: TreeSnapshot) -> [Int] {
    guard let last = places.compactMap({ tree.path(to: $0).first }).max() else { return [] }
    return tree.views.indices.filter { index in
      let view = tree.views[index]
      return index > last && view.parent == nil && !view.isHidden
    }
  }
}

extension HostClass {
  /// The rule with its source, in words; nil for UIKit's own.
  fileprivate var phrase: Phrase? {
    guard let sentence else { return nil }
    let origin = confidence.origin
    return Phrase(
      "\(sentence.english) (\(origin.english))",
      "\(sentence.chinese)（\(origin.chinese)）"
    )
  }
}

extension HostClass.Confidence {
  fileprivate var origin: Phrase {
    switch self {
    case .high: Phrase("from its source", "依据其源码")
    case .medium: Phrase("from its source, in part", "部分依据其源码")
    case .reported: Phrase("as developers report", "据开发者报告")
    case .name: Phrase("guessed from the name of the class", "根据类名推测")
    }
  }
}
