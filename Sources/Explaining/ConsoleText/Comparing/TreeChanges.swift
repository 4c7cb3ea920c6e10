package import Foundation
import TextFormats

/// The differences between two trees of one screen, before and after a tap.
package struct TreeChanges: Hashable, Sendable {
  /// A change of one view or element.
  package struct Change: Hashable, Sendable {
    /// The kinds of changes.
    package enum Kind: String, Hashable, Sendable {
      case appeared, disappeared, moved, changed
    }

    /// The kind.
    package let kind: Kind
    /// The class and words of the view.
    package let name: String
    /// The name of the changed field; nil for the other kinds.
    package let field: String?
    /// The value before.
    package let before: String?
    /// The value after.
    package let after: String?
    /// Whether the view is the tapped one, or inside it.
    package let isOfTarget: Bool
    /// Whether the change shows that the app is working.
    package let isProgress: Bool
  }

  /// The result of the tap.
  package enum Outcome: String, Hashable, Sendable {
    /// The tapped view or a view in it changed, or a view appeared.
    case changed
    /// Nothing changed.
    case nothingChanged
    /// Only other views than the tapped one changed, and none appeared.
    case otherChanged
  }

  /// The class and words of the tapped view or element; nil if no view is at the point.
  package private(set) var target: String?
  /// The changes, with those of the tapped view first.
  package private(set) var changes: [Change] = []
  /// Whether both trees were printed in the same way; otherwise the changes mean nothing.
  package let isComparable: Bool

  /// The result of the tap.
  package var outcome: Outcome {
    if changes.isEmpty { return .nothingChanged }
    let isLanded = changes.contains { $0.isOfTarget || $0.kind == .appeared }
    return isLanded ? .changed : .otherChanged
  }

  /// Whether the tapped view itself changed, so that the tap certainly caused it.
  package var isCertain: Bool { changes.contains(where: \.isOfTarget) }

  /// Whether the app shows that it is working, so that more changes can follow.
  package var isInProgress: Bool { changes.contains { $0.isProgress && $0.kind == .appeared } }

  /// Compares the trees of two texts, with the point of the tap between them.
  package init(from old: ConsoleReading, to new: ConsoleReading, tap: CGPoint) {
    let (before, after) = (Screen(old), Screen(new))
    isComparable = before.isLike(after)
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
      // A missing flag is off, and a missing text is empty; other missing fields did not change.
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

  /// The fields with other names in the report.
  private static let words = [
    "axlabel": "label", "axvalue": "value", "accessibilitytext": "label", "hinttext": "hint",
    "accessibilitylabel": "label", "accessibilityvalue": "value", "text 1": "text",
  ]

  // MARK: - The same view in both

  /// Returns the pairs of the same view in both trees: by address, identifier, words, or position.
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
  /// The views of a text with their positions on the screen.
  private struct Screen {
    let views: [ConsoleView]
    let rectangles: [CGRect]
    /// The visible views, without the status bar, because its clock changes by itself.
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

    /// The properties by which the same view is found in both trees, from the most reliable one.
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
        // A changed text can change the width of its label, which keeps an edge or the center.
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

    /// Returns the smallest view at a point; nil if only the whole screen is there.
    func innermost(at point: CGPoint) -> Int? {
      let largest = shown.map(area).max() ?? 0
      return shown.filter { rectangles[$0].contains(point) && area($0) < largest * 0.9 }
        .min { area($0) < area($1) }
    }

    private func area(_ index: Int) -> CGFloat {
      rectangles[index].width * rectangles[index].height
    }

    /// Whether a view is another one, is inside it, or surrounds it without other content.
    func isWithin(_ index: Int, _ other: Int) -> Bool {
      var next: Int? = index
      while let place = next {
        if place == other { return true }
        next = views[place].parent
      }
      return rectangles[other].insetBy(dx: -1, dy: -1).contains(rectangles[index])
        && !rectangles[index].isEmpty
    }

    /// Whether another tree has views of the same kind, and mostly the same fields.
    func isLike(_ other: Screen) -> Bool {
      guard !views.isEmpty, !other.views.isEmpty else { return true }
      guard hasElementsOnly == other.hasElementsOnly else { return false }
      let (fields, others) = (self.fields, other.fields)
      let common = fields.intersection(others).count
      return common * 2 >= min(fields.count, others.count)
    }

    private var hasElementsOnly: Bool {
      !views.contains { $0.kind == .printed || $0.kind == .joined }
    }

    private var fields: Set<String> {
      shown.reduce(into: []) { $0.formUnion(facts(of: $1).keys) }
    }

    /// Returns the changeable properties of a view as text.
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

    /// The fields for the position and identity of a view, which are not compared.
    private static let places: Set = [
      "axframe", "frame", "rect", "bounds", "nativeframe", "coordinates", "x", "y", "width",
      "height", "pid", "pointer", "address", "ptr", "alias", "ref", "elementnum", "depth", "indent",
      "index",
      "windowcontextid", "displayid", "b", "at", "size", "parentnum", "boundingbox",
      "region", "order",
    ]
  }
}
