import Foundation

/// A view that reacts to touches, on two screens.
struct TargetComparison {
  private let (index, other): (Int, Int?)
  private let (first, second): (ScreenFacts, ScreenFacts)
  private let pairs: ScreenPairs
  private let (before, after): (TouchedArea, TouchedArea?)

  /// The shortest side that fingers hit reliably, in points.
  private static let shortest = TreeLint.smallestSide

  init(
    _ index: Int,
    _ other: Int?,
    _ first: ScreenFacts,
    _ second: ScreenFacts,
    _ pairs: ScreenPairs,
    before: TouchedArea,
    after: TouchedArea?
  ) {
    (self.index, self.other) = (index, other)
    (self.first, self.second, self.pairs) = (first, second, pairs)
    (self.before, self.after) = (before, after)
  }

  private var view: ScreenFacts.View { first.views[index] }

  /// The changes; empty if it receives the same touches as before.
  var changes: [FingerDifference.Change] {
    guard let other, let after else {
      return before.count > 0 ? [change(.dead, cause: nil, isGone: true)] : []
    }
    // Touches on a view that now ignores them do not count as its own.
    guard second.views[other].isTarget else { return [change(.disabled, cause: nil)] }
    if before.count > 0, after.count == 0 { return [change(.dead, cause: cause)] }
    let own = enablingChanges(other)
    guard after.pixels != before.pixels else { return own }
    let lost = before.count - after.count
    // If other views took less than half of the loss, the view itself may have caused it. An example is a new size.
    if lost > 0, (takers.first?.points ?? 0) * 2 >= lost {
      return own + [change(.covered, cause: nil)]
    }
    return own + [change(isShorter ? .small : .moved, cause: nil)]
  }

  private func enablingChanges(_ other: Int) -> [FingerDifference.Change] {
    switch (isEnabled(first, index), isEnabled(second, other)) {
    case (true, false): [change(.disabled, cause: cause)]
    case (false, true): [change(.new, cause: nil)]
    default: []
    }
  }

  private func isEnabled(_ screen: ScreenFacts, _ index: Int) -> Bool {
    screen.views[index].properties["isEnabled"] != "false"
  }

  /// Whether a side became shorter, and is now too short for a finger.
  private var isShorter: Bool {
    guard let old = before.box, let new = after?.box else { return false }
    return [(old.width, new.width), (old.height, new.height)].contains {
      $1 < $0 && $1 < Self.shortest
    }
  }

  /// The views that receive touches within it now, and did not before.
  private var takers: [FingerDifference.Taker] {
    guard let other, let old = view.box, let new = second.views[other].box else { return [] }
    let former = TouchedArea.takers(in: old, from: index, on: first)
    return TouchedArea.takers(in: new, from: other, on: second).compactMap { taker, area in
      let points = area.count - formerCount(taker, former)
      guard points > 0, let box = area.box else { return nil }
      return FingerDifference.Taker(
        view: taker.map { second.views[$0].name },
        points: points,
        box: box
      )
    }.sorted { ($1.points, $0.view ?? "") < ($0.points, $1.view ?? "") }
  }

  /// Returns the number of points within it that a view of the second screen, or no view, received on the first.
  private func formerCount(_ taker: Int?, _ former: [Int?: TouchedArea]) -> Int {
    guard let taker else { return former[nil]?.count ?? 0 }
    return pairs.before[taker].flatMap { former[$0]?.count } ?? 0
  }

  /// The property of the view or an ancestor that newly keeps touches from it.
  private var cause: String? {
    guard var place = other else { return nil }
    while true {
      let view = second.views[place]
      let former = pairs.before[place].map { first.views[$0] }
      for (name, value) in [
        ("isHidden", "true"), ("isUserInteractionEnabled", "false"), ("isEnabled", "false"),
      ] where view.properties[name] == value && former?.properties[name] != value {
        guard name != "isEnabled" || place == other else { continue }
        return place == other ? "\(name) = \(value)" : "\(view.name).\(name) = \(value)"
      }
      if let alpha = view.properties["alpha"], Double(alpha) ?? 1 < 0.01,
        former?.properties["alpha"] != alpha
      {
        return place == other ? "alpha = \(alpha)" : "\(view.name).alpha = \(alpha)"
      }
      guard let parent = view.parent else { return nil }
      place = parent
    }
  }

  private func change(
    _ kind: FingerDifference.Change.Kind,
    cause: String?,
    isGone: Bool = false
  ) -> FingerDifference.Change {
    let takers = takers
    let words = FingerWords(
      name: view.name,
      before: before,
      after: after,
      takers: takers,
      box: other.flatMap { second.views[$0].box },
      cause: cause,
      isGone: isGone,
      isTarget: other.map { second.views[$0].isTarget } ?? false,
      screen: CGRect(x: 0, y: 0, width: second.width, height: second.height)
    )
    return FingerDifference.Change(
      kind: kind,
      view: view.name,
      pointsBefore: before.count,
      pointsAfter: after?.count ?? 0,
      boxBefore: before.box,
      boxAfter: after?.box,
      takers: takers,
      cause: cause,
      title: words.title(kind),
      detail: words.detail(kind)
    )
  }
}

extension FingerDifference.Change {
  /// Creates a view that newly reacts to touches; nil if it receives none.
  init?(new name: String, _ area: TouchedArea) {
    guard let box = area.box else { return nil }
    let place = Measure.rect(box)
    self.init(
      kind: .new,
      view: name,
      pointsBefore: 0,
      pointsAfter: area.count,
      boxBefore: nil,
      boxAfter: box,
      takers: [],
      cause: nil,
      title: Phrase("\(name) now receives touches.", "\(name) 现在会收到触摸。"),
      detail: Phrase("In \(place).", "区域 \(place)。")
    )
  }
}
