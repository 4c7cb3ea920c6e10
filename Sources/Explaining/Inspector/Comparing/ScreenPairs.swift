/// The views of two screens that are the same view.
///
/// A view that its author named matches the view with the same name anywhere. Among the other views of the same
/// superview, equal views match first, and then views of the same class in their order. Views with different
/// names never match.
struct ScreenPairs {
  /// For each view of the first screen, its position in the second; nil for a removed view.
  private(set) var after: [Int?]
  /// For each view of the second screen, its position in the first; nil for a new view.
  private(set) var before: [Int?]

  /// The maximum number of unnamed subviews to search; larger sets are compared by position.
  private static let mostSearched = 1000

  init(_ first: ScreenFacts, _ second: ScreenFacts) {
    after = Array(repeating: nil, count: first.views.count)
    before = Array(repeating: nil, count: second.views.count)
    let named = second.namedViews
    for (name, index) in first.namedViews {
      if let other = named[name] { join(index, other) }
    }
    let children = (first.children, second.children)
    pair(first.roots, second.roots, first, second)
    // Superviews come before their subviews.
    for index in first.views.indices {
      guard let other = after[index] else { continue }
      pair(children.0[index], children.1[other], first, second)
    }
  }

  private mutating func join(_ index: Int, _ other: Int) {
    (after[index], before[other]) = (other, index)
  }

  /// Pairs the subviews of two superviews that match.
  private mutating func pair(
    _ some: [Int],
    _ others: [Int],
    _ first: ScreenFacts,
    _ second: ScreenFacts
  ) {
    let some = some.filter { !first.views[$0].isNamed }
    let others = others.filter { !second.views[$0].isNamed }
    pair(some, others) {
      ScreenPairs.looks(first, $0)
    } by: {
      ScreenPairs.looks(second, $0)
    }
    pair(some, others) {
      first.views[$0].typeName
    } by: {
      second.views[$0].typeName
    }
  }

  /// Pairs the unmatched views with equal keys, in their order.
  private mutating func pair<Key: Hashable>(
    _ some: [Int],
    _ others: [Int],
    _ key: (Int) -> Key,
    by otherKey: (Int) -> Key
  ) {
    let left = some.filter { after[$0] == nil }
    let right = others.filter { before[$0] == nil }
    guard !left.isEmpty, !right.isEmpty else { return }
    let (keys, otherKeys) = (left.map(key), right.map(otherKey))
    // The search for the fewest changes costs the square of the number of views.
    guard max(left.count, right.count) <= Self.mostSearched else {
      for place in 0..<min(left.count, right.count) where keys[place] == otherKeys[place] {
        join(left[place], right[place])
      }
      return
    }
    let changes = otherKeys.difference(from: keys)
    let gone = Set(changes.removals.map(\.offset)), new = Set(changes.insertions.map(\.offset))
    let kept = left.indices.filter { !gone.contains($0) }
    let found = right.indices.filter { !new.contains($0) }
    for (place, other) in zip(kept, found) { join(left[place], right[other]) }
  }

  /// Returns all properties of a view, to distinguish unnamed views.
  private static func looks(_ facts: ScreenFacts, _ index: Int) -> ScreenFacts.View {
    var view = facts.views[index]
    (view.name, view.parent, view.box) = ("", nil, nil)
    return view
  }
}

extension CollectionDifference.Change {
  /// The position of the element in its own collection.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension ScreenFacts {
  /// The views that their author named, by name.
  fileprivate var namedViews: [String: Int] {
    Dictionary(
      views.indices.filter { views[$0].isNamed }.map { (views[$0].name, $0) }
    ) { first, _ in first }
  }

  /// The windows.
  fileprivate var roots: [Int] { views.indices.filter { views[$0].parent == nil } }

  /// For each view its subviews, the rearmost first.
  var children: [[Int]] {
    var children = Array(repeating: [Int](), count: views.count)
    for (index, view) in views.enumerated() {
      if let parent = view.parent { children[parent].append(index) }
    }
    return children
  }
}
