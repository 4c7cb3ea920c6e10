public import Foundation

/// The views that differ on a second screen, with the properties that changed.
public struct TreeDifference: Hashable, Sendable {
  /// A property of a view with a new value.
  public struct Change: Hashable, Sendable {
    /// The name of the view.
    public let view: String
    /// The class of the view.
    public let typeName: String
    /// The property; for a frame only the part that changed.
    public let property: String
    /// The former value.
    public let before: String
    /// The new value.
    public let after: String
    /// The increase of a number; nil for other values.
    public let step: Double?
    /// The distance of an origin whose coordinates both changed; nil for other values.
    public let moved: CGSize?
  }

  /// The changes, in the order of the tree.
  public let changes: [Change]
  /// The number of views that were changed, added or removed.
  public let changedCount: Int
  /// The number of views of the larger screen.
  public let viewCount: Int

  /// The text for a missing view.
  public static let absent = "–"

  init(_ first: ScreenFacts, _ second: ScreenFacts, _ pairs: ScreenPairs) {
    var changes: [Change] = []
    var changed = 0
    let orders = (first.children, second.children)
    for (index, view) in first.views.enumerated() {
      guard let other = pairs.after[index] else {
        // The subviews of a removed view are removed with it.
        if let parent = view.parent, pairs.after[parent] == nil { continue }
        changed += 1
        changes.append(Change(of: view, "view", first.summary(of: index), Self.absent))
        continue
      }
      var own = Self.changes(from: view, to: second.views[other])
      let superview = view.parent.flatMap { pairs.after[$0] }
      if superview != second.views[other].parent {
        let names = (first.name(view.parent), second.name(second.views[other].parent))
        own.append(Change(of: view, "superview", names.0, names.1))
      }
      let order = orders.0[index].filter { child in
        pairs.after[child].map { second.views[$0].parent == other } ?? false
      }
      let common = Set(order)
      let newOrder = orders.1[other].filter { pairs.before[$0].map(common.contains) ?? false }
      if order.compactMap({ pairs.after[$0] }) != newOrder {
        let names = (order.map(first.name), newOrder.map(second.name))
        own.append(
          Change(
            of: view,
            "subviews",
            names.0.joined(separator: ", "),
            names.1.joined(separator: ", ")
          )
        )
      }
      if !own.isEmpty { changed += 1 }
      changes += own
    }
    for (index, view) in second.views.enumerated() where pairs.before[index] == nil {
      if let parent = view.parent, pairs.before[parent] == nil { continue }
      changed += 1
      changes.append(Change(of: view, "view", Self.absent, second.summary(of: index)))
    }
    self.changes = changes
    changedCount = changed
    viewCount = max(first.views.count, second.views.count)
  }

  private static func changes(
    from view: ScreenFacts.View,
    to other: ScreenFacts.View
  ) -> [Change] {
    var changes = frameChanges(from: view, to: other)
    if view.typeName != other.typeName {
      changes.append(Change(of: view, "class", view.typeName, other.typeName))
    }
    let names = Set(view.properties.keys).union(other.properties.keys)
    for name in names.sorted() where view.properties[name] != other.properties[name] {
      let usual = ScreenFacts.usual(name)
      changes.append(
        Change(of: view, name, view.properties[name] ?? usual, other.properties[name] ?? usual)
      )
    }
    return changes
  }

  private static func frameChanges(
    from view: ScreenFacts.View,
    to other: ScreenFacts.View
  ) -> [Change] {
    let (old, new) = (view.frame, other.frame)
    let pairs = [
      ("frame.origin.x", old.origin.x, new.origin.x),
      ("frame.origin.y", old.origin.y, new.origin.y),
      ("frame.size.width", old.width, new.width), ("frame.size.height", old.height, new.height),
    ].map { (name: $0.0, before: Double($0.1), after: Double($0.2)) }
    func joined(_ some: ArraySlice<(name: String, before: Double, after: Double)>) -> [Change] {
      let moved = some.filter { Measure.number($0.before) != Measure.number($0.after) }
      guard moved.count > 1 else {
        return moved.map {
          Change(
            of: view,
            $0.name,
            Measure.number($0.before),
            Measure.number($0.after),
            step: $0.after - $0.before
          )
        }
      }
      let isSize = moved[0].name.hasPrefix("frame.size")
      return [
        Change(
          of: view,
          isSize ? "frame.size" : "frame.origin",
          isSize ? Measure.size(old.size) : Measure.point(old.origin),
          isSize ? Measure.size(new.size) : Measure.point(new.origin),
          moved: isSize
            ? nil : CGSize(width: new.minX - old.minX, height: new.minY - old.minY)
        )
      ]
    }
    return joined(pairs[0..<2]) + joined(pairs[2..<4])
  }
}

extension TreeDifference.Change {
  fileprivate init(
    of view: ScreenFacts.View,
    _ property: String,
    _ before: String,
    _ after: String,
    step: Double? = nil,
    moved: CGSize? = nil
  ) {
    self.moved = moved
    (self.view, typeName) = (view.name, view.typeName)
    (self.property, self.before, self.after) = (property, before, after)
    self.step = step ?? Double(after).flatMap { new in Double(before).map { new - $0 } }
  }
}

extension ScreenFacts {
  fileprivate func name(_ index: Int?) -> String {
    index.map { views[$0].name } ?? TreeDifference.absent
  }

  /// Returns the frame of a view that was added or removed.
  fileprivate func summary(of index: Int) -> String { Measure.rect(views[index].frame) }

  /// Returns the default value of a property that the facts leave out.
  fileprivate static func usual(_ name: String) -> String {
    switch name {
    case "alpha": "1"
    case "bounds.origin": "(0, 0)"
    case "transform": "identity"
    case "isUserInteractionEnabled", "isEnabled", "isScrollEnabled", "delaysContentTouches": "true"
    case _ where name.hasPrefix("is") || name.hasPrefix("clips"): "false"
    case "cornerRadius", "borderWidth": "0"
    default: TreeDifference.absent
    }
  }
}

extension Measure {
  /// Returns a size as text: `44 × 44`.
  static func size(_ size: CGSize) -> String {
    "\(number(Double(size.width))) × \(number(Double(size.height)))"
  }
}
