public import TouchTrace

/// Framework classes with their own touch rules, among the views of an imported tree.
extension AppFacts {
  /// Returns the row of a view's class in the table of host classes; nil for other classes.
  func host(of view: NodeSnapshot) -> HostClass? {
    guard let known = self[view] else { return nil }
    return known.appClass.flatMap(HostClass.of) ?? known.baseClass.flatMap(HostClass.of)
  }

  /// Returns the framework rules that apply at the point of a touch and on the path to a view, one sentence each.
  public func rules(of touch: Explanation, about index: Int? = nil) -> [Phrase] {
    let asked = touch.entries.filter { $0.isUnderPoint && $0.verdict.isAsked }.map(\.index)
    let way = index.map(touch.tree.path) ?? []
    return rules(at: Set(asked + way).sorted(), in: touch.tree)
  }

  /// Returns the framework rules that apply to some views, one sentence each.
  public func rules(at places: some Sequence<Int>, in tree: TreeSnapshot) -> [Phrase] {
    guard isImported else { return [] }
    var rules: [Phrase] = []
    for index in places {
      guard let host = host(of: tree.views[index].node), var rule = host.phrase,
        !areFramesOnly([index], in: tree)
      else { continue }
      if host.gaps.contains(.iOS) { rule = rule + version }
      if !rules.contains(rule) { rules.append(rule) }
    }
    return rules
  }

  /// The iOS version that an answer applies to.
  private var version: Phrase {
    guard let iOS else {
      return Phrase(
        ". The text does not tell the version of iOS; 17 is assumed, --ios 26 asks for another one",
        "。文本没有说明 iOS 版本，按 17 推测；用 --ios 26 可以换一个版本"
      )
    }
    return Phrase(". Here it is iOS \(iOS)", "。这里是 iOS \(iOS)")
  }

  /// Returns the windows that are hit-tested before the windows of some views.
  func windowsInFront(of places: some Sequence<Int>, in tree: TreeSnapshot) -> [Int] {
    guard let last = places.compactMap({ tree.path(to: $0).first }).max() else { return [] }
    return tree.views.indices.filter { index in
      let view = tree.views[index]
      return index > last && view.parent == nil && !view.isHidden
    }
  }
}

extension HostClass {
  /// The rule in words, with its source; nil for UIKit's own rule.
  fileprivate var phrase: Phrase? {
    guard let sentence else { return nil }
    let origin = confidence.origin
    return Phrase(
      "\(sentence.english) (\(origin.english))",
      "\(sentence.chinese)（\(origin.chinese)）"
    )
  }
}

extension Phrase {
  fileprivate static func + (first: Phrase, second: Phrase) -> Phrase {
    Phrase(first.english + second.english, first.chinese + second.chinese)
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
