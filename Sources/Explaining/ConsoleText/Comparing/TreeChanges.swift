package import Foundation
import TextFormats

/// The differences between two trees of one screen: one before a tap, one after it.
package struct TreeChanges: Hashable, Sendable {
  /// A change of one view or element.
  package struct Change: Hashable, Sendable {
    /// The kinds of changes.
    package enum Kind: String, Hashable, Sendable {
      case appeared, disappeared, moved, changed
    }

    /// The kind.
    package let kind: Kind
    /// Its class and words.
    package let name: String
    /// The field that changed, with both values; nil for the other kinds.
    package let field: String?
    /// The value before.
    package let before: String?
    /// The value after.
    package let after: String?
    /// Whether it is what was tapped, or is in it.
    package let isOfTarget: Bool
    /// Whether it tells that the app is at work.
    package let isProgress: Bool
  }

  /// The result of the tap.
  package enum Outcome: String, Hashable, Sendable {
    /// The screen changed as by the tap.
    case changed
    /// Nothing changed.
    case nothingChanged
    /// Only others than what was tapped changed.
    case otherChanged
  }

  /// The view or element that was tapped: class and words; nil where nothing lies there.
  package private(set) var target: String?
  /// The changes, those of what was tapped first.
  package private(set) var changes: [Change] = []

  /// The result of the tap.
  package var outcome: Outcome {
    if changes.isEmpty { return .nothingChanged }
    let isLanded = changes.contains { $0.isOfTarget || $0.kind == .appeared }
    return isLanded ? .changed : .otherChanged
  }

  /// Whether what was tapped is among what changed, so that the tap surely did it.
  package var isCertain: Bool { changes.contains(where: \.isOfTarget) }

  /// Whether the app shows that it is at work, so that more may follow.
  package var isInProgress: Bool { changes.contains { $0.isProgress && $0.kind == .appeared } }

  /// Compares the trees of two texts, with the point that was tapped between them.
  package init(from old: ConsoleReading, to new: ConsoleReading, tap: CGPoint) {
    let (before, after) = (Screen(old), Screen(new))
    let tapped = before.innermost(at: tap)
    target = tapped.map { before.name(of: $0) }
    let pairs = Self.pairs(before, after)
    var matched = Set<Int>()
    for (first, second) in pairs {
      matched.insert(second)
      let isOfTarget = tapped.map { before.isWithin(first, $0) } ?? false
      compare(before, first, after, second, isOfTarget)
    }
    let kept = Set(pairs.map(\.0))
    for index in before.shown where !kept.contains(index) {
      let isOfTarget = tapped.map { before.isWithin(index, $0) } ?? false
      add(.disappeared, before, index, isOfTarget)
    }
    for index in after.shown where !matched.contains(index) { add(.appeared, after, index, false) }
    changes = changes.filter(\.isOfTarget) + changes.filter { !$0.isOfTarget }
  }

  private mutating func add(
    _ kind: Change.Kind,
    _ screen: Screen,
    _ index: Int,
    _ isOfTarget: Bool,
    field: String? = nil,
    before: String? = nil,
    after: String? = nil
  ) {
    changes.append(
      Change(
        kind: kind,
        name: screen.name(of: index),
        field: field,
        before: before,
        after: after,
        isOfTarget: isOfTarget,
        isProgress: screen.isProgress(index)
      )
    )
  }

  private mutating func compare(
    _ old: Screen,
    _ first: Int,
    _ new: Screen,
    _ second: Int,
    _ isOfTarget: Bool
  ) {
    let (before, after) = (old.facts(of: first), new.facts(of: second))
    for field in Set(before.keys).union(after.keys).sorted() where before[field] != after[field] {
      // A flag that a tree leaves out is off, and a text is empty; other fields that one of the two
      // leaves out did not change.
      let usual = Self.usual(field)
      guard let was = before[field] ?? usual, let now = after[field] ?? usual, was != now else {
        continue
      }
      let name = Self.words[field] ?? field
      add(.changed, old, first, isOfTarget, field: name, before: was, after: now)
    }
    let (was, now) = (old.rectangles[first], new.rectangles[second])
    if abs(was.minX - now.minX) > 1 || abs(was.minY - now.minY) > 1 || abs(was.maxX - now.maxX) > 1
      || abs(was.maxY - now.maxY) > 1
    {
      add(.moved, old, first, isOfTarget)
    }
  }

  private static func usual(_ field: String) -> String? {
    switch field {
    case "selected", "focused", "checked", "hasfocus": "false"
    case "label", "axlabel", "value", "axvalue", "accessibilityvalue", "states", "text", "title": ""
    default: nil
    }
  }

  /// Fields that people call otherwise.
  private static let words = [
    "axlabel": "label", "axvalue": "value", "accessibilitytext": "label", "hinttext": "hint",
    "accessibilitylabel": "label", "accessibilityvalue": "value", "text 1": "text",
  ]

  // MARK: - The same view in both

  /// Views of both trees that are the same: by address, identifier, words, or place.
  private static func pairs(_ old: Screen, _ new: Screen) -> [(Int, Int)] {
    var (pairs, first, second) = ([(Int, Int)](), old.shown, new.shown)
    for key in Screen.keys {
      var known: [String: [Int]] = [:]
      for index in second.reversed() {
        if let name = key(new, index) { known[name, default: []].append(index) }
      }
      var left: [Int] = []
      var taken = Set<Int>()
      for index in first {
        guard let name = key(old, index), let other = known[name]?.popLast() else {
          left.append(index)
          continue
        }
        pairs.append((index, other))
        taken.insert(other)
      }
      first = left
      second = second.filter { !taken.contains($0) }
    }
    return pairs
  }
}

extension TreeChanges {
  /// The views of a text with their places on the screen.
  private struct Screen {
    let views: [ConsoleView]
    let rectangles: [CGRect]
    /// The views that are compared: those that are seen, but for the status bar, whose clock runs by itself.
    let shown: [Int]

    init(_ reading: ConsoleReading) {
      views = reading.views
      rectangles = TreeJoin.rectangles(of: reading.views)
      var isLeftOut = [Bool](repeating: false, count: views.count)
      for index in views.indices {
        let isAbove = views[index].parent.map { isLeftOut[$0] } ?? false
        let isSeen = views[index].isHidden != true && (views[index].alpha ?? 1) > 0.01
        isLeftOut[index] = isAbove || !isSeen || views[index].className.contains("StatusBar")
      }
      shown = views.indices.filter { !isLeftOut[$0] && reading.views[$0].kind != .missing }
    }

    /// Properties by which the same view is found in both trees, the surest first.
    static var keys: [(Screen, Int) -> String?] {
      [
        { screen, index in screen.views[index].address?.description },
        { screen, index in
          screen.views[index].identifier.map { "\(screen.views[index].className) #\($0)" }
        },
        { screen, index in
          screen.views[index].text.map { "\(screen.views[index].className) \($0)" }
        },
        { screen, index in
          let (name, rect) = (screen.views[index].className, screen.rectangles[index])
          return "\(name) \(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
        },
        // A text that changes may change the width of its label, which keeps an edge or the middle.
        { screen, index in
          let (name, rect) = (screen.views[index].className, screen.rectangles[index])
          return "\(name) \(rect.minX) \(rect.midY)"
        },
        { screen, index in
          let (name, rect) = (screen.views[index].className, screen.rectangles[index])
          return "\(name) \(rect.midX) \(rect.midY)"
        },
      ]
    }

    func name(of index: Int) -> String {
      let view = views[index]
      guard let words = view.text ?? view.identifier else { return view.name }
      return "\(view.className) \"\(words.prefix(40))\""
    }

    func isProgress(_ index: Int) -> Bool {
      ["ActivityIndicator", "ProgressIndicator", "ProgressView"].contains {
        views[index].className.contains($0)
      }
    }

    /// The smallest view at a point; nil where there is the whole screen alone.
    func innermost(at point: CGPoint) -> Int? {
      let largest = shown.map(area).max() ?? 0
      return shown.filter { rectangles[$0].contains(point) && area($0) < largest * 0.9 }
        .min { area($0) < area($1) }
    }

    private func area(_ index: Int) -> CGFloat {
      rectangles[index].width * rectangles[index].height
    }

    /// Whether a view is another one, is in it, or lies around it and shows no more.
    func isWithin(_ index: Int, _ other: Int) -> Bool {
      var next: Int? = index
      while let place = next {
        if place == other { return true }
        next = views[place].parent
      }
      return rectangles[other].insetBy(dx: -1, dy: -1).contains(rectangles[index])
        && !rectangles[index].isEmpty
    }

    /// The properties of a view that may change, in words.
    func facts(of index: Int) -> [String: String] {
      let view = views[index]
      var facts = view.values.filter { !Self.places.contains($0.key) }
      if view.values.isEmpty {
        facts["label"] = view.text
        facts["enabled"] = view.isEnabled.map(String.init)
        facts["hidden"] = view.isHidden.map(String.init)
        facts["alpha"] = view.alpha.map { "\($0)" }
        facts["selected"] = view.isSelected.map(String.init)
        facts["focused"] = view.isFocused.map(String.init)
        for (place, text) in view.otherTexts.enumerated() { facts["text \(place + 1)"] = text }
      }
      return facts
    }

    /// Fields that tell where and which a view is, and not how it is.
    private static let places: Set = [
      "axframe", "frame", "rect", "bounds", "nativeframe", "coordinates", "x", "y", "width",
      "height", "pid", "pointer", "address", "ptr", "alias", "ref", "elementnum", "depth", "indent",
      "index",
      "windowcontextid", "displayid", "b", "at", "size", "parentnum", "boundingbox",
      "region", "order",
    ]
  }
}
